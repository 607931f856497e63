/**
 * An Inertia 3 server adapter for Express 5: what an application imports. The framework-free core
 * (`props/`, `protocol/`) can be used with any other server.
 */
export { cookieFlash } from './http/cookie-flash.ts'
export type { CookieFlashOptions } from './http/cookie-flash.ts'
export { errorPages } from './express/error-pages.ts'
export type { ErrorPage, ErrorPagesOptions, Failure } from './express/error-pages.ts'
export { encryptedHistory, inertia, varyOnInertia } from './express/inertia.ts'
export type {
  DocumentContext,
  FlashStore,
  InertiaOptions,
  PreviousAddress,
} from './express/exchange.ts'
export { beforeHeaders } from './http/before-headers.ts'
export type { RenderOptions, Responder } from './exchange/responder.ts'
export { sessionFlash } from './express/session-flash.ts'
export { staticPage } from './express/static-page.ts'
export { allMessagesByField, messagesByField } from './precognition/messages-by-field.ts'
export {
  answersPrecognition,
  precognition,
  precognitive,
  unforeseen,
} from './precognition/precognition.ts'
export type { PrecognitionOptions } from './precognition/precognition.ts'
export type { StandardSchema } from './precognition/standard-schema.ts'
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
export type { ScrollPosition } from './props/prop-labels.ts'
export { cursorPosition, pagePosition, scroll } from './props/scroll.ts'
export { clientBody, scriptJson, serverHead } from './protocol/page-object.ts'
export type { FlashedState, Html, PageObject, RenderedPage } from './protocol/page-object.ts'
export { isForPart, readVisit } from './protocol/visit.ts'
export type { Visit } from './protocol/visit.ts'
export { ServerRenderingError } from './ssr/failure.ts'
export type { FailureReport } from './ssr/failure.ts'
export { serverRendering } from './ssr/server-rendering.ts'
export type { ServerRenderingOptions } from './ssr/server-rendering.ts'
export type { Register } from './types/register.ts'
export type { Sent, SentProps } from './types/sent.ts'
