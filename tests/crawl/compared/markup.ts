/** One tag or one text of a document, in order. */
export interface Token {
  readonly text: string
  /** Where it stands: the elements around it, from the outermost that has a name. */
  readonly place: string
}

const dataBlock = /<script((?:\s[^>]*)?)>(.*?)<\/script>/gs

/** The data that a document brings along, each block by what its element says of it. */
export function dataBlocks(document: string): ReadonlyMap<string, string> {
  const blocks = [...document.matchAll(dataBlock)].filter(([, , data = '']) => data !== '')
  return new Map(blocks.map(([, attributes = '', data = '']) => [attributes.trim(), data]))
}

/** Everything else of a document. React and the template write tags whole: none holds a bracket. */
export function tokensOf(document: string): Token[] {
  const texts = numberedIds(document)
    .replaceAll(dataBlock, '<script$1></script>')
    .replaceAll(/<!--.*?-->/gs, '')
    .split(/(<[^>]*>)/)
    .map((text) => sortedAttributes(text.replaceAll(/\s+/g, ' ').trim()))
    .filter((text) => text !== '' && !isBuiltFile(text))
  const open: string[] = []
  return texts.map((text) => {
    const place = open.filter((name) => /[#[]|^(?:header|main|footer|h\d|form)/.test(name))
    const token = { text, place: place.slice(-3).join(' ') }
    follow(open, text)
    return token
  })
}

/** React makes ids from where a component stands among the others: they count as they come. */
function numberedIds(document: string): string {
  const numbers = new Map<string, string>()
  return document.replaceAll(/_R_\w*?_/g, (id) => {
    const number = numbers.get(id) ?? `id-${numbers.size + 1}`
    numbers.set(id, number)
    return number
  })
}

/** In which order attributes stand means nothing, nor that of classes (HTML, "class": a set). */
function sortedAttributes(text: string): string {
  if (!/^<\w/.test(text)) return text
  const attributes = text.match(/\s[^\s=]+(?:="[^"]*")?(?=[\s/>])/g) ?? []
  const name = /^<[\w-]+/.exec(text)?.[0] ?? ''
  return `${name}${attributes.map(sortedClasses).toSorted().join('')}>`
}

function sortedClasses(attribute: string): string {
  return attribute.replace(/^\sclass="([^"]*)"$/, (_, classes: string) => {
    const sorted = [...new Set(classes.trim().split(' '))].toSorted()
    return ` class="${sorted.join(' ')}"`
  })
}

/** As many files as a page needs: that is how the build was cut. */
function isBuiltFile(text: string): boolean {
  return (
    text.startsWith('<link ') && / rel="(?:module)?preload"/.test(text) && /\/build\//.test(text)
  )
}

const voids = /^<(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr|!)/i

function follow(open: string[], text: string): void {
  if (!text.startsWith('<')) return
  const name = /^<\/?([\w-]+)/.exec(text)?.[1] ?? ''
  if (text.startsWith('</')) {
    const at = open.findLastIndex((one) => one.split(/[#[]/)[0] === name)
    if (at >= 0) open.length = at
  } else if (!voids.test(text) && !text.endsWith('/>')) {
    const id = / id="([^"]*)"/.exec(text)?.[1]
    const label = / aria-label="([^"]*)"/.exec(text)?.[1]
    open.push(name + (id ? `#${id}` : '') + (label ? `[${label}]` : ''))
  }
}

/** The addresses that a document names, as they are written. */
export function namedIn(document: string): string[] {
  const addresses = [...document.matchAll(/\s(?:href|src|poster)="([^"]*)"/g)].map(([, one]) => one)
  const sources = [...document.matchAll(/\ssrcset="([^"]*)"/gi)].flatMap(([, list = '']) =>
    list.split(',').map((one) => one.trim().split(' ')[0]),
  )
  return [...addresses, ...sources].map((one = '') => one.replaceAll('&amp;', '&'))
}

/** What a form sends when nobody fills it in. */
export interface SentForm {
  readonly action: string
  readonly fields: Readonly<Record<string, string>>
}

/** The forms of a document that are sent by POST. */
export function formsOf(document: string): SentForm[] {
  return [...document.matchAll(/<form ([^>]*)>(.*?)<\/form>/gs)]
    .filter(([, attributes = '']) => /method="post"/i.test(attributes))
    .map(([, attributes = '', inside = '']) => ({
      action: attributeOf(attributes, 'action').replaceAll('&amp;', '&'),
      fields: Object.fromEntries(
        [...inside.matchAll(/<input ([^>]*)>/g)]
          .filter(([, input = '']) => !/type="(?:checkbox|radio)"/.test(input))
          .map(([, input = '']) => [attributeOf(input, 'name'), attributeOf(input, 'value')]),
      ),
    }))
}

function attributeOf(attributes: string, name: string): string {
  return new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes)?.[1] ?? ''
}

/** The regions in which two documents differ. */
export function markupDifferences(then: readonly Token[], now: readonly Token[]): string[] {
  const found: string[] = []
  let [before, after] = [0, 0]
  while (before < then.length || after < now.length) {
    if (then[before]?.text === now[after]?.text) {
      before += 1
      after += 1
      continue
    }
    const [gone, come] = nextMeeting(then.slice(before), now.slice(after))
    const place = (now[after] ?? then[before])?.place ?? ''
    const was = textOf(then.slice(before, before + gone))
    const is = textOf(now.slice(after, after + come))
    found.push(`in ${place || 'the document'}: ${was} -> ${is}`)
    before += gone
    after += come
  }
  return found
}

const sight = 120

/** How many tokens of each are left out until both go on alike, for three tokens at least. */
function nextMeeting(then: readonly Token[], now: readonly Token[]): readonly [number, number] {
  for (let distance = 1; distance <= sight; distance += 1) {
    for (let gone = 0; gone <= distance; gone += 1) {
      if (meet(then, now, gone, distance - gone)) return [gone, distance - gone]
    }
  }
  return [then.length, now.length]
}

function meet(then: readonly Token[], now: readonly Token[], gone: number, come: number): boolean {
  return [0, 1, 2].every((step) => then[gone + step]?.text === now[come + step]?.text)
}

function textOf(tokens: readonly Token[]): string {
  const text = tokens.map((token) => token.text).join(' ')
  if (text === '') return 'nothing'
  return text.length > 300 ? `${text.slice(0, 300)}…` : text
}
