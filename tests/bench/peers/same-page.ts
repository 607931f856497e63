import { isDeepStrictEqual } from 'node:util'
import { JSDOM } from 'jsdom'

/** What of a document a visitor meets. */
export interface Shown {
  /** What it says, in order. */
  readonly text: string
  /** How often each kind of element is there. */
  readonly elements: Readonly<Record<string, number>>
}

// What tells the browser something instead of the visitor. React puts preloads where they occur.
const unseen = 'script, style, template, link, meta, title'

export function shownIn(html: string): Shown {
  const { body } = new JSDOM(html).window.document
  for (const element of body.querySelectorAll(unseen)) element.remove()
  // Next.js has a place for what it streams later, which stays empty.
  for (const element of body.querySelectorAll(':scope > div[hidden]:empty')) element.remove()
  const root = body.querySelector('#app') ?? body
  const elements: Record<string, number> = {}
  for (const { localName } of root.querySelectorAll('*')) {
    elements[localName] = (elements[localName] ?? 0) + 1
  }
  return { text: (root.textContent ?? '').replace(/\s+/g, ' ').trim(), elements }
}

/** In what a page differs from the one that it should be, in words; null: in nothing. */
export function differenceOf(wanted: Shown, found: Shown): string | null {
  if (isDeepStrictEqual(wanted, found)) return null
  const names = Object.keys({ ...wanted.elements, ...found.elements })
  const counts = names
    .map((name) => [name, wanted.elements[name] ?? 0, found.elements[name] ?? 0] as const)
    .filter(([, one, other]) => one !== other)
    .map(([name, one, other]) => `${other} <${name}> where ours has ${one}`)
  return [...counts, ...differentText(wanted.text, found.text)].join('; ')
}

function differentText(wanted: string, found: string): string[] {
  if (wanted === found) return []
  const at = [...wanted].findIndex((message, index) => message !== found[index])
  const from = Math.max(0, at === -1 ? wanted.length - 20 : at - 20)
  return [`'${found.slice(from, from + 60)}' where ours says '${wanted.slice(from, from + 60)}'`]
}
