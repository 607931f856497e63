import { startExpressSite } from './servers/express.ts'
import type { ExpressSite } from './servers/express.ts'
import { test as base } from './test.ts'

export { expect, reload, shown, visit } from './test.ts'

/** The same `test` for what the adapter has for Express alone. */
export const test = base.extend<{ readonly site: ExpressSite }>({
  site: async ({ port }, provide) => {
    const site = startExpressSite(port)
    await provide(site)
    await site.stop()
  },
})
