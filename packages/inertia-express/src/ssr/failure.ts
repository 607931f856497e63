import { relative } from 'node:path'
import type { PageObject } from '../protocol/page-object.ts'
import { ownSource } from '../stack/own-source.ts'
import type { SourcePlace } from '../stack/own-source.ts'
import { browserApiOf } from './browser-api.ts'

/**
 * Why a page could not be rendered on the server. `browser-api`: it used what only browsers have;
 * `component-resolution`: there is no such component; `shape`: what came back is no rendered page;
 * `timeout`: nothing came back in time; `render`: anything else that was thrown.
 */
export type FailureKind = 'browser-api' | 'component-resolution' | 'render' | 'shape' | 'timeout'

/** A failure in words for whoever builds the page. */
export interface FailureReport {
  readonly kind: FailureKind
  readonly component: string
  readonly url: string
  /** What was found, and where. */
  readonly message: string
  /** What to do about it. */
  readonly hint: string
  /** The first place of the application's own code in the stack. */
  readonly source: SourcePlace | null
  /** What was thrown. */
  readonly error: unknown
}

/** Thrown by `serverRendering` with `rethrow`. Its stack is that of what was thrown by the page. */
export class ServerRenderingError extends Error {
  readonly report: FailureReport

  constructor(report: FailureReport) {
    super(`${report.message} ${report.hint}`, { cause: report.error })
    this.name = 'ServerRenderingError'
    this.report = report
    if (report.error instanceof Error && report.error.stack) this.stack = report.error.stack
  }
}

/** What `render` gave is no rendered page. */
export class ShapeError extends Error {}

/** `render` took longer than it may. */
export class TimeoutError extends Error {}

/** @param root the folder of the application's own source files. */
export function failureReport(error: unknown, page: PageObject, root: string): FailureReport {
  const thrown = error instanceof Error ? error : new Error(String(error))
  // These two begin in this adapter, not in the page.
  const isOurs = error instanceof TimeoutError || error instanceof ShapeError
  const source = isOurs ? null : ownSource(thrown.stack, root)
  const place = source && `${relative(root, source.file)}:${source.line}:${source.column}`
  const { kind, hint } = diagnosis(thrown, page)
  return {
    kind,
    hint,
    component: page.component,
    url: page.url,
    message: `The page ${page.component} (${page.url}) could not be rendered on the server: ${thrown.message.replace(/\.$/, '')}${place ? `, at ${place}` : ''}.`,
    source,
    error,
  }
}

function diagnosis(error: Error, { component }: PageObject): { kind: FailureKind; hint: string } {
  if (error instanceof TimeoutError) return { kind: 'timeout', hint: timeoutHint }
  if (error instanceof ShapeError) return { kind: 'shape', hint: shapeHint }
  const api = browserApiOf(error)
  if (api !== undefined) return { kind: 'browser-api', hint: browserApiHint(api) }
  if (isUnresolved(error)) return { kind: 'component-resolution', hint: unresolvedHint(component) }
  return { kind: 'render', hint: renderHint }
}

// Neither loaders nor bundlers agree on a code, so words count too.
function isUnresolved(error: Error): boolean {
  const { code } = error as NodeJS.ErrnoException
  return (
    code === 'ERR_MODULE_NOT_FOUND' ||
    code === 'MODULE_NOT_FOUND' ||
    /cannot find (?:module|package)|failed to (?:load|resolve)|could not resolve|no page component|page not found/i.test(
      error.message,
    )
  )
}

const browserApiHint = (api: string) =>
  `Only browsers have ${api}. Use it in an effect or an event handler, which run in the browser alone, or ask first: typeof ${api} !== 'undefined'.`

const unresolvedHint = (component: string) =>
  `Is there a file for the component "${component}", spelt the same with its capitals, and for everything that it imports?`

const timeoutHint =
  'Something that the page waits for did not come. Fetch data before the page is rendered and hand it over as props.'

const shapeHint =
  'The render function must give { head: string[], body: string }, as the renderers of the Inertia client do.'

const renderHint = 'The stack shows which component threw it.'
