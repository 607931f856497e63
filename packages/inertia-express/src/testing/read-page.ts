import { headers } from '../protocol/headers.ts'
import type { PageObject } from '../protocol/page-object.ts'
import { headersOf, statusOf, textOf } from './answer.ts'
import type { Answer } from './answer.ts'

/**
 * The page object in an answer: of a document or of a visit.
 * @throws Error when the answer holds none, with its status and the beginning of what it holds.
 */
export async function readPage(answer: Answer): Promise<PageObject> {
  const text = await textOf(answer)
  const sent = headersOf(answer)
  const json = sent.has(headers.inertia) ? text : blockIn(text)
  if (json === undefined) {
    const type = sent.get('content-type') ?? 'no type'
    const rest = locationOf(answer) ?? `beginning '${text.slice(0, 120)}'`
    throw new Error(`No Inertia page: ${statusOf(answer)} with ${type}, ${rest}`)
  }
  return JSON.parse(json) as PageObject
}

/** Where an answer sends the client: by a redirect, or by a control answer to a visit. */
export function locationOf(answer: Answer): string | undefined {
  const sent = headersOf(answer)
  const names = [headers.redirect, headers.location, 'Location']
  return names.map((name) => sent.get(name)).find((target) => target !== null) ?? undefined
}

function blockIn(html: string): string | undefined {
  return /<script\b[^>]*\bdata-page="[^"]*"[^>]*>(?<json>.*?)<\/script>/s.exec(html)?.groups?.[
    'json'
  ]
}
