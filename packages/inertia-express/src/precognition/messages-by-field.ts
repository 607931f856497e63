import { pathOf } from './standard-schema.ts'
import type { Issue } from './standard-schema.ts'

/** The name under which what is wrong with a form as a whole is told. */
export const wholeForm = 'form'

/**
 * The first message of each field, keyed by its dotted name (`address.street`, `items.0.price`) as the
 * client's forms expect it. A field may have any name, `__proto__` too.
 */
export function messagesByField(issues: readonly Issue[]): Record<string, string> {
  const firstOfEach = Object.entries(allMessagesByField(issues))
  return Object.fromEntries(firstOfEach.map(([field, [message]]) => [field, message]))
}

/** The same with every message of a field. */
export function allMessagesByField(
  issues: readonly Issue[],
): Record<string, [string, ...string[]]> {
  const messages = new Map<string, [string, ...string[]]>()
  for (const issue of issues) {
    const field = pathOf(issue).join('.') || wholeForm
    const known = messages.get(field)
    if (known) known.push(issue.message)
    else messages.set(field, [issue.message])
  }
  return Object.fromEntries(messages)
}
