import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { ChosenFilters } from '#js/components/ui/chosen-filters.tsx'
import { HighlightedText } from '#js/components/ui/highlighted-text.tsx'
import { ButtonLink, Link } from '#js/components/ui/link.tsx'
import { PhoneLink } from '#js/components/ui/phone-link.tsx'
import { SearchAnswer } from '#js/components/ui/search-answer.tsx'
import { SearchForm } from '#js/components/ui/search-form.tsx'
import { SearchHitRow } from '#js/components/ui/search-hit-row.tsx'
import { PrintButton, ShareLinks } from '#js/components/ui/share-links.tsx'
import { SuggestionList } from '#js/components/ui/suggestion-list.tsx'
import { TextLink } from '#js/components/ui/text-link.tsx'
import { alone, areaOnPaper, small, wide } from '../entry.ts'
import { longName, longWord, onDark } from '../samples.tsx'

const look = 'text-tide underline underline-offset-4'

const usual = <ButtonLink href="/">Go to the home page</ButtonLink>

/** Its content with the focus on the link in it. */
function Focused({ children }: { readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)

  useEffect(() => {
    box.current?.querySelector('a')?.focus()
  }, [])

  return (
    <div ref={box} className="p-8">
      {children}
    </div>
  )
}

const chips = ['Beginner', longName].map((label) => ({ label, href: `/rya-courses?q=${label}` }))

const daySkipper = [
  { text: 'RYA ', isMatch: false },
  { text: 'Day Skipper', isMatch: true },
  { text: ' practical', isMatch: false },
]

const suggestions = [
  {
    href: '/rya-courses/rya-day-skipper-practical',
    name: daySkipper,
    kind: 'Course',
    picture: { src: '/images/art/cowes-800.jpg', lighter: null },
    next: 'Next: 13th December, Southampton',
    price: 'from £715.00',
  },
  {
    href: '/faq#skip-competent-crew',
    name: [{ text: `Can I skip it and go straight to ${longWord}?`, isMatch: false }],
    kind: 'Question',
    picture: null,
    next: null,
    price: null,
  },
]

const hit = {
  href: '/rya-courses/rya-day-skipper-practical',
  name: daySkipper,
  part: null,
  kind: 'Course',
  picture: '/images/art/cowes-800.jpg',
  sentence: [{ text: '5 days. Take charge of a yacht beside an instructor.', isMatch: false }],
  next: { text: '13th December, Southampton', href: '/events/CR-DSP-261213' },
  price: { text: 'from £715.00' },
}

export const links = areaOnPaper('Links and search', [
  small('Links', ['ui/link.tsx'], {
    'To a page of the site': (
      <Link href="/" className={look}>
        Home
      </Link>
    ),
    'In a new tab': (
      <Link href="https://blog.saltlark.example/" newTab className={look}>
        The blog
      </Link>
    ),
    'To nowhere: text': <Link item={{}}>A course</Link>,
  }),
  small('Text link', ['ui/text-link.tsx'], {
    Strong: <TextLink href="/">Everything about it</TextLink>,
    Light: (
      <TextLink href="/" look="light">
        Everything about it
      </TextLink>
    ),
    Plain: (
      <TextLink href="/" look="plain">
        Everything about it
      </TextLink>
    ),
    'More words than fit a line': <TextLink href="/">{longName}</TextLink>,
  }),
  small('Phone link', ['ui/phone-link.tsx'], {
    'The number alone': <PhoneLink className={look} />,
    'With words': <PhoneLink before="Call " className={look} />,
  }),
  small('Button link', ['ui/link.tsx'], {
    Usual: usual,
    'On a dark ground': onDark(usual),
    'More words than fit a line': <ButtonLink href="/">{longName}</ButtonLink>,
  }),
  alone('Links with the focus', ['ui/link.tsx'], {
    'A link': (
      <Focused>
        <Link href="/" className={look}>
          Home
        </Link>
      </Focused>
    ),
    'A button': <Focused>{usual}</Focused>,
    'A button on a dark ground': onDark(<Focused>{usual}</Focused>),
  }),
  wide('Chosen filters', ['ui/chosen-filters.tsx'], {
    'Of a listing': <ChosenFilters chips={chips} clearHref="/rya-courses" />,
    'Under a form, one alone': <ChosenFilters chips={chips.slice(0, 1)} clearHref={null} />,
  }),
  small('Share links', ['ui/share-links.tsx'], {
    'Of a course': (
      <ShareLinks title="Competent Crew" url="https://saltlark.example/competent-crew" />
    ),
  }),
  small('Print button', ['ui/share-links.tsx'], {
    Usual: <PrintButton>Print this page</PrintButton>,
  }),
  wide('Search form', ['ui/search-form.tsx'], {
    Filled: (
      <SearchForm
        form={{ action: '/search', suggestionsHref: '/search/suggestions', query: 'day skiper' }}
      />
    ),
  }),
  wide('Search suggestions', ['ui/search-suggestions.tsx', 'ui/suggestion-list.tsx'], {
    'The second would be taken': (
      <div className="gallery-over max-w-copy">
        <SuggestionList
          listId="sample-list"
          optionId={(option) => `sample-option-${option}`}
          query="day skip"
          suggestions={suggestions}
          all={{ label: 'See all 14 results for “day skip”', href: '/search?q=day%20skip' }}
          active={1}
        />
      </div>
    ),
  }),
  wide('Direct answer', ['ui/search-answer.tsx'], {
    'With its page': (
      <SearchAnswer
        answer={{
          title: 'Dogs:',
          text: 'Assistance dogs may come into our classrooms, and on day sails after a talk with us.',
          link: { label: 'Accessibility statement', href: '/accessibility#afloat' },
        }}
      />
    ),
    'Without one': (
      <SearchAnswer
        answer={{ title: 'Greece:', text: 'We do not sail in the Mediterranean.', link: null }}
      />
    ),
  }),
  wide('Search hit', ['ui/search-hit-row.tsx'], {
    'With a date': <SearchHitRow {...hit} />,
    'Without picture, date and price': (
      <SearchHitRow
        {...hit}
        name={[{ text: `${longName} ${longWord}`, isMatch: false }]}
        part="Bowline"
        kind="Page"
        picture={null}
        next={null}
        price={null}
      />
    ),
  }),
  small('Highlighted text', ['ui/highlighted-text.tsx'], {
    Some: <HighlightedText text={daySkipper} />,
  }),
])
