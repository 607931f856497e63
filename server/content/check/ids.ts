import type { Fault } from '../fault.ts'
import { faultAtPath } from '../load/document.ts'
import type { ParsedText, Path } from '../load/document.ts'
import type { Rule } from './rule.ts'

/** Entries of one list have different ids: browsers keep entries apart by them. */
export const idsDiffer: Rule = ({ home, blogPosts, levelFinder, giftVouchers }) => [
  ...(home
    ? repeated(home, ['page_data', 'testimonials'], 'id', home.value.page_data.testimonials)
    : []),
  ...(home ? repeated(home, ['page_data', 'instagram'], 'id', home.value.page_data.instagram) : []),
  ...(blogPosts ? repeated(blogPosts, ['posts'], 'id', blogPosts.value.posts) : []),
  ...(levelFinder ? repeated(levelFinder, ['questions'], 'id', levelFinder.value.questions) : []),
  ...(giftVouchers
    ? repeated(giftVouchers, ['vouchers'], 'code', giftVouchers.value.vouchers)
    : []),
]

function repeated<Key extends string>(
  source: ParsedText,
  path: Path,
  key: Key,
  entries: readonly Readonly<Record<Key, string | number>>[],
): Fault[] {
  const values = entries.map((entry) => entry[key])
  return values.flatMap((value, index) =>
    values.indexOf(value) < index
      ? [
          faultAtPath(
            source,
            [...path, index, key],
            `${JSON.stringify(value)} is in this list already`,
            'choose another',
          ),
        ]
      : [],
  )
}
