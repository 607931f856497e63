import type { SafeHtml } from '#server/content/html.ts'

interface Rules {
  createHTML(html: string): string | null
}

interface Policies {
  createPolicy(name: string, rules: Rules): { createHTML(html: string): TrustedHTML }
}

// None on the server, and in browsers without Trusted Types, which ignore the header too.
const policies = () => (globalThis as { trustedTypes?: Policies }).trustedTypes

const cleaned = policies()?.createPolicy('saltlark', { createHTML: (html) => html })

/** Copy that the server cleaned, as a browser takes it that lets no other markup in (decision 41). */
export function trustedHtml(html: SafeHtml): string | TrustedHTML {
  return cleaned?.createHTML(html) ?? html
}

/** The client library's bar of progress (3.7.1). */
const progressBar =
  '<div class="bar"><div class="peg"></div></div><div class="spinner"><div class="spinner-icon"></div></div>'

/**
 * What the client library makes elements of by itself: titles, descriptions and links in heads
 * (`server/head/head-elements.ts`). A text without markup is harmless.
 */
const known =
  /^(?:<title data-inertia="title">[^<]*<\/title>|<(?:meta|link)(?: (?:data-inertia|name|content|rel|href|type)="[^"<>]*")+>|[^<]*)$/

/** Judges all that is printed by no policy of its own: null has the browser refuse it, and say where. */
export function guardMarkup(): void {
  policies()?.createPolicy('default', {
    createHTML: (html) => (html === progressBar || known.test(html) ? html : null),
  })
}
