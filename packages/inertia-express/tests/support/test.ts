import type { Method, router } from '@inertiajs/core'
import type { Locator, Page } from '@playwright/test'
import { test as base } from './page-faults.ts'
import type { AdapterServer } from './servers/adapter-server.ts'
import { openPort } from './servers/port.ts'
import type { Port } from './servers/port.ts'
import { servers } from './servers/servers.ts'
import type { ServerName } from './servers/servers.ts'

export { expect } from '@playwright/test'

/** What a project of Playwright's may set. */
export interface ServerOption {
  /** The server that the small site runs on. */
  readonly server: ServerName
}

interface Sites {
  readonly site: AdapterServer
  /** Another site, at another origin. */
  readonly elsewhere: AdapterServer
}

/** Where the sites of a worker are, one after the other. */
interface Ports {
  readonly port: Port
  readonly otherPort: Port
}

/** Playwright's `test` with the small site, which no test shares with another. */
export const test = base.extend<ServerOption & Sites, Ports>({
  server: ['express', { option: true }],
  // A window that is emptied between tests costs half of a new one; nothing else is shared.
  reuseContext: [true, { scope: 'worker' }],
  // Playwright would take one of every test, in case that it fails.
  screenshot: ['off', { scope: 'worker' }],
  port: [opened, { scope: 'worker' }],
  otherPort: [opened, { scope: 'worker' }],
  site: async ({ server, port }, provide) => {
    const site = await servers[server](port)
    await provide(site)
    await site.stop()
  },
  elsewhere: async ({ server, otherPort }, provide) => {
    const site = await servers[server](otherPort)
    await provide(site)
    await site.stop()
  },
  baseURL: async ({ site }, provide) => provide(site.origin),
  // A window serves again only where it is opened in the same way: here nobody counts visitors.
  extraHTTPHeaders: {},
  page: async ({ page }, provide) => {
    await page.addInitScript(watchClient)
    await provide(page)
    // What it still asks for is no matter of the next test.
    await page.goto('about:blank')
  },
})

// Playwright reads from the parameter what a fixture needs.
async function opened(
  { browserName: _ }: { readonly browserName: string },
  provide: (port: Port) => Promise<void>,
): Promise<void> {
  const port = await openPort()
  await provide(port)
  await port.close()
}

/** Where the page shows a prop of this name, `flash` or `url`. */
export function shown(page: Page, name: string): Locator {
  return page.getByLabel(name, { exact: true })
}

interface Asked {
  readonly method?: Method
  readonly data?: Readonly<Record<string, string | string[] | Record<string, string>>>
  /** Show this component at once, with what is shared. */
  readonly component?: string
}

/** Begins a visit by the client's router, whatever becomes of the page. */
export async function beginVisit(page: Page, address: string, options: Asked = {}): Promise<void> {
  await page.evaluate(
    async ([address, options]) => {
      const { router, started } = window as unknown as DrivenWindow
      await started
      router.visit(address, options)
    },
    [address, options] as const,
  )
}

/** Makes a visit by the client's router, and waits until it has ended on this page. */
export async function visit(page: Page, address: string, options: Asked = {}): Promise<void> {
  await page.evaluate(
    async ([address, options]) => {
      const { router, started } = window as unknown as DrivenWindow
      await started
      await new Promise<void>((resolve) => {
        router.visit(address, { ...options, onFinish: () => resolve() })
      })
    },
    [address, options] as const,
  )
}

interface Reloaded {
  readonly only?: string[]
  readonly except?: string[]
  readonly reset?: string[]
  readonly data?: Readonly<Record<string, string>>
}

/** Reloads the page, or some of its props, in the background, and waits until that has ended. */
export async function reload(page: Page, options: Reloaded = {}): Promise<void> {
  await page.evaluate(async (options) => {
    const { router, started } = window as unknown as DrivenWindow
    await started
    await new Promise<void>((resolve) => {
      router.reload({ ...options, onFinish: () => resolve() })
    })
  }, options)
}

type Details = Readonly<Record<string, unknown>>

/** The details of the client's events of this name since the document was loaded. */
export function heard(page: Page, name: 'flash' | 'location'): Promise<readonly Details[]> {
  return page.evaluate(async (name) => {
    const { heard, started } = window as unknown as DrivenWindow
    await started
    return heard[name] ?? []
  }, name)
}

interface DrivenWindow {
  readonly router: typeof router
  /** Settles once the client shows its first page: before, its router is not ready. */
  readonly started: Promise<unknown>
  readonly heard: Readonly<Record<string, readonly Details[]>>
}

/** Runs in the page, before the client. */
function watchClient(): void {
  const started = new Promise((resolve) => {
    document.addEventListener('inertia:navigate', resolve, { once: true })
  })
  const heard: Record<string, Details[]> = { flash: [], location: [] }
  for (const [name, details] of Object.entries(heard)) {
    document.addEventListener(`inertia:${name}`, (event) => {
      details.push((event as CustomEvent<Details>).detail)
    })
  }
  Object.assign(window, { started, heard })
}
