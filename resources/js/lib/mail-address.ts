/** What a `mailto:` link begins a letter with; without `to` the writer chooses the reader. */
interface Letter {
  readonly to?: string
  readonly subject: string
  readonly body?: string
}

/** A link that begins a letter: `mailto:hello@saltlark.example?subject=Day%20Skipper`. */
export function mailAddress({ to = '', subject, body }: Letter): string {
  const more = body === undefined ? '' : `&body=${encodeURIComponent(body)}`
  return `mailto:${to}?subject=${encodeURIComponent(subject)}${more}`
}
