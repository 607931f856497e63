import type { Measured } from '../part.ts'
import type { Group, Plot } from '../report/plot.ts'
import { ratioRow, rowOf } from '../report/rows.ts'
import type { Section } from '../report/rows.ts'
import { durationText } from '../report/table.ts'
import type { CaseName } from '../serving/cases.ts'
import { comparisonsFor } from '../serving/comparisons.ts'
import { findCores, onLoadCore } from '../serving/cores.ts'
import { measureServing } from '../serving/serving.ts'
import type { ServingCost } from '../serving/serving.ts'

const rounds = 15

/** What sending pages costs, against what sending the same bytes has to. */
export async function serving(folder: string): Promise<Measured> {
  const { costs, megabytes } = await onLoadCore(findCores(), () => measureServing(folder, rounds))
  const memory = { name: 'the most memory while kept pages are sent', unit: 'MB' } as const
  return {
    sections: [
      ...groupsOf(costs).map(({ title, rows }) => {
        return { title: `${title}: CPU for one answer, median of ${rounds} rounds`, rows }
      }),
      {
        title: 'Serving, by rounds in which all took turns',
        rows: [
          ...comparedRows(costs),
          { ...memory, value: megabytes.load, limit: { atMost: 130 } },
          { name: '… until then', unit: 'MB', value: megabytes.start },
        ],
      },
    ],
    facts: { costs, megabytes },
    plot: plotFor(costs),
  }
}

function groupsOf(costs: readonly ServingCost[]): Section[] {
  const titles = [...new Set(costs.map(({ group }) => group))]
  return titles.map((title) => {
    const rows = costs
      .filter(({ group }) => group === title)
      .map(({ label: name, microseconds }) => rowOf({ name, unit: 'µs' }, microseconds))
    return { title, rows }
  })
}

function comparedRows(costs: readonly ServingCost[]) {
  const roundsOf = (name: CaseName) => costs.find((cost) => cost.name === name)?.microseconds ?? []
  const nodeMajor = Number(process.versions.node.split('.')[0])
  return comparisonsFor(nodeMajor).map(({ words: name, dear, cheap, limit }) =>
    ratioRow({ name, ...(limit && { limit }) }, roundsOf(dear), roundsOf(cheap)),
  )
}

function plotFor(costs: readonly ServingCost[]): Plot {
  const groups = groupsOf(costs).map(({ title, rows }): Group => {
    const bars = rows.map(({ name, value, interval = [value, value] }) => {
      return {
        name,
        value,
        interval,
        isOurs: !/^(?:node:http|Express|home page, rendering)/.test(name),
      }
    })
    return { title, bars }
  })
  return {
    file: 'bench',
    title: 'What one answer costs the server',
    subtitle: `CPU time on a logarithmic scale: the median of ${rounds} rounds and its 95 % interval. Node ${process.versions.node}.`,
    textOf: durationText,
    groups,
  }
}
