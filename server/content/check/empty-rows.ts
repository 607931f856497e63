import { valueIn } from '../json-schema.ts'
import { violationAt } from '../load/document.ts'
import type { Document, Path } from '../load/document.ts'
import type { Check, Violations } from './check.ts'

/** Nothing is left of a row of which the page shows the heading. */
export const rowsAreNotEmpty: Check = function* ({ home, blogPosts, giftVouchers, testimonials }) {
  if (home) {
    for (const row of ['courses', 'adventures', 'testimonials', 'instagram']) {
      yield* isNotEmpty(home, ['page_data', row])
    }
  }
  if (blogPosts) yield* isNotEmpty(blogPosts, ['posts'])
  if (giftVouchers) yield* isNotEmpty(giftVouchers, ['vouchers'])
  if (testimonials) yield* isNotEmpty(testimonials, ['testimonials'])
}

function* isNotEmpty(document: Document<unknown>, path: Path): Violations {
  const list = path.reduce(valueIn, document.input)
  if (!Array.isArray(list) || list.length > 0) return
  const message = 'is an empty list, and the page shows its heading above nothing'
  yield violationAt(document, path, message, 'put what was there back')
}
