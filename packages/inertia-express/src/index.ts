/**
 * An Inertia 3 server adapter for Express 5: what an application imports. All of the core is here too.
 */
export * from './core.ts'
export { errorPages } from './express/error-pages.ts'
export type { ErrorPage, ErrorPagesOptions, Failure } from './express/error-pages.ts'
export type {
  DocumentContext,
  ExpressServer,
  FlashStore,
  InertiaOptions,
  PreviousAddress,
} from './express/exchange.ts'
export { encryptedHistory, inertia, varyOnInertia } from './express/inertia.ts'
export { sessionFlash } from './express/session-flash.ts'
export { staticPage } from './express/static-page.ts'
export { beforeHeaders } from './http/before-headers.ts'
export { cookieFlash } from './http/cookie-flash.ts'
export type { CookieFlashOptions } from './http/cookie-flash.ts'
export { allMessagesByField, messagesByField } from './precognition/messages-by-field.ts'
export {
  answersPrecognition,
  precognition,
  precognitive,
  unforeseen,
} from './precognition/precognition.ts'
export type { PrecognitionOptions } from './precognition/precognition.ts'
export type { StandardSchema } from './precognition/standard-schema.ts'
export { ServerRenderingError } from './ssr/failure.ts'
export type { FailureReport } from './ssr/failure.ts'
export { serverRendering } from './ssr/server-rendering.ts'
export type { ServerRenderingOptions } from './ssr/server-rendering.ts'
