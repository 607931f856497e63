import type { Request } from 'express'
import type { EntryStoreOptions } from './entry-store.ts'
import type { RouteDetails } from './entry.ts'

export interface DevtoolsOptions extends Omit<EntryStoreOptions, 'now'> {
  /** The time in milliseconds since 1970, such as `Date.now`. */
  readonly now: () => number
  /** Whose requests are recorded, and who may read. Default: callers on this machine. */
  readonly isAllowed?: (request: Request) => boolean
  /** The route that answered, null if none did. Default: what Express knows of it. */
  readonly routeOf?: (request: Request) => RouteDetails | null
  /** The file of a page component. */
  readonly componentPath?: (component: string) => string
  /** Further names of props and fields whose values are never recorded. */
  readonly redact?: readonly string[]
  /** The longest body that is recorded, in characters. Default 256,000. */
  readonly bodyLimit?: number
  /** The folder of the application's own sources. Default: where the process was started. */
  readonly root?: string
  /** May the file be where a page was asked for? False for what stands between. Default: any may. */
  readonly isOwnSource?: (file: string) => boolean
}
