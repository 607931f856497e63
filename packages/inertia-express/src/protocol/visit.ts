import { headers } from './headers.ts'

/** What a partial reload asks for. Paths are dotted: `auth.user`, `items.0.price`. */
export interface PartialReload {
  readonly component: string
  /** Empty: everything that `except` does not name. */
  readonly only: readonly string[]
  readonly except: readonly string[]
  /** What the client throws away before it takes the answer: it is not to be merged. */
  readonly reset: ReadonlySet<string>
}

/** What a request says of itself to the protocol, whatever server library it came through. */
export interface Visit {
  /** The client asked for a page object. */
  readonly isInertia: boolean
  /** Fetched ahead, for a visitor who may never open it. */
  readonly isPrefetch: boolean
  /** The version of the assets that the client runs; empty when it names none. */
  readonly version: string
  readonly partial: PartialReload | undefined
  readonly errorBag: string | undefined
  /** The keys of the once props that the client holds. */
  readonly exceptOnceProps: ReadonlySet<string>
  /** On which side an infinite scroll puts the page that it asked for. */
  readonly scrollIntent: 'append' | 'prepend'
}

/** A request's header by name, undefined when it has none. */
export type HeaderOf = (name: string) => string | undefined

/**
 * Reads the protocol's request headers (protocol, "Request headers"). They come from anybody: lists
 * are deduplicated, and names that could reach into an object's prototype are never used as keys.
 */
export function readVisit(header: HeaderOf): Visit {
  const isInertia = header(headers.inertia) !== undefined
  return {
    isInertia,
    isPrefetch: [headers.purpose, headers.browserPurpose].some((name) =>
      header(name)?.toLowerCase().includes('prefetch'),
    ),
    version: header(headers.version) ?? '',
    partial: isInertia ? readPartial(header) : undefined,
    errorBag: header(headers.errorBag) || undefined,
    exceptOnceProps: isInertia ? setOf(header(headers.exceptOnceProps)) : new Set(),
    scrollIntent: header(headers.scrollIntent) === 'prepend' ? 'prepend' : 'append',
  }
}

/** The partial reload of a component, undefined for a full visit: headers for another page count for none. */
export function partialFor(visit: Visit, component: string): PartialReload | undefined {
  return visit.partial?.component === component ? visit.partial : undefined
}

/** Is the answer a part of some page, such as a picture? Then nobody reads it as a page. */
export function isForPart(header: HeaderOf): boolean {
  const destination = header(headers.destination)
  return destination !== undefined && !pageDestinations.has(destination)
}

const pageDestinations = new Set(['document', 'iframe', 'frame', 'empty'])

function readPartial(header: HeaderOf): PartialReload | undefined {
  const component = header(headers.partialComponent)
  if (!component) return undefined
  return {
    component,
    only: [...setOf(header(headers.partialData))],
    except: [...setOf(header(headers.partialExcept))],
    reset: setOf(header(headers.reset)),
  }
}

function setOf(list: string | undefined): Set<string> {
  const parts = (list ?? '').split(',').map((part) => part.trim())
  return new Set(parts.filter(Boolean))
}
