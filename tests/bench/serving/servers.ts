import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../../support/free-port.ts'
import { startMeasuredServer } from '../measured-server.ts'
import { startBareRender } from './bare-render.ts'
import type { BareRender } from './bare-render.ts'
import { bundleRendering, bundleServers } from './bundles.ts'
import { startServer } from './measured-process.ts'
import type { MeasuredServer } from './measured-process.ts'
import { askOurs } from './ours.ts'
import type { Ours } from './ours.ts'
import { textOf } from './servers/ready-answers.ts'
import { signedInCookie } from './session.ts'

/** What answers over HTTP. */
export interface Servers {
  /** Node's own server, which does nothing but send bytes that it has. */
  readonly raw: MeasuredServer
  /** Express, as its guide begins. */
  readonly express: MeasuredServer
  /** The production build, asked for nothing but kept pages: what it cleans up is their own. */
  readonly cached: MeasuredServer
  /** The production build, asked for everything else. */
  readonly busy: MeasuredServer
}

export interface Running {
  readonly servers: Servers
  readonly bare: BareRender
  readonly known: Ours
}

/** Works with all that is compared. @param folder for what is made on the way. */
export async function withAll<Result>(
  folder: string,
  work: (running: Running) => Promise<Result>,
): Promise<Result> {
  const started: { stop(): Promise<void> }[] = []
  const kept = async <Started extends { stop(): Promise<void> }>(
    starting: Promise<Started> | Started,
  ) => {
    const process = await starting
    started.push(process)
    return process
  }
  try {
    const cached = await kept(startMeasuredServer(join(folder, 'cached')))
    const busy = await kept(startMeasuredServer(join(folder, 'busy')))
    const database = `file:${join(folder, 'busy', 'saltlark.sqlite')}`
    const known = await askOurs(cached, await signedInCookie(busy.origin, database))

    const answers = join(folder, 'answers.json')
    writeFileSync(answers, textOf(known.answers))
    await bundleServers(['raw', 'plain-express'], folder)
    const raw = await kept(startStandIn(join(folder, 'raw.mjs'), answers))
    const express = await kept(startStandIn(join(folder, 'plain-express.mjs'), answers))

    const rendered = join(folder, 'rendered.json')
    writeFileSync(rendered, JSON.stringify(known.rendered))
    const bare = await kept(startBareRender(await bundleRendering(folder), rendered))
    return await work({ servers: { raw, express, cached, busy }, bare, known })
  } finally {
    for (const process of started) await process.stop()
  }
}

async function startStandIn(program: string, answers: string): Promise<MeasuredServer> {
  const port = await freePort()
  return startServer({ port, words: [program, String(port), answers], firstPath: '/plain' })
}
