import type { PageLabels } from '../protocol/page-object.ts'
import { partialFor } from '../protocol/visit.ts'
import { allowFailures } from './allow-failures.ts'
import { PropPass } from './prop-pass.ts'
import { unpackDotted } from './prop-tree.ts'
import type { ResolveOptions } from './resolve-options.ts'
import { selectionOf } from './selection.ts'

export type { ResolveOptions } from './resolve-options.ts'

export interface ResolvedProps {
  readonly props: Record<string, unknown>
  readonly labels: PageLabels
}

/**
 * The props that travel on this visit, and what the client is told about them (protocol, "Prop
 * kinds"). One pass over the props finds kinds at any depth, in dotted keys and in lists; functions
 * are called only when their value is wanted, and independent ones run side by side. The given
 * props are never changed. A BigInt becomes its digits; all else is what JSON makes of it: an object
 * with `toJSON` what that gives, `undefined` nothing, or null in a list.
 * @throws what a prop's function throws, and PropError for a cycle, data deeper than 200 levels, a
 * function that gives a function, a dotted key that leads into a text, a prop that does not settle
 * in time.
 */
export async function resolveProps(
  props: Readonly<Record<string, unknown>>,
  options: ResolveOptions,
): Promise<ResolvedProps> {
  const partial = partialFor(options.visit, options.component)
  const pass = new PropPass(options, partial?.reset)
  const resolved = await pass.run(unpacked(props), partial && selectionOf(partial))
  return { props: resolved, labels: pass.labels.collect() }
}

function unpacked(props: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  try {
    return unpackDotted(props)
  } catch (error) {
    allowFailures(props)
    throw error
  }
}
