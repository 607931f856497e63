/** One-shot state that a redirect carries to the next page. */
export interface FlashedState {
  /** Messages by error bag; the bag `default` travels without its name. */
  readonly errors?: Readonly<Record<string, Readonly<Record<string, string>>>>
  readonly flash?: Readonly<Record<string, unknown>>
}

/** What the client receives, as JSON or inside the document (protocol, "The page object"). */
export interface PageObject {
  readonly component: string
  readonly props: Readonly<Record<string, unknown>>
  /** Path and query of the page. */
  readonly url: string
  readonly version: string
  readonly flash?: Readonly<Record<string, unknown>>
}

export interface PageParts {
  readonly component: string
  readonly props: Readonly<Record<string, unknown>>
  readonly url: string
  readonly version: string
  readonly flashed: FlashedState
  /** The bag that the visit asked its errors to be in. */
  readonly errorBag: string | undefined
}

/** Puts a page together. `errors` is always an object; `flash` is there only when it holds something. */
export function pageObject(parts: PageParts): PageObject {
  const { component, props, url, version, flashed, errorBag } = parts
  const errors = props['errors'] ?? baggedErrors(flashed.errors ?? {}, errorBag)
  const flash = flashed.flash ?? {}
  return {
    component,
    props: { ...props, errors },
    url,
    version,
    ...(Object.keys(flash).length > 0 && { flash }),
  }
}

// The default bag is flat, unless the visit names a bag; named bags keep their names.
function baggedErrors(
  bags: NonNullable<FlashedState['errors']>,
  wanted: string | undefined,
): Record<string, unknown> {
  const flat = bags['default']
  if (!flat) return { ...bags }
  return wanted && !unsafeKeys.has(wanted) ? { [wanted]: flat } : { ...flat }
}

const unsafeKeys = new Set(['__proto__', 'constructor', 'prototype'])
