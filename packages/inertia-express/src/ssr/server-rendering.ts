import type { Request } from 'express'
import type { Html, PageObject, RenderedPage } from '../protocol/page-object.ts'
import { excludes } from './excluded-paths.ts'
import type { ExcludedPaths } from './excluded-paths.ts'
import { failureReport, ServerRenderingError, ShapeError, TimeoutError } from './failure.ts'
import type { FailureReport } from './failure.ts'

export interface ServerRenderingOptions<Body extends Html = string> {
  /** Renders a page in this process, as a server build of the client's application does. */
  readonly render: (page: PageObject, request: Request) => Promise<RenderedPage<Body>>
  /**
   * How long to wait, in milliseconds, or `Infinity`; 5,000 by default. Only waiting ends in time: a
   * page that keeps the process busy keeps it busy.
   */
  readonly timeout?: number
  /** Paths that are left to the browser. Default: none. */
  readonly excluded?: ExcludedPaths
  /** False, or a page for which it is false: left to the browser. Default true. */
  readonly isOn?: boolean | ((page: PageObject) => boolean)
  /** Told of each failure that is not thrown. */
  readonly onFailure?: (report: FailureReport) => void
  /** Throw a failure instead of leaving the page to the browser: for development and tests. */
  readonly rethrow?: boolean
  /** The folder of the application's own sources, to point at its line. Default: where it was started. */
  readonly root?: string
}

/**
 * Server rendering inside the process (protocol, "SSR"): gives the rendered page, or null where the
 * browser is to render it, because it was told so or because rendering failed.
 * @throws ServerRenderingError on failure, with `rethrow` only.
 */
export function serverRendering<Body extends Html = string>(options: ServerRenderingOptions<Body>) {
  const { render, timeout = 5000, onFailure, rethrow = false, root = process.cwd() } = options
  return async function renderOnServer(
    page: PageObject,
    request: Request,
  ): Promise<RenderedPage<Body> | null> {
    if (!isWanted(page, options)) return null
    try {
      return rendered<Body>(await inTime(() => render(page, request), timeout))
    } catch (error) {
      const report = failureReport(error, page, root)
      if (rethrow) throw new ServerRenderingError(report)
      onFailure?.(report)
      return null
    }
  }
}

function isWanted(
  page: PageObject,
  { isOn = true, excluded }: Pick<ServerRenderingOptions, 'isOn' | 'excluded'>,
): boolean {
  const isOnHere = typeof isOn === 'function' ? isOn(page) : isOn
  return isOnHere && !(excluded && excludes(excluded, page.url))
}

async function inTime(render: () => Promise<unknown>, timeout: number): Promise<unknown> {
  if (timeout === Infinity) return render()
  const { rings, stop } = alarm(timeout)
  try {
    // A failure that comes too late has nobody to hear it: the race has taken it.
    return await Promise.race([render(), rings])
  } finally {
    stop()
  }
}

function alarm(timeout: number): { rings: Promise<never>; stop: () => void } {
  let timer: NodeJS.Timeout
  const rings = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new TimeoutError(`it was not ready after ${timeout} milliseconds`))
    }, timeout)
  })
  return { rings, stop: () => clearTimeout(timer) }
}

function rendered<Body extends Html>(value: unknown): RenderedPage<Body> {
  const { head, body } = (value ?? {}) as { readonly head?: unknown; readonly body?: unknown }
  const isPage =
    Array.isArray(head) && head.every(isText) && (isText(body) || body instanceof Uint8Array)
  if (isPage) return { head, body: body as Body }
  throw new ShapeError(`the render function gave ${shapeOf(value)}`)
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

function shapeOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return value === null ? 'null' : typeof value
  const fields = Object.entries(value).map(([name, field]) => {
    return `${name}: ${Array.isArray(field) ? 'array' : typeof field}`
  })
  return `{ ${fields.join(', ')} }`
}
