import { withBuildOf } from '../../support/commit-tree.ts'
import type { Part } from '../part.ts'
import { ratioRow } from '../report/rows.ts'
import type { Row } from '../report/rows.ts'
import { findCores, onLoadCore } from '../serving/cores.ts'
import { measureBuilds } from '../since/measure-builds.ts'

const rounds = 12

/** The central figures of the build of a commit and of this tree's, by turns in one run. */
export function since(ref: string): Part {
  return async (folder) => {
    const figures = await withBuildOf(ref, (tree) =>
      onLoadCore(findCores(), () => measureBuilds({ before: tree, after: '.' }, folder, rounds)),
    )
    const rows = figures.map(({ name, before, after }) => ratioRow({ name }, after, before))
    return {
      sections: [
        { title: `Times what it cost at ${ref}, median of the rounds`, rows },
        { title: conclusionOf(rows), rows: [] },
      ],
      facts: { figures },
    }
  }
}

/** What costs more wherever in its interval the truth is. */
export function conclusionOf(rows: readonly Row[]): string {
  const worse = rows.filter(({ interval: [lowest] = [0] }) => lowest > 1).map(({ name }) => name)
  return worse.length === 0 ? 'No interval is wholly worse.' : `Wholly worse: ${worse.join('; ')}.`
}
