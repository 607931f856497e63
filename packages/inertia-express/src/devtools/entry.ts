/** What is kept of one request; the field names are those of `entryJson`, but for the first. */
export interface Entry {
  readonly meta: EntryMeta
  readonly http: {
    readonly requestHeaders: Readonly<Record<string, string>>
    readonly responseHeaders: Readonly<Record<string, string>>
    readonly requestBody: BodyCapture
    readonly responseBody: BodyCapture
  }
  /** By dotted path. */
  readonly props: Readonly<Record<string, PropDetails>>
  readonly propValues: Readonly<Record<string, unknown>>
  readonly route: RouteDetails
  /** Where a handler asked for the page. */
  readonly renderSource: SourceLine | null
  /** The file of the page component. */
  readonly componentPath: string | null
}

/** An entry as DevTools reads it (DevTools protocol, "The entry format"). */
export function entryJson({ meta, ...rest }: Entry): object {
  return { __meta: meta, ...rest }
}

export interface EntryMeta {
  readonly id: string
  readonly tabUuid: string | null
  /** The entry that began the batch; null: this one. */
  readonly batchId: string | null
  readonly timestamp: string
  /** The same instant in seconds since 1970. */
  readonly utime: number
  readonly method: string
  readonly url: string
  /** Null for an answer that is no Inertia page. */
  readonly component: string | null
  readonly requestType: RequestType
  readonly status: number
  readonly redirectLocation: string | null
  readonly serverTimingMs: number
  readonly visitId: string | null
}

export type RequestType =
  | 'precognition'
  | 'initial'
  | 'http'
  | 'deferred'
  | 'poll'
  | 'partial'
  | 'prefetch'
  | 'navigate'

export type BodyCapture =
  | { readonly status: 'empty' }
  | { readonly status: 'present'; readonly value: unknown }
  | { readonly status: 'omitted'; readonly reason: OmissionReason }

export type OmissionReason =
  | 'non-inertia-response'
  | 'non-inertia-request'
  | 'non-textual'
  | 'streamed'
  | 'too-large'
  | 'unserializable'
  | 'binary'

export interface PropDetails {
  readonly inertiaType?: 'always' | 'defer' | 'optional' | 'merge' | 'scroll' | 'once'
  readonly shared: boolean
  readonly deferGroup?: string
  readonly reset?: true
  readonly once?: true
  readonly mergeDirection?: 'append' | 'prepend'
  readonly deepMerge?: true
  readonly rescued?: true
}

export interface RouteDetails {
  readonly name: string | null
  /** Empty when no route answered. */
  readonly uri: string
  /** What answers it, by name. */
  readonly action: string | null
  readonly actionSource?: SourceLine
}

export interface SourceLine {
  readonly file: string
  readonly line: number
}
