import { ratioRow } from '../report/rows.ts'
import type { Limit, Row } from '../report/rows.ts'
import type { CaseName } from './cases.ts'

const plainAsRaw: Limit = { atLeast: 0.9 }
const brotliAsRaw: Limit = { atLeast: 0.88 }
const unchanged: Limit = { atLeast: 1.5 }
const bothAgain = '… with the headers of a second visit, to both'
const oursAgain = '… with the headers of a second visit, to us alone'

/** How many times what one case costs another does, by the rounds of each. */
export function comparedRows(costs: Readonly<Record<CaseName, readonly number[]>>): Row[] {
  // Since 24 Express is two to three times as fast as it was.
  const isNew = Number(process.versions.node.split('.')[0]) >= 24
  const express: Limit = { atLeast: isNew ? 1.3 : 3 }
  const json: Limit = { atLeast: 4 }
  const rows: readonly (readonly [string, CaseName, CaseName, Limit?])[] = [
    ['cached page, plain: times as fast as node:http', 'raw plain', 'ours plain', plainAsRaw],
    [bothAgain, 'raw plain again', 'ours plain again', plainAsRaw],
    ['cached page, brotli: times as fast as node:http', 'raw brotli', 'ours brotli', brotliAsRaw],
    [bothAgain, 'raw brotli again', 'ours brotli again', brotliAsRaw],
    ['cached page, plain: times as fast as Express', 'Express plain', 'ours plain', express],
    [oursAgain, 'Express plain', 'ours plain again', express],
    ['cached page, brotli: times as fast as Express', 'Express brotli', 'ours brotli', express],
    [oursAgain, 'Express brotli', 'ours brotli again', express],
    ['cached page object: times as fast as Express', 'Express JSON', 'ours JSON', json],
    [oursAgain, 'Express JSON', 'ours JSON again', json],
    ['304: times as fast as the page, brotli', 'ours brotli', 'ours unchanged', unchanged],
    [bothAgain, 'ours brotli again', 'ours unchanged again', unchanged],
    ['rendering alone: times the same without fragments', 'kept render', 'bare render'],
    ['list of courses: times the home page', 'list', 'home signed in', { atMost: 2 }],
    ['filtered list: times the home page', 'filtered list', 'home signed in', { atMost: 2 }],
    ['header data, signed in: times nobody', 'header data in', 'header data out'],
  ]
  return [
    ratioRow(
      { name: 'home page, signed in: times the same without fragments', limit: { atMost: 0.4 } },
      costs['home signed in'],
      withoutFragments(costs),
    ),
    ...rows.map(([name, dear, cheap, limit]) =>
      ratioRow({ name, limit }, costs[dear], costs[cheap]),
    ),
  ]
}

/** What the page would cost whose fragments were rendered anew each time: rendering is all that differs. */
function withoutFragments(costs: Readonly<Record<CaseName, readonly number[]>>): number[] {
  const rendering = (name: CaseName, round: number) => costs[name][round] ?? NaN
  return costs['home signed in'].map(
    (cost, round) => cost + rendering('bare render', round) - rendering('kept render', round),
  )
}
