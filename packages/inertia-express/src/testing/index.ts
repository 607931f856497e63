export { assertLocation, assertPage } from './assert-page.ts'
export type { PageAssertion, Send } from './assert-page.ts'
export type { PropsAssertion } from './props-assertion.ts'
export { locationOf, readPage } from './read-page.ts'
