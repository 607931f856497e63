/**
 * The adapter without a server library: protocol, kinds of props, redirects, one-shot state, `back()` and the
 * document. An adapter for another server gives it an `Exchange` and does what `beginAnswer` says.
 */
export { beginAnswer } from './exchange/begin-answer.ts'
export type { BegunAnswer, Finish } from './exchange/begin-answer.ts'
export { encodedUrl } from './exchange/exchange.ts'
export { hasContent } from './exchange/has-content.ts'
export type { Exchange, Incoming, Outgoing, Server } from './exchange/exchange.ts'
export type { DocumentContext, FlashStore, Options, PreviousAddress } from './exchange/options.ts'
export type { RenderOptions, Responder, ResponderGiving } from './exchange/responder.ts'
export {
  always,
  deepMerge,
  defer,
  merge,
  once,
  optional,
  prepend,
  Prop,
  provide,
} from './props/prop.ts'
export { PropError } from './props/prop-tree.ts'
export { resolveProps } from './props/resolve-props.ts'
export type { ResolvedProps, ResolveOptions } from './props/resolve-props.ts'
export type { ScrollPosition } from './props/prop-labels.ts'
export { cursorPosition, pagePosition, scroll } from './props/scroll.ts'
export { headers } from './protocol/headers.ts'
export {
  baggedErrors,
  clientBody,
  firstMessages,
  mergeFlashed,
  pageObject,
  scriptJson,
  serverHead,
} from './protocol/page-object.ts'
export type {
  FlashedState,
  Html,
  PageLabels,
  PageObject,
  PageParts,
  RenderedPage,
} from './protocol/page-object.ts'
export { isForPart, partialFor, readVisit } from './protocol/visit.ts'
export type { HeaderOf, PartialReload, Visit } from './protocol/visit.ts'
export type { Register } from './types/register.ts'
export type { Sent, SentProps } from './types/sent.ts'
