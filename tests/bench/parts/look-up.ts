import { join } from 'node:path'
import { freePort } from '../../support/free-port.ts'
import { counted } from '../own-cpu.ts'
import type { Measured } from '../part.ts'
import { ratioRow, rowOf } from '../report/rows.ts'
import { bundleServers } from '../serving/bundles.ts'
import { onLoadCore } from '../serving/cores.ts'
import { fewHeaders } from '../serving/headers.ts'
import { costOf, drive } from '../serving/load.ts'
import { atRest, startServer } from '../serving/measured-process.ts'
import type { MeasuredServer } from '../serving/measured-process.ts'
import { takeTurns } from '../turns.ts'
import type { Turn } from '../turns.ts'

const rounds = 15
const requests = 800
const pages = { few: 2, many: 2_000 } as const

/**
 * What a kept page costs where a thousand times as many are kept. All are asked for by chance, so the
 * many are not in the processor's memory, as those that are asked for seldom never are.
 * @param folder for what is made on the way.
 */
export async function lookUp(folder: string): Promise<Measured> {
  await bundleServers(['small-pages'], folder)
  const servers = [
    await startPages(folder, pages.few),
    await startPages(folder, pages.many),
  ] as const
  try {
    const turns = [turn('few', servers[0]), turn('many', servers[1])]
    const { few, many } = await onLoadCore(() => takeTurns(turns, rounds))
    const name = (count: number) => `${counted(count)} kept pages, asked for by chance`
    return {
      sections: [
        {
          title: `Look-up: CPU for one answer of the page cache, median of ${rounds} rounds`,
          rows: [
            rowOf({ name: name(pages.few), unit: 'µs' }, few),
            rowOf({ name: name(pages.many), unit: 'µs' }, many),
            ratioRow({ name: 'many: times few', limit: { atMost: 1.25 } }, many, few),
          ],
        },
      ],
      facts: { few, many },
    }
  } finally {
    for (const server of servers) await server.stop()
  }
}

async function startPages(folder: string, count: number): Promise<MeasuredServer> {
  const port = await freePort()
  const words = [join(folder, 'small-pages.mjs'), String(port), String(count)]
  return startServer({ port, words, firstPath: '/0' })
}

function turn<Name extends keyof typeof pages>(name: Name, server: MeasuredServer): Turn<Name> {
  const { port, cpuMicroseconds } = server
  const load = { port, path: '/', headers: fewHeaders, status: 200, among: pages[name] }
  return {
    name,
    async warmUp() {
      await drive(load, 8_000)
      // A page that is asked for twice is made smaller in the background.
      await atRest(server)
    },
    cost: () => costOf(load, requests, cpuMicroseconds),
  }
}
