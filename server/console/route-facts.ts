import { pageFile } from '#server/app/assets.ts'
import { writeQuery } from '#server/routing/address.ts'
import type { Query } from '#server/routing/address.ts'
import { differencesOf } from '#server/routing/listing/format-rows.ts'
import { handlerName } from '#server/routing/listing/rows.ts'
import type { RouteRow } from '#server/routing/listing/rows.ts'
import type { Keeping } from '#server/routing/options.ts'

/** One line of an explanation: a word, and what it is about. */
export type Fact = readonly [label: string, text: string]

/** What is known of a matched route and of its parameters in this request. */
export function routeFacts(
  row: RouteRow,
  params: Readonly<Record<string, string>>,
  query: Query,
): Fact[] {
  const { declared, handler, kind, name, uri } = row
  const place = `${declared.file}${declared.line === null ? '' : `:${declared.line}`}`
  const values = Object.entries(params).map(([key, value]): Fact => [
    'Parameter',
    `${key} = ${value}`,
  ])
  return [
    ['Route', `${name}, ${uri} (${place})`],
    ['Handler', handler ? `${kind} ${handlerName(handler)} (${handler.file})` : kind],
    ...row.pages.map((page): Fact => ['Page', `${page} (${pageFile(page)})`]),
    ...values,
    ...(Object.keys(query).length > 0 ? [['Query', writeQuery(query)] as const] : []),
    ...differencesOf(row)
      .filter((text) => !text.startsWith('{'))
      .map((text): Fact => ['Option', text]),
  ]
}

/** Whether the answer may be kept, for how long, and why. */
export function cacheText(isSafe: boolean, { isPublic, reason, seconds }: Keeping): string {
  if (!isSafe) return 'private: something was sent'
  if (!isPublic) return `private: ${reason}`
  const life = seconds === null ? 'until the site changes' : `for ${seconds} s at most`
  return `public, ${life}: ${reason}; private to a visitor with a cookie of ours`
}
