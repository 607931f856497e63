import type { Shipping } from '../schema/shop.ts'
import type { TermsFile } from '../schema/terms.ts'

/** What is to be read before ordering, under a heading. */
export interface TermsCondition {
  readonly title: string
  readonly sentences: readonly string[]
}

/** What an order is placed under, its sentences in full: it needs no other file to be read. */
export interface Terms extends Omit<TermsFile, '$schema' | 'conditions'> {
  readonly conditions: Readonly<
    Record<'dated_places' | 'online_courses' | 'goods' | 'vouchers', TermsCondition>
  > & {
    /** Its first sentence stands behind the names of the packages: of one, or of several. */
    readonly package: TermsCondition & Readonly<Record<'one' | 'several', string>>
  }
}

/** The terms with what shipping.json says of goods. */
export function fillTerms(
  { $schema: _, conditions, ...figures }: TermsFile,
  { dispatch, returns }: Pick<Shipping, 'dispatch' | 'returns'>,
): Terms {
  const { title, sentences = [] } = conditions.goods
  const goods = { title, sentences: [`${dispatch}.`, ...returns, ...sentences] }
  return { ...figures, conditions: { ...conditions, goods } }
}
