import { ChosenFilters } from '#js/components/ui/chosen-filters.tsx'
import { ButtonLink, Link } from '#js/components/ui/link.tsx'
import { PhoneLink } from '#js/components/ui/phone-link.tsx'
import { TextLink } from '#js/components/ui/text-link.tsx'
import { Focused } from '../effects.tsx'
import { entriesOf } from '../entry.ts'
import { longName } from '../samples.ts'

const look = 'text-tide underline underline-offset-4'

const chosen = {
  chips: ['Beginner', longName].map((label) => ({ label, href: `/rya-courses?q=${label}` })),
  clearHref: '/rya-courses',
}

export const links = entriesOf([
  {
    title: 'Chosen filters',
    shows: ['components/ui/chosen-filters.tsx'],
    states: {
      'Of a listing': <ChosenFilters {...chosen} look="listing" verb="Remove" />,
      'Under a form, one alone': (
        <ChosenFilters
          look="form"
          verb="Without"
          chips={chosen.chips.slice(0, 1)}
          clearHref={null}
        />
      ),
    },
  },
  {
    title: 'Links',
    shows: ['components/ui/link.tsx'],
    areSmall: true,
    states: {
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
      'To a named route': (
        <Link to="web.home" className={look}>
          Home
        </Link>
      ),
      'To where an item leads': (
        <Link item={{ href: '/' }} className={look}>
          A course
        </Link>
      ),
      'To where an item leads: nowhere': <Link item={{}}>A course</Link>,
      'With the focus': {
        isAlone: true,
        content: (
          <Focused>
            <p className="p-8">
              <Link href="/" className={look}>
                Home
              </Link>
            </p>
          </Focused>
        ),
      },
    },
  },
  {
    title: 'Text link',
    shows: ['components/ui/text-link.tsx'],
    areSmall: true,
    states: {
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
    },
  },
  {
    title: 'Phone link',
    shows: ['components/ui/phone-link.tsx'],
    areSmall: true,
    states: {
      'The number alone': <PhoneLink className={look} />,
      'With words': <PhoneLink before="Call " className={look} />,
    },
  },
  {
    title: 'Button link',
    shows: ['components/ui/link.tsx'],
    areSmall: true,
    states: {
      Usual: <ButtonLink href="/">Go to the home page</ButtonLink>,
      'On a dark ground': {
        ground: 'dark',
        content: <ButtonLink href="/">Go to the home page</ButtonLink>,
      },
      'More words than fit a line': <ButtonLink href="/">{longName}</ButtonLink>,
      'With the focus': {
        isAlone: true,
        content: (
          <Focused>
            <p className="p-8">
              <ButtonLink href="/">Go to the home page</ButtonLink>
            </p>
          </Focused>
        ),
      },
      'With the focus on a dark ground': {
        isAlone: true,
        ground: 'dark',
        content: (
          <Focused>
            <p className="p-8">
              <ButtonLink href="/">Go to the home page</ButtonLink>
            </p>
          </Focused>
        ),
      },
    },
  },
])
