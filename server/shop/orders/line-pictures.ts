import type { Content } from '#server/content/content.ts'
import type { OrderLineRow } from '#server/database/shop-tables.ts'
import { mailPicture } from '#server/mail/picture.ts'
import type { MailPicture } from '#server/mail/picture.ts'
import { offerOfCode } from '#server/schedule/lookup.ts'
import { parseReference } from '#server/schedule/reference.ts'

type Line = Pick<OrderLineRow, 'kind' | 'sku' | 'name'>

/** The picture of what a line bought, as messages show it; undefined: it has none, or is sold no longer. */
export function linePicture(content: Content, line: Line): MailPicture | undefined {
  return mailPicture(content, pathOf(content, line), line.name)
}

/** The first picture among the lines of an order, as a part of a message's data. */
export function leadPicture(
  content: Content,
  lines: readonly Line[],
): { readonly picture?: MailPicture } {
  for (const line of lines) {
    const picture = linePicture(content, line)
    if (picture) return { picture }
  }
  return {}
}

function pathOf(content: Content, { kind, sku }: Line): string | null | undefined {
  if (kind === 'voucher') return content.vouchers.find(({ code }) => code === sku)?.image
  if (kind === 'product') {
    return [...content.products.values()].find(({ code }) => code === sku)?.image
  }
  const code = kind === 'place' ? parseReference(sku)?.code : sku
  return offerOfCode(content, code ?? '')?.overview_image
}
