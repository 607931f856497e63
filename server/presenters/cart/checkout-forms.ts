import type { SignedIn } from '#server/auth/account.ts'
import { daySpan } from '#server/format/dates.ts'
import { moneyText } from '#server/format/money.ts'
import type { CheckoutProps, CheckoutStep, CrewShown } from '#server/props/orders.ts'
import type { CheckoutAnswers, DeliveryAnswer } from '#server/shop/checkout/answers.ts'
import { europeanCountries } from '#server/shop/checkout/europe.ts'
import { ageOfNoParent, crewsOf, stayingAtHome } from '#server/shop/checkout/steps.ts'
import type { Crew } from '#server/shop/checkout/steps.ts'
import type { CartVisitor } from '#server/shop/context.ts'
import type { Totals } from '#server/shop/money/totals.ts'
import type { BuyableLine } from '#server/shop/orders/bought-line.ts'
import { totalsOfOrder } from '#server/shop/orders/bought-line.ts'
import type { VoucherBalance } from '#server/shop/vouchers/vouchers.ts'
import type { Site } from '#server/site/site.ts'
import type { Links } from '../links.ts'

/** What a visitor is about to order, as it stands now. */
export interface CheckoutCart {
  readonly visitor: CartVisitor
  readonly user: SignedIn['user'] | null
  readonly key: string
  readonly lines: readonly BuyableLine[]
  readonly answers: CheckoutAnswers
  /** Those that can pay. */
  readonly vouchers: readonly VoucherBalance[]
  readonly totals: Totals
  /** The steps that these lines need, in order; review is the last. */
  readonly steps: readonly CheckoutStep[]
  /** The first that lacks something. */
  readonly open: CheckoutStep
  readonly site: Site
  /** When all this was so, in milliseconds UTC. */
  readonly now: number
}

/** What all steps show. */
export type CheckoutHead = Pick<
  CheckoutProps,
  'steps' | 'action' | 'cartHref' | 'sum' | 'lines' | 'holds' | 'now'
>

/** What one step shows besides. */
export type StepProps<Step extends CheckoutStep> = Omit<
  Extract<CheckoutProps, { step: Step }>,
  keyof CheckoutHead
>

/** Who orders, and who comes: with what was told before, or is known of who is signed in. */
export function peopleStep(
  links: Links,
  { answers, lines, site, user }: CheckoutCart,
): StepProps<'people'> {
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
    why: whyText(crew),
    people: Array.from({ length: count }, (_, index) => ({
      name: told[index]?.name ?? '',
      born: told[index]?.born ?? '',
    })),
  }
}

/** Why dates of birth are asked for. */
function whyText({ ages: { least, most }, needsPassport, asksBorn, needsParent }: Crew): string {
  return [
    ...(least === null ? [] : [`Minimum age ${least}.`]),
    ...(most === null ? [] : [`Maximum age ${most}.`]),
    ...(asksBorn && needsParent
      ? [`Under-${ageOfNoParent}s must come with a parent or guardian.`]
      : []),
    ...(needsPassport ? ['It crosses a border, where the crew list has dates of birth.'] : []),
  ].join(' ')
}

/** How what is posted gets there, with what each way costs. */
export function deliveryStep(cart: CheckoutCart): StepProps<'delivery'> {
  const { answers, lines, site } = cart
  const { shipping, company } = site.content
  const goesAbroad = stayingAtHome(lines, site.content).length === 0
  const uk = chargeTo(cart, 'uk')
  return {
    step: 'delivery',
    delivery: fieldsOf(answers.delivery, answers.contact?.name ?? ''),
    choices: [
      {
        value: 'post',
        label: 'Post it to me',
        note: `${uk} inside the United Kingdom. ${shipping.dispatch}.`,
      },
      { value: 'collect', label: 'I collect it', note: `${shipping.collection}.` },
    ],
    destinations: [
      { value: 'uk', label: 'The United Kingdom', note: uk },
      ...(goesAbroad
        ? [
            {
              value: 'europe' as const,
              label: 'The rest of Europe',
              note: `${chargeTo(cart, 'europe')}. ${shipping.europe.note}`,
            },
          ]
        : []),
    ],
    countries: goesAbroad ? europeanCountries : [],
    collectAt: company.address.join(', '),
  }
}

function chargeTo({ lines, vouchers, site }: CheckoutCart, to: 'uk' | 'europe'): string {
  const { delivery } = totalsOfOrder(
    lines,
    { people: {}, delivery: { ...nowhere, to } },
    vouchers,
    site,
  )
  return delivery === 0 ? 'Free' : moneyText(delivery)
}

const nowhere: Extract<DeliveryAnswer, { by: 'post' }> = {
  by: 'post',
  to: 'uk',
  name: '',
  lines: [''],
  town: '',
  postcode: '',
  country: '',
}

function fieldsOf(
  told: DeliveryAnswer | undefined,
  name: string,
): StepProps<'delivery'>['delivery'] {
  const blank = { line1: '', line2: '', town: '', postcode: '', country: '' }
  if (told?.by !== 'post') return { ...blank, by: told?.by ?? '', to: 'uk', name }
  const { by, to, lines, town, postcode, country } = told
  const [line1 = '', line2 = ''] = lines
  return { by, to, name: told.name, line1, line2, town, postcode, country }
}
