import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { siteUrls } from '#server/app/links.ts'
import { readContent } from '#server/content/read-content.ts'
import type { PageContext } from '#server/presenters/context.ts'
import { findFor } from '#server/presenters/search/findings.ts'
import { presentSuggestions } from '#server/presenters/search/suggestions.ts'
import { noOrders } from '#server/schedule/availability.ts'
import { handleOf } from '#server/search/search.ts'
import { snapshotAt } from '#server/site/site.ts'
import { ownCpu } from '../own-cpu.ts'

/**
 * How many of the queries in `queries.json`, which people typed who know neither code nor content, have
 * one of the things that they expect among the first three that a search of the shipped content shows; and
 * what one costs. Nothing fails by it: `npx tsx --conditions=@saltlark/source tests/bench/typed/index.ts`,
 * with another list of the same shape as its argument.
 */
const [, , file = 'tests/bench/typed/queries.json'] = process.argv

const list = z
  .array(
    z.object({
      query: z.string(),
      /** What whoever typed it would call a help. */
      expects: z.array(z.string()),
      /**
       * The same as the content names it: slugs, codes, route names; `answer:` with a title, `when:` with the
       * time that is read, `room:` with a number, `lowest-price`.
       */
      any: z.array(z.string()),
      /** What the line over the results says besides. */
      says: z.string().optional(),
    }),
  )
  .parse(JSON.parse(readFileSync(file, 'utf8')))

const { content } = await readContent('resources/content')
if (!content) throw new Error('the shipped content has faults; npm run content:check names them')
const instant = Date.parse('2026-11-27T12:00:00Z')
const site = snapshotAt({ content, version: 'shipped' }, instant)
const context: PageContext = { site, links: siteUrls('http://localhost'), takenPlaces: noOrders }

const missed = list.filter((one) => !isAnswered(one))
for (const { query, any } of missed) {
  console.log(`${query}: ${firstThree(query).join(', ')}\n  instead of ${any.join(', ')}`)
}
console.log(`${list.length - missed.length} of ${list.length}`)

function isAnswered({ query, any, says }: (typeof list)[number]): boolean {
  const { filterText } = findFor(context, query)
  const told = filterText ?? ''
  const shown = [...firstThree(query), ...(told.startsWith('With ') ? filtersIn(told) : [])]
  if (told.startsWith('The lowest price')) shown.push('lowest-price')
  return any.some((one) => shown.includes(one)) && (!says || told.includes(says))
}

function filtersIn(told: string): readonly string[] {
  const [, time, room] =
    /^With (?:dates (?:in |at )?(.*?))?(?: and )?(?:room for (\d))?$/.exec(told) ?? []
  return [`when:${time ?? ''}`, `room:${room ?? ''}`]
}

/** The answer counts as the first. */
function firstThree(query: string): readonly string[] {
  const { answer, found } = findFor(context, query)
  const hits = found.map(({ document }) =>
    document.target.type === 'question'
      ? `faq:${document.target.id}`
      : (handleOf(document) ?? document.name),
  )
  return [...(answer ? [`answer:${answer.title}`] : []), ...hits].slice(0, 3)
}

for (const { query } of list) presentSuggestions(context, query)
const costs: { readonly query: string; readonly milliseconds: number }[] = []
for (const { query } of list) {
  const milliseconds = await ownCpu(100, () => presentSuggestions(context, query))
  costs.push({ query, milliseconds })
}
costs.sort((one, other) => one.milliseconds - other.milliseconds)
const at = (share: number) => costs[Math.floor(share * (costs.length - 1))]
const told = [0.5, 0.99, 1].map((share) => `${at(share)?.milliseconds.toFixed(2)} ms`)
console.log(`CPU: median ${told[0]}, p99 ${told[1]}, most ${told[2]} (“${at(1)?.query}”)`)
