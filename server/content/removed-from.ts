import { copyAttributes, copyTags, sanitiseHtml } from './html.ts'

/** A piece of copy that the site leaves out, or that its tags get wrong. */
interface Removal {
  /** Where it begins in the copy, in UTF-16 units from 0. */
  readonly index: number
  readonly message: string
  readonly remedy: string
}

/**
 * What `sanitiseHtml` leaves out of copy, piece by piece: tags, attributes, addresses and comments,
 * in their order; and tags that nothing closes, which it closes somewhere.
 */
export function removedFrom(html: string): Removal[] {
  const removals: Removal[] = []
  const open: OpenTag[] = []
  const opened = new Set<string>()
  let silentUntil = 0
  for (const match of html.matchAll(tagOrComment)) {
    const { index } = match
    const [whole, slash, written = '', attributes = ''] = match
    if (index < silentUntil) continue
    const tag = written.toLowerCase()
    if (tag === '') {
      removals.push({ index, message: 'a comment is removed', remedy: 'remove it here too' })
    } else if (!whole.endsWith('>')) {
      removals.push({ index, message: `${cut(whole)} has no >`, remedy: 'put > at its end' })
    } else if (!copyTags.includes(tag)) {
      if (slash && opened.has(tag)) continue
      opened.add(tag)
      removals.push(slash ? closesNothing(tag, index) : tagRemoval(index, tag))
      if (!slash && wordless.includes(tag)) silentUntil = endOf(html, tag, index + whole.length)
    } else if (slash) {
      removals.push(...closed(open, tag, index))
    } else {
      removals.push(...attributeRemovals(tag, attributes, index + 1 + written.length))
      if (tag !== 'br') open.push({ tag, index })
    }
  }
  return [...removals, ...open.map(notClosed)].toSorted((one, other) => one.index - other.index)
}

interface OpenTag {
  readonly tag: string
  readonly index: number
}

const tagOrComment =
  /<!--[^]*?(?:-->|$)|<(\/?)([a-z][\w:-]*)((?:\s+(?:"[^"]*"|'[^']*'|[^'"<>])*|\/)?)>?/gi
const attribute = /([^\s=/"'>]+)(?:\s*=\s*("[^"]*"|'[^']*'|[^\s"'>]+))?/g

/** Tags whose words go with them. */
const wordless: readonly string[] = ['script', 'style', 'textarea', 'option']

const instead: Readonly<Record<string, string>> = {
  h1: 'write <h3>: the page has its heading',
  h2: 'write <h3>: the block has its heading',
  h5: 'write <h4>',
  h6: 'write <h4>',
  div: 'write <p>',
  u: 'write <em> or <strong>',
  img: 'use a field or a block for the picture',
}

function tagRemoval(index: number, tag: string): Removal {
  const words = wordless.includes(tag) ? ' with the words in it' : ''
  const otherwise = words ? 'remove it' : `remove it, or use one of: ${copyTags.join(', ')}`
  return { index, message: `<${tag}> is removed${words}`, remedy: instead[tag] ?? otherwise }
}

function endOf(html: string, tag: string, from: number): number {
  const end = html.toLowerCase().indexOf(`</${tag}`, from)
  return end < 0 ? html.length : end
}

function attributeRemovals(tag: string, attributes: string, from: number): Removal[] {
  return [...attributes.matchAll(attribute)].flatMap((match) => {
    const [whole, written = ''] = match
    const name = written.toLowerCase()
    const index = from + match.index
    if (!copyAttributes[tag]?.includes(name)) {
      const message = `"${name}" of <${tag}> is removed`
      return [{ index, message, remedy: 'remove it: the site gives copy its looks' }]
    }
    if (name !== 'href' || sanitiseHtml(`<a ${whole}>x</a>`).includes('href=')) return []
    const message = `the address ${cut(whole.slice(written.length).replace(/^\s*=\s*/, ''))} is removed, so the link leads nowhere`
    return [{ index, message, remedy: addressRemedy(whole) }]
  })
}

function addressRemedy(written: string): string {
  return /=\s*["']?(?:http:)?\/\//i.test(written)
    ? 'begin it with https://'
    : 'lead to a path such as /gift-vouchers, a #place, or an https:, mailto: or tel: address'
}

/** Takes the tag off those that are open; those above it were never closed. */
function closed(open: OpenTag[], tag: string, index: number): Removal[] {
  const at = open.findLastIndex((one) => one.tag === tag)
  if (at < 0) return [closesNothing(tag, index)]
  const above = open.splice(at).slice(1)
  return above.map(notClosed)
}

function closesNothing(tag: string, index: number): Removal {
  const remedy = copyTags.includes(tag) ? `remove it, or write <${tag}>` : 'remove it'
  return { index, message: `</${tag}> closes nothing`, remedy }
}

function notClosed({ tag, index }: OpenTag): Removal {
  return { index, message: `<${tag}> is never closed`, remedy: `put </${tag}> where it ends` }
}

function cut(text: string): string {
  return text.length > 40 ? `${text.slice(0, 39)}…` : text
}
