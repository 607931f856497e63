import { daySpan } from '#server/format/dates.ts'
import type { Links } from '#server/presenters/links.ts'
import type { CheckoutProps, CrewShown } from '#server/props/orders.ts'
import type { CheckoutAnswers } from '#server/shop/checkout/answers.ts'
import { ageOfNoParent, crewsOf } from '#server/shop/checkout/crews.ts'
import type { Crew } from '#server/shop/checkout/crews.ts'
import type { CheckoutCart } from './checkout-cart.ts'

type PeopleStep = Pick<
  Extract<CheckoutProps, { step: 'people' }>,
  'step' | 'contact' | 'crews' | 'signInHref'
>

/** Who orders, and who comes: with what was told before, or is known of who is signed in. */
export function peopleStep(links: Links, { answers, lines, site, user }: CheckoutCart): PeopleStep {
  const known = { name: user?.name ?? '', email: user?.email ?? '', telephone: '' }
  const intended = links.path('web.shopping.checkout')
  return {
    step: 'people',
    contact: answers.contact ?? known,
    crews: crewsOf(lines, site.content).map((crew) => crewShown(crew, answers)),
    signInHref: user ? null : links.path('login', {}, { intended }),
  }
}

function crewShown(crew: Crew, { people }: CheckoutAnswers): CrewShown {
  const { lineId, date, count, asksBorn } = crew
  const told = people[lineId] ?? []
  return {
    lineId,
    asksBorn,
    name: date.name,
    when: `${daySpan(date.starts, date.ends)}, ${date.place}`,
    why: whyWords(crew),
    people: Array.from({ length: count }, (_, index) => ({
      name: told[index]?.name ?? '',
      born: told[index]?.born ?? '',
    })),
  }
}

/** Why dates of birth are asked for. */
function whyWords({ ages: { least, most }, needsPassport, asksBorn, needsParent }: Crew): string {
  return [
    ...(least === null ? [] : [`Minimum age ${least}.`]),
    ...(most === null ? [] : [`Maximum age ${most}.`]),
    ...(asksBorn && needsParent
      ? [`Under-${ageOfNoParent}s must come with a parent or guardian.`]
      : []),
    ...(needsPassport ? ['It crosses a border, where the crew list has dates of birth.'] : []),
  ].join(' ')
}
