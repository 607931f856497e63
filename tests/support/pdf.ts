import { inflateSync } from 'node:zlib'

/** What a PDF of ours says, as a reader of the file itself finds it. */
export interface ReadPdf {
  /** All that is drawn as text, a line for each piece, in the order in which it is read aloud. */
  readonly text: string
  /** What stands for letters that no font has. */
  readonly meant: readonly string[]
  /** The kinds of the elements of its structure, such as H1. */
  readonly tags: readonly string[]
  /** What pictures show. */
  readonly alts: readonly string[]
  readonly title: string
  readonly language: string
  readonly pages: number
  /** How many fonts it uses, and how many of them are in the file. */
  readonly fonts: { readonly used: number; readonly embedded: number }
}

/** Reads what our own library writes, and no other PDF. */
export function readPdf(bytes: Buffer): ReadPdf {
  const objects = objectsOf(bytes.toString('latin1'))
  const all = [...objects.values()]
  const bodies = all.map(({ body }) => body)
  const pages = bodies.filter((body) => body.includes('/Type /Page\n'))
  const contents = pages.map((page) => streamAt(objects, page, 'Contents')).join('\n')
  return {
    text: textIn(contents, fontsOf(objects, bodies)),
    meant: stringsOf(contents, 'ActualText'),
    tags: bodies.flatMap((body) => /^<<\n\/S \/(\w+)/.exec(body)?.[1] ?? []),
    alts: bodies.flatMap((body) => stringsOf(body, 'Alt')),
    title: titleOf(objects, bodies),
    language: bodies.flatMap((body) => stringsOf(body, 'Lang'))[0] ?? '',
    pages: pages.length,
    fonts: {
      used: bodies.filter((body) => body.includes('/Subtype /Type0')).length,
      embedded: bodies.filter((body) => body.includes('/FontFile2')).length,
    },
  }
}

interface PdfObject {
  readonly body: string
  readonly stream: string | null
}

function objectsOf(file: string): Map<string, PdfObject> {
  const found = file.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)
  return new Map(
    [...found].map(([, id = '', whole = '']) => {
      const [body = '', raw] = whole.split(/\nstream\r?\n([\s\S]*)/)
      return [id, { body, stream: raw === undefined ? null : unpacked(body, raw) }]
    }),
  )
}

function unpacked(body: string, raw: string): string {
  const [, length = ''] = /\/Length (\d+)/.exec(body) ?? []
  const packed = Buffer.from(raw, 'latin1').subarray(0, Number(length))
  return (body.includes('/FlateDecode') ? inflateSync(packed) : packed).toString('latin1')
}

function streamAt(objects: Map<string, PdfObject>, body: string, key: string): string {
  const [, id = ''] = new RegExp(`/${key} (\\d+) 0 R`).exec(body) ?? []
  return objects.get(id)?.stream ?? ''
}

/** It lies in an object of its own. */
function titleOf(objects: Map<string, PdfObject>, bodies: readonly string[]): string {
  const [, id = ''] = bodies.flatMap((body) => /\/Title (\d+) 0 R/.exec(body) ?? [])
  return stringsOf(`/Title ${objects.get(id)?.body}`, 'Title')[0] ?? ''
}

type Letters = ReadonlyMap<string, string>

/** The fonts of the pages, by the names that their contents use. */
function fontsOf(objects: Map<string, PdfObject>, bodies: readonly string[]): Map<string, Letters> {
  const named = bodies.flatMap((body) => [...body.matchAll(/\/(F\d+) (\d+) 0 R/g)])
  return new Map(
    named.map(([, name = '', id = '']) => [
      name,
      lettersOf(streamAt(objects, objects.get(id)?.body ?? '', 'ToUnicode')),
    ]),
  )
}

/** What each code of a font stands for. */
function lettersOf(map: string): Letters {
  const ranges = map.matchAll(/<(\w{4})> <\w{4}> \[([^\]]*)\]/g)
  return new Map(
    [...ranges].flatMap(([, first = '', letters = '']) =>
      [...letters.matchAll(/<([\w ]+)>/g)].map(([, hex = ''], index) => [
        (Number.parseInt(first, 16) + index).toString(16).padStart(4, '0'),
        Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'),
      ]),
    ),
  )
}

function textIn(contents: string, fonts: Map<string, Letters>): string {
  let letters: Letters = new Map()
  const lines: string[] = []
  for (const [, font, shown] of contents.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (font !== undefined) letters = fonts.get(font) ?? new Map()
    const codes = [...(shown ?? '').matchAll(/<(\w*)>/g)].map(([, hex = '']) => hex).join('')
    if (shown !== undefined) {
      lines.push((codes.match(/.{4}/g) ?? []).map((code) => letters.get(code) ?? '').join(''))
    }
  }
  return lines.join('\n')
}

/** The values of a key: plain, or as UTF-16 behind its mark. */
function stringsOf(text: string, key: string): string[] {
  const found = text.matchAll(new RegExp(`/${key} \\(((?:\\\\[\\s\\S]|[^\\\\)])*)\\)`, 'g'))
  return [...found].map(([, value = '']) => {
    const plain = value.replaceAll(/\\(.)/g, (_, letter: string) => escapes[letter] ?? letter)
    const bytes = Buffer.from(plain, 'latin1')
    return plain.startsWith('þÿ') ? bytes.subarray(2).swap16().toString('utf16le') : plain
  })
}

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }
