import { MultipleCard } from '#js/components/offer/multiple-card.tsx'
import { OfferCard } from '#js/components/offer/offer-card.tsx'
import { TestimonialCard } from '#js/components/offer/testimonial-card.tsx'
import { WantedForm } from '#js/components/offer/wanted-form.tsx'
import type { GlobalRatings, Testimonial } from '#server/props/home.ts'
import type { Card } from '#server/props/offers.ts'
import { alone, areaOnPaper, small } from '../entry.ts'
import { copy, longCopy, longName, longWord, useHome } from '../samples.tsx'

/** The first course of the home page, with something else about it. */
function Course({
  ratings,
  next,
  ...changes
}: Partial<Card> & { readonly ratings?: GlobalRatings; readonly next?: string }) {
  const { courses, global } = useHome()
  const [course] = courses
  if (!course) return null
  return (
    <OfferCard
      card={{ ...course, ...changes }}
      ratings={ratings ?? global}
      {...(next && {
        dates: { when: next, href: '/events/CR-SY-270507', note: 'Few places left' },
      })}
    />
  )
}

const months = [
  { value: '2027-05', label: 'May 2027 (34)', isChosen: true },
  { value: '2027-06', label: 'June 2027 (41)', isChosen: false },
]

const when = { name: 'month', label: 'When', any: 'Any month', choices: months }

const howMany = {
  name: 'people',
  label: 'How many',
  any: 'Any number',
  choices: [{ value: '2', label: '2 people', isChosen: false }],
}

const what = {
  name: 'kind',
  label: 'What',
  any: 'Everything',
  choices: [{ value: 'course', label: longName, isChosen: false }],
}

const wanted = { action: '/events', kept: [], button: 'Show dates', clearHref: '/events' }

const crew = { name: 'Competent Crew', href: '/rya-courses/rya-competent-crew' }

const theory = { name: 'Day Skipper theory', href: '/rya-courses/rya-day-skipper-theory' }

/** The first testimonial of the home page, in other words or otherwise shown. */
function Review({
  isVerified = false,
  ...changes
}: Partial<Testimonial> & { readonly isVerified?: boolean }) {
  const [testimonial] = useHome().testimonials
  return (
    testimonial && (
      <TestimonialCard testimonial={{ ...testimonial, ...changes }} isVerified={isVerified} />
    )
  )
}

export const cards = areaOnPaper('Cards', [
  small('Offer card', ['offer/offer-card.tsx'], {
    'A course': <Course />,
    'For intermediates': <Course ability="intermediate" />,
    'For the advanced': <Course ability="advanced" />,
    'Neither ability nor length': <Course ability={undefined} length={undefined} />,
    'With its next date': <Course next="Sunday 21 March, 2027, Southampton" />,
    'Its own rating': <Course rating={3.4} />,
    'No rating known': <Course ratings={{}} />,
    'A range of prices': <Course priceRange="£695.00 – £1,236.00" />,
    'No price': <Course priceRange={null} />,
    'A name of 80 letters': <Course name={longName} />,
    'Words longer than a line': (
      <Course name={longWord} meta_description={longWord} length={longWord} />
    ),
    'No description': <Course meta_description="" />,
    'A picture that no list has': <Course overview_image="/images/brand/product.svg" />,
  }),
  alone('What, when, how many', ['offer/wanted-form.tsx', 'ui/select-filter.tsx'], {
    'With a month chosen': (
      <WantedForm
        {...wanted}
        filters={[what, when, howMany]}
        chips={[{ label: 'May 2027', href: '/events' }]}
        more={{ label: 'Level and place', content: <p>What folds away.</p> }}
      />
    ),
    'Of one offer, nothing chosen': <WantedForm {...wanted} filters={[howMany]} chips={[]} />,
  }),
  small('Multiple card', ['offer/multiple-card.tsx'], {
    'Two offers': (
      <MultipleCard
        title="What brings you there"
        offers={[
          { ...crew, note: 'This comes first' },
          { ...theory, note: 'The theory that you need' },
        ]}
      />
    ),
    'An offer of which nothing is said': (
      <MultipleCard title="Before you come" offers={[{ ...crew, note: '' }]} />
    ),
    'Long names': (
      <MultipleCard title={longName} offers={[{ ...crew, name: longWord, note: longName }]} />
    ),
    'None: nothing': <MultipleCard title="Nothing" offers={[]} />,
  }),
  small('Testimonial card', ['offer/testimonial-card.tsx'], {
    Usual: <Review />,
    Verified: <Review isVerified />,
    Long: <Review title={longName} text={longCopy} />,
    Short: <Review title="Aye" text={copy('<p>Yes.</p>')} />,
    'Without a picture': <Review imageUrl={undefined} isVerified />,
    'With a link to the review': <Review href="https://reviews.example/1" />,
    'Words longer than a line': (
      <Review title={longWord} name={longWord} text={copy(`<p>${longWord}</p>`)} isVerified />
    ),
  }),
])
