import { headers as inertia } from '@saltlark/inertia-express/core'

/** What a request says that decides which answer it gets, and in which form. */
export interface GivenHeaders {
  readonly host: string | undefined
  readonly cookie: string | undefined
  readonly acceptEncoding: string | undefined
  readonly cacheControl: string | undefined
  readonly ifNoneMatch: string | undefined
  readonly visit: string | undefined
  readonly version: string | undefined
  readonly held: string | undefined
}

const fieldOf: Readonly<Record<string, keyof GivenHeaders>> = {
  Host: 'host',
  Cookie: 'cookie',
  'Accept-Encoding': 'acceptEncoding',
  'Cache-Control': 'cacheControl',
  'If-None-Match': 'ifNoneMatch',
  [inertia.inertia]: 'visit',
  [inertia.version]: 'version',
  [inertia.heldOnceProps]: 'held',
}
/** With one of these the answer is another one, or none that is kept. */
const particular = [
  inertia.partialComponent,
  inertia.partialData,
  inertia.partialExcept,
  inertia.reset,
  inertia.scrollIntent,
  inertia.errorBag,
  inertia.precognition,
  'Content-Length',
  'Transfer-Encoding',
  'Upgrade',
]
const fields = new Map<string, keyof GivenHeaders | null>([
  ...Object.entries(fieldOf).map(([name, field]) => [name.toLowerCase(), field] as const),
  ...particular.map((name) => [name.toLowerCase(), null] as const),
])
// Most of what browsers send is told from these by its length.
const lengths = new Set([...fields.keys()].map(({ length }) => length))

/**
 * Reads them in one pass: Node's own `headers` would first make an object of all that a browser says.
 * @returns null when only the application can answer, as to one that is there twice.
 */
export function givenHeaders(rawHeaders: readonly string[]): GivenHeaders | null {
  const given: { -readonly [Field in keyof GivenHeaders]: GivenHeaders[Field] } = {
    host: undefined,
    cookie: undefined,
    acceptEncoding: undefined,
    cacheControl: undefined,
    ifNoneMatch: undefined,
    visit: undefined,
    version: undefined,
    held: undefined,
  }
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? ''
    const field = lengths.has(name.length) ? fields.get(name.toLowerCase()) : undefined
    if (field === undefined) continue
    if (field === null || given[field] !== undefined) return null
    given[field] = rawHeaders[at + 1]
  }
  return given
}
