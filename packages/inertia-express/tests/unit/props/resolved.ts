import type { ResolveOptions } from '../../../src/props/resolve-options.ts'
import { resolveProps } from '../../../src/props/resolve-props.ts'
import { readVisit } from '../../../src/protocol/visit.ts'

/** What a client asks for, in the words of its headers. */
export interface Asked {
  /** A partial reload: names separated by commas. */
  readonly only?: string
  readonly except?: string
  readonly reset?: string
  /** The keys of the once props that the client holds. */
  readonly held?: string
  readonly intent?: 'append' | 'prepend'
}

/** A client that shows the page already, and asks for all of it. */
export const wholePage: Asked = {}

/** What a document, or a visit that asks for something, gets of the props of the page `home`. */
export async function resolved(
  props: Readonly<Record<string, unknown>>,
  asked?: Asked,
  options: Partial<ResolveOptions> = {},
) {
  return resolveProps(props, {
    component: 'home',
    visit: visitOf(asked),
    now: () => 1_000,
    timeout: Infinity,
    onRescue: () => undefined,
    ...options,
  })
}

/** The props alone. */
export async function propsOf(props: Readonly<Record<string, unknown>>, asked?: Asked) {
  return (await resolved(props, asked)).props
}

/** What the client is told about the props. */
export async function labelsOf(props: Readonly<Record<string, unknown>>, asked?: Asked) {
  return (await resolved(props, asked)).labels
}

function visitOf(asked: Asked | undefined) {
  if (!asked) return readVisit(() => undefined)
  const { only, except, reset, held, intent } = asked
  const isPartial = only !== undefined || except !== undefined || reset !== undefined
  const headers: Readonly<Record<string, string | undefined>> = {
    'X-Inertia': 'true',
    'X-Inertia-Partial-Component': isPartial ? 'home' : undefined,
    'X-Inertia-Partial-Data': only,
    'X-Inertia-Partial-Except': except,
    'X-Inertia-Reset': reset,
    'X-Inertia-Except-Once-Props': held,
    'X-Inertia-Infinite-Scroll-Merge-Intent': intent,
  }
  return readVisit((name) => headers[name])
}
