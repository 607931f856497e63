import { setImmediate as turn } from 'node:timers/promises'
import { afterAll, beforeAll } from 'vitest'
import { builtinEnvironments } from 'vitest/runtime'
import { fillBrowserGaps } from '../../support/jsdom-gaps.ts'
import { endTimersWithWindow } from '../../support/window-timers.ts'

/** Gives the tests of a file a window beside the site that they run. */
export function besideWindow(): void {
  let close: () => void | PromiseLike<void>
  beforeAll(async () => {
    const { teardown } = await builtinEnvironments.jsdom.setup(globalThis, {})
    close = () => teardown(globalThis)
    fillBrowserGaps()
  })
  afterAll(async () => {
    // React ends in the window what it has begun there.
    await turn()
    await close()
  })
  endTimersWithWindow()
}
