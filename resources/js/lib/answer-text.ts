/** Enough to tell somebody on the telephone what it said. */
const longest = 300

/**
 * What an answer says that is no page of ours: a document by its text, JSON by its message if it
 * has one.
 * @param data as the client library hands it over: JSON already parsed, everything else as text.
 */
export function answerText(data: unknown): string {
  const text = typeof data === 'string' ? documentText(data) : jsonText(data)
  return text.length > longest ? `${text.slice(0, longest)}…` : text
}

function documentText(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const code of body.querySelectorAll('script, style')) code.remove()
  return body.textContent.replace(/\s+/g, ' ').trim()
}

function jsonText(data: unknown): string {
  const message = (data as { readonly message?: unknown } | null)?.message
  return typeof message === 'string' ? message : JSON.stringify(data)
}
