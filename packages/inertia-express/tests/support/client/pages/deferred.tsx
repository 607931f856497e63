import { Deferred as InertiaDeferred } from '@inertiajs/react'
import { Value } from '../value.tsx'

interface DeferredProps extends Readonly<Record<string, unknown>> {
  /** The names of the props to wait for. */
  readonly awaited: readonly string[]
}

/** Shows each awaited prop, or that it has not come yet, or that it never will. */
export function Deferred({ awaited, ...props }: DeferredProps) {
  return awaited.map((name) => (
    <InertiaDeferred
      key={name}
      data={name}
      fallback={<Value name={name} value="on its way" />}
      rescue={<Value name={name} value="cannot be had" />}
    >
      <Value name={name} value={props[name]} />
    </InertiaDeferred>
  ))
}
