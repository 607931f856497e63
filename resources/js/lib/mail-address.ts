interface Message {
  /** Left out: the writer chooses the reader. */
  readonly to?: string
  readonly subject: string
  readonly body?: string
}

/** A link that begins a message: `mailto:hello@saltlark.example?subject=Day%20Skipper`. */
export function mailAddress({ to = '', subject, body }: Message): string {
  const more = body === undefined ? '' : `&body=${encodeURIComponent(body)}`
  return `mailto:${to}?subject=${encodeURIComponent(subject)}${more}`
}
