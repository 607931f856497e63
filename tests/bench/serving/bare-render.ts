import { once } from 'node:events'
import { startProcess } from './measured-process.ts'
import type { MeasuredProcess } from './measured-process.ts'

/** A process that renders one page, with no server around it. */
export interface BareRender extends MeasuredProcess {
  /** @param isKept with what is the same for all pages, which was rendered before. */
  render(times: number, isKept: boolean): Promise<void>
}

/**
 * @param bundle the rendering, as `bundleRendering` makes it.
 * @param file the page and the route table that it renders.
 */
export function startBareRender(bundle: string, file: string): BareRender {
  const words = [bundle, file]
  const { child, ...measured } = startProcess({ words }, ['ignore', 'ignore', 'inherit', 'ipc'])
  const ended = once(child, 'exit').then(() => {
    throw new Error('The process that renders has ended.')
  })
  // Its end is a fault only to who waits for a page.
  ended.catch(() => undefined)
  return {
    ...measured,
    async render(times, isKept) {
      const rendered = once(child, 'message')
      child.send({ times, isKept })
      await Promise.race([rendered, ended])
    },
  }
}
