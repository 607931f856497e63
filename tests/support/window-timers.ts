import { afterAll } from 'vitest'

/**
 * Ends every timer of a test file when the file ends, as closing a window does in a browser: what the
 * client library does a while later, such as noting how far a page was scrolled, needs a window.
 */
export function endTimersWithWindow(): void {
  const set: NodeJS.Timeout[] = []
  const real = { setTimeout: globalThis.setTimeout, setInterval: globalThis.setInterval }

  globalThis.setTimeout = noting(real.setTimeout, set)
  globalThis.setInterval = noting(real.setInterval, set)
  afterAll(() => {
    set.forEach(clearTimeout)
    Object.assign(globalThis, real)
  })
}

function noting<Timer extends typeof setTimeout | typeof setInterval>(
  timer: Timer,
  set: NodeJS.Timeout[],
): Timer {
  return new Proxy(timer, {
    apply(target, self, given) {
      const started = Reflect.apply(target, self, given)
      set.push(started)
      return started
    },
  })
}
