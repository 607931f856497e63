/** The part of jsdom that tests use: a document of its own, in which no script runs. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(html?: string, options?: { readonly url?: string })
    readonly window: Window & typeof globalThis
  }
}
