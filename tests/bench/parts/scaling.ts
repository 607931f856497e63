import { measureLookUp, pages } from '../look-up-cost.ts'
import type { Measured } from '../part.ts'
import { measureProcesses } from '../processes-cost.ts'
import { ratioRow, rowOf } from '../report/rows.ts'
import { findCores, onLoadCore } from '../serving/cores.ts'

const rounds = 15

/** A page cache with a thousand times as many pages. */
export async function lookUp(folder: string): Promise<Measured> {
  const cost = await onLoadCore(findCores(), () => measureLookUp(folder, rounds))
  const name = (count: number) => `${count.toLocaleString('en-GB')} kept pages, asked for by chance`
  return {
    sections: [
      {
        title: `Look-up: CPU for one answer of the page cache, median of ${rounds} rounds`,
        rows: [
          rowOf({ name: name(pages.few), unit: 'µs' }, cost.few),
          rowOf({ name: name(pages.many), unit: 'µs' }, cost.many),
          ratioRow({ name: 'many: times few', limit: { atMost: 1.25 } }, cost.many, cost.few),
        ],
      },
    ],
    facts: cost,
  }
}

/** A second process beside the first. */
export async function processes(folder: string): Promise<Measured> {
  const cost = await onLoadCore(findCores(), () => measureProcesses(folder, rounds))
  return {
    sections: [
      {
        title: `Processes on PostgreSQL: CPU for one answer of a mix, median of ${rounds} rounds`,
        rows: [
          rowOf({ name: 'one process', unit: 'µs' }, cost.one),
          rowOf({ name: 'two processes', unit: 'µs' }, cost.two),
          ratioRow({ name: 'two: times one', limit: { atMost: 1.15 } }, cost.two, cost.one),
        ],
      },
    ],
    facts: cost,
  }
}
