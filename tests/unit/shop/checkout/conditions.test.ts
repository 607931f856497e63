import { describe, expect, it } from 'vitest'
import { conditionsFor } from '#server/shop/checkout/conditions.ts'
import type { ConditionedLine } from '#server/shop/checkout/conditions.ts'
import { content } from '../../../support/catalogue.ts'

type Kind = ConditionedLine['kind']

function lineOf(kind: Kind, code = ''): ConditionedLine {
  return { kind, name: `Offer ${code}`, code: kind === 'place' ? code : null }
}

function sentencesFor(...lines: readonly ConditionedLine[]): string {
  return conditionsFor(lines, content.terms, content)
    .flatMap(({ title, sentences }) => [title, ...sentences])
    .join('\n')
}

/** The page of the terms as one text, without its marks. */
const terms = JSON.stringify(content.pages.get('web.info.terms-and-conditions')).replaceAll(
  /<[^>]+>/g,
  '',
)

describe('what holds for an order', () => {
  it.each([
    ['place', 'CR-DSP', ['Nights aboard: a package', 'If you cannot come']],
    ['place', 'HO-CI', ['Nights aboard: a package', 'If you cannot come']],
    ['place', 'OD-FA', ['If you cannot come']],
    ['place', 'CH-DAY', ['If you cannot come']],
    ['online', 'ON-DST', ['Online courses']],
    ['product', 'G158', ['Things from the shop']],
    ['voucher', 'GV-050', ['Gift vouchers']],
  ] as const)('for a %s of %s is said under %o', (kind, code, titles) => {
    const conditions = conditionsFor([lineOf(kind, code)], content.terms, content)
    expect(conditions.map(({ title }) => title)).toEqual(titles)
  })

  it('names every package once, and nothing else as one', () => {
    const words = sentencesFor(
      lineOf('place', 'CR-DSP'),
      lineOf('place', 'CR-DSP'),
      lineOf('place', 'HO-CI'),
      lineOf('place', 'OD-FA'),
    )

    expect(words).toContain('Offer CR-DSP, Offer HO-CI: sleeping on board')
    expect(words).not.toContain('OD-FA')
  })

  it.each([
    ['place', 'You lose the deposit', 'you lose the deposit'],
    ['place', 'You get back what it fetched', 'you get back what it fetched'],
    ['place', 'no such right for a course, a berth', 'no 14 days in which to change your mind'],
    ['place', 'may not raise the price', 'may not raise the price'],
    ['place', 'unavoidable and extraordinary', 'unavoidable and extraordinary'],
    ['place', 'seven days’ notice', 'seven days’ notice'],
    ['online', 'until you ask us to open it', 'until you ask us to open the course'],
    ['voucher', 'do not exchange vouchers for cash', 'do not exchange vouchers for cash'],
  ] as const)(
    'for a %s has the words of the page of the terms: %s',
    (kind, inTerms, inCheckout) => {
      expect(terms).toContain(inTerms)
      expect(sentencesFor(lineOf(kind, 'CR-DSP'))).toContain(inCheckout)
    },
  )
})
