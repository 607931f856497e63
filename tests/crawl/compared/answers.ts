import type { SentForm } from './markup.ts'

/** Headers that say when and by whom, or follow from the bytes. */
const unheededHeaders: ReadonlySet<string> = new Set([
  'date',
  'etag',
  'last-modified',
  'age',
  'content-length',
  'connection',
  'keep-alive',
  'x-request-id',
  'server-timing',
])

/** What an address answered, without what differs from one running server to the next. */
export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
}

/** Asks for an address as somebody without cookies does. */
export function ask(
  origin: string,
  address: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  // Only documents are read; of any other file it is enough that it is there.
  const method = /\.(?!xml|txt)\w+$/.test(address) ? 'HEAD' : 'GET'
  return answerTo(origin, address, { method, headers })
}

/** Sends a form as a browser without scripts does: with what it is filled in with already. */
export function send(origin: string, { action, fields }: SentForm): Promise<Answer> {
  const headers = { Origin: origin, 'Sec-Fetch-Site': 'same-origin' }
  return answerTo(origin, action, { method: 'POST', headers, body: new URLSearchParams(fields) })
}

async function answerTo(origin: string, address: string, init: RequestInit): Promise<Answer> {
  const headers = new Headers(init.headers)
  headers.set('Accept', 'text/html')
  headers.set('Accept-Encoding', 'identity')
  // Each from an address of its own: how often one may ask is not what is compared.
  headers.set(
    'X-Forwarded-For',
    `10.${byteOf(address, 3)}.${byteOf(address, 5)}.${byteOf(address, 7)}`,
  )
  const response = await fetch(origin + address, { ...init, headers, redirect: 'manual' })
  const plain = (text: string) => withoutNames(text, origin)
  const told = [...response.headers].filter(([name]) => !unheededHeaders.has(name))
  return {
    status: response.status,
    headers: Object.fromEntries(
      told.map(([name, value]) => [name, headerText(name, plain(value))]),
    ),
    text: plain(await response.text()),
  }
}

function byteOf(text: string, factor: number): number {
  return [...text].reduce((sum, sign) => (sum * factor + sign.charCodeAt(0)) % 256, 0)
}

// A port is the server's own, and the name of a built file says what is in it.
function withoutNames(text: string, origin: string): string {
  const { port } = new URL(origin)
  return text
    .replaceAll(new RegExp(`localhost(:|%3A)${port}`, 'g'), 'localhost')
    .replaceAll(`"port":${port}`, '"port":80')
    .replaceAll(/\/build\/[\w./-]+\.(\w+)/g, '/build/file.$1')
    .replaceAll(/ integrity="[^"]*"/g, '')
}

function headerText(name: string, value: string): string {
  if (name === 'set-cookie') return value.replaceAll(/=[^;,]{16,}/g, '=…')
  // In how many seconds the count begins anew: that is the moment.
  if (name === 'ratelimit') return value.replace(/t=\d+/, 't=…')
  // As many files as a page needs: that is how the build was cut.
  if (name === 'link') return [...new Set(value.split(/,\s*/))].toSorted().join(', ')
  return value
}
