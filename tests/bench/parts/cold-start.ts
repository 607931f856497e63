import { join } from 'node:path'
import { startMeasuredServer } from '../measured-server.ts'
import type { Measured } from '../part.ts'
import { rowOf } from '../report/rows.ts'

const runs = 7

/**
 * The CPU time that the production server has used when it has answered its first home page, by the
 * operating system's own accounting, so other work on the machine does not count.
 */
export async function coldStart(folder: string): Promise<Measured> {
  const directory = join(folder, 'cold-start')
  // The first run makes the key and the database, which a server does once in its life.
  await startOnce(directory)
  const cpuSeconds: number[] = []
  for (let run = 0; run < runs; run += 1) cpuSeconds.push(await startOnce(directory))
  const name = 'CPU from exec to the first home page'
  return {
    sections: [
      {
        title: `Cold start, median of ${runs} runs`,
        rows: [rowOf({ name, unit: 's', limit: { atMost: 0.6 } }, cpuSeconds)],
      },
    ],
    facts: { cpuSeconds },
  }
}

async function startOnce(directory: string): Promise<number> {
  const server = await startMeasuredServer(directory)
  try {
    return server.cpuMicroseconds() / 1_000_000
  } finally {
    await server.stop()
  }
}
