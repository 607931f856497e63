import type { ErrorBags, FieldMessage, FlashedState } from './page-object.ts'

/**
 * The `errors` prop (protocol, "Shared data, errors, flash"): the default bag stands flat, unless the
 * visit names a bag to find its messages in; bags with a name of their own keep it.
 */
export function baggedErrors(
  bags: ErrorBags,
  wanted: string | undefined,
): Readonly<Record<string, unknown>> {
  const { default: flat, ...named } = bags
  if (!flat) return named
  return wanted === undefined || unsafeBags.has(wanted) ? flat : { [wanted]: flat }
}

// A header may name anything; in the browser these names reach into an object's prototype.
const unsafeBags = new Set(['__proto__', 'constructor', 'prototype'])

/** The first message of each field, which is what a form shows by default. */
export function firstMessages(
  messages: Readonly<Record<string, FieldMessage>>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(messages).flatMap(([field, message]) => {
      const first = typeof message === 'string' ? message : message[0]
      return first === undefined ? [] : [[field, first]]
    }),
  )
}

/** One-shot state added to what already waits: messages and bags of the same name give way. */
export function mergeFlashed(first: FlashedState, second: FlashedState): FlashedState {
  return {
    ...first,
    ...second,
    ...((first.errors ?? second.errors) && { errors: { ...first.errors, ...second.errors } }),
    ...((first.flash ?? second.flash) && { flash: { ...first.flash, ...second.flash } }),
  }
}
