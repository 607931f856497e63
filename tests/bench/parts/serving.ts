import type { Measured } from '../part.ts'
import { rowOf } from '../report/rows.ts'
import type { BareRender } from '../serving/bare-render.ts'
import { httpCases, renderedGroup, settled } from '../serving/cases.ts'
import type { CaseName } from '../serving/cases.ts'
import { comparedRows } from '../serving/comparisons.ts'
import { onLoadCore } from '../serving/cores.ts'
import { costOf, drive } from '../serving/load.ts'
import { withAll } from '../serving/servers.ts'
import type { Running } from '../serving/servers.ts'
import { takeTurns } from '../turns.ts'
import type { Turn } from '../turns.ts'

const rounds = 15

/**
 * What one answer costs each server: our own production build, and others that send the same bytes.
 * First what is ready takes turns, then what is made for each request, which would leave the others long
 * pauses.
 * @param folder for what is made on the way.
 */
export function serving(folder: string): Promise<Measured> {
  return withAll(folder, (running) =>
    onLoadCore(async () => {
      const { cached } = running.servers
      const start = cached.mostMegabytes()
      cached.forgetMost()
      const turns = turnsOf(running)
      const quick = await takeTurns(
        turns.filter(({ isDear }) => !isDear),
        rounds,
      )
      const dear = await takeTurns(
        turns.filter(({ isDear }) => isDear),
        rounds,
      )
      const megabytes = { start, load: cached.mostMegabytes() }
      return measured(turns, { ...quick, ...dear }, megabytes)
    }),
  )
}

interface ServingTurn extends Turn<CaseName> {
  readonly group: string
  readonly label: string
  readonly isDear: boolean
}

function turnsOf({ servers, bare, known }: Running): ServingTurn[] {
  const cases = Object.entries(httpCases(servers, known)).map(([name, load]): ServingTurn => {
    const { group, label, port, warmUp, requests } = load
    const server = Object.values(servers).find((each) => each.port === port) ?? servers.cached
    return {
      name: name as CaseName,
      group,
      label,
      isDear: server === servers.busy,
      warmUp: () => drive(load, warmUp),
      cost: () => costOf(load, requests, server.cpuMicroseconds),
    }
  })
  return [...cases, bareTurn(bare, false), bareTurn(bare, true)]
}

function bareTurn({ render, cpuMicroseconds }: BareRender, isKept: boolean): ServingTurn {
  const renders = isKept ? 32 : 8
  return {
    name: isKept ? 'kept render' : 'bare render',
    group: renderedGroup,
    label: `home page, rendering alone, ${isKept ? 'with fragments' : 'without fragments'}`,
    isDear: true,
    warmUp: () => render(settled, isKept),
    async cost() {
      // As every load begins with requests that are not counted.
      await render(2, isKept)
      const before = cpuMicroseconds()
      await render(renders, isKept)
      return (cpuMicroseconds() - before) / renders
    },
  }
}

function measured(
  turns: readonly ServingTurn[],
  costs: Readonly<Record<CaseName, readonly number[]>>,
  megabytes: { readonly start: number; readonly load: number },
): Measured {
  const groups = [...new Set(turns.map(({ group }) => group))].map((title) => ({
    title: `${title}: CPU for one answer, median of ${rounds} rounds`,
    rows: turns
      .filter(({ group }) => group === title)
      .map(({ name, label }) => rowOf({ name: label, unit: 'µs' }, costs[name])),
  }))
  const memory = { name: 'the most memory while kept pages are sent', unit: 'MB' } as const
  return {
    sections: [
      ...groups,
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
  }
}
