/**
 * The part of the adapter that knows no server library: reads a visit's headers, resolves props, puts
 * the page object together. An adapter for another server needs nothing else.
 */
export { resolveProps } from './props/resolve-props.ts'
export type { ResolvedProps, ResolveOptions } from './props/resolve-props.ts'
export { headers } from './protocol/headers.ts'
export { baggedErrors, firstMessages, mergeFlashed, pageObject } from './protocol/page-object.ts'
export type { PageLabels, PageObject, PageParts } from './protocol/page-object.ts'
export { isForPart, partialFor, readVisit } from './protocol/visit.ts'
export type { HeaderOf, PartialReload, Visit } from './protocol/visit.ts'
