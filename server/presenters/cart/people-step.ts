import type { Terms } from '#server/content/fill/terms.ts'
import { daySpan } from '#server/format/dates.ts'
import type { CrewProps } from '#server/props/checkout.ts'
import type { CheckoutAnswers } from '#server/shop/checkout/answers.ts'
import { crewsOf, needsTelephone } from '#server/shop/checkout/steps.ts'
import type { Crew } from '#server/shop/checkout/steps.ts'
import type { Links } from '../context.ts'
import type { CheckoutCart, StepProps } from './checkout-cart.ts'

/** Who orders, and who comes: with what was said before, or is known of who is signed in. */
export function peopleStep(
  links: Links,
  { answers, lines, site, user }: CheckoutCart,
): StepProps<'people'> {
  const { content } = site
  const known = { name: user?.name ?? '', email: user?.email ?? '', telephone: '' }
  const intended = links.path('web.shopping.checkout')
  return {
    step: 'people',
    contact: answers.contact ?? known,
    asksTelephone: needsTelephone(lines),
    crews: crewsOf(lines, content).map((crew) => presentCrew(crew, answers, content.terms)),
    signInHref: user ? null : links.path('login', {}, { intended }),
  }
}

function presentCrew(crew: Crew, { people }: CheckoutAnswers, terms: Terms): CrewProps {
  const { lineId, date, count, asksBorn } = crew
  const given = people[lineId] ?? []
  return {
    lineId,
    asksBorn,
    name: date.name,
    when: `${daySpan(date.starts, date.ends)}, ${date.place}`,
    why: whyText(crew, terms),
    people: Array.from({ length: count }, (_, index) => ({
      name: given[index]?.name ?? '',
      born: bornFields(given[index]?.born ?? null),
    })),
  }
}

function bornFields(born: string | null): CrewProps['people'][number]['born'] {
  const [year = '', month = '', day = ''] =
    born?.split('-').map((part) => String(Number(part))) ?? []
  return { day, month, year }
}

function whyText(
  { ages: { least, most }, needsPassport, asksBorn, needsParent }: Crew,
  { unaccompanied_age: adult }: Terms,
): string {
  return [
    ...(least === null ? [] : [`Minimum age ${least}.`]),
    ...(most === null ? [] : [`Maximum age ${most}.`]),
    ...(asksBorn && needsParent ? [`Under-${adult}s must come with a parent or guardian.`] : []),
    ...(needsPassport ? ['It crosses a border, where the crew list has dates of birth.'] : []),
  ].join(' ')
}
