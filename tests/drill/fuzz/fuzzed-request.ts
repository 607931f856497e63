import { createHash } from 'node:crypto'
import { routes } from '#routes/index.ts'
import { listed, oddPieces } from '../../feature/http/hostile-texts.ts'
import { chanceFrom, oneOf } from '../../support/chance.ts'
import { breakFraming } from './broken-framing.ts'
import { escapes, forms, good, headers, junk, parameters, said } from './values.ts'

/** What of a request's bytes differs between runs: the site's address, and what the site handed out. */
export interface Held {
  readonly host: string
  readonly session: string
  readonly cart: string
  readonly version: string
}

export interface FuzzedRequest {
  readonly number: number
  readonly method: string
  readonly bytes: Buffer
  /** What its sender does afterwards: goes on, ends the connection, or hangs up without waiting. */
  readonly ending: 'goes on' | 'ends' | 'hangs up'
}

export interface Dice {
  readonly chance: () => number
  is(share: number): boolean
  one<Value>(values: readonly Value[]): Value
}

const table = Object.values(routes)
const changes = table.filter(({ method }) => method !== 'GET')
const methods = listed('GET HEAD POST PUT PATCH DELETE OPTIONS TRACE PROPFIND LOCK')

/** Request `number` of a seed. The same two give the same bytes, apart from what is held. */
export function fuzzedRequest(seed: number, number: number, held: Held): FuzzedRequest {
  // Neighbours would begin alike.
  const start = createHash('sha256').update(`${seed} ${number}`).digest().readUIntBE(0, 3)
  const chance = chanceFrom(start)
  const dice: Dice = {
    chance,
    is: (share) => chance() < share,
    one: (values) => oneOf(values, chance),
  }
  const route = dice.one(dice.is(0.3) ? changes : table)
  const method = dice.is(0.85) ? route.method : dice.one(methods)
  const target = targetOf(route.uri, dice)
  const body = dice.is(method === 'GET' ? 0.03 : 0.9) ? bodyFor(target, dice) : null
  const lines = [...headersOf(method, dice), ...(body?.headers ?? [])].join('\r\n')
  const whole = `${method} ${target} HTTP/1.1\r\n${lines}\r\n\r\n${body?.text ?? ''}`
  const { text, ending } = dice.is(0.18) ? breakFraming(whole, dice) : { text: whole, ending: null }
  const isReadable = /^\/[!-~]*$/.test(target) && (body?.isTrue ?? true)
  const places = /\{(host|session|cart|version)\}/g
  const sent = text.replaceAll(places, (_, name: keyof Held) => held[name])
  const bytes = Buffer.from(sent, 'latin1')
  return { number, method, bytes, ending: ending ?? (isReadable ? 'goes on' : 'ends') }
}

function targetOf(uri: string, dice: Dice): string {
  const filled = uri.replaceAll(/\{(\w+)\??\}/g, (_, name: string) =>
    dice.is(0.7) ? dice.one(good[name] ?? ['1']) : escaped(dice),
  )
  const path = dice.is(0.2) ? bent(filled, dice) : filled
  if (!dice.is(0.35)) return path
  const pairs = Array.from({ length: 1 + Math.floor(dice.chance() * 4) }, () => {
    const name = dice.is(0.5) ? encodeURIComponent(dice.one(parameters)) : dice.one(parameters)
    return `${name}=${escaped(dice)}`
  })
  return `${path}?${pairs.join(dice.one(['&', '&', '&', '&&', ';', '?']))}`
}

function escaped(dice: Dice): string {
  return dice.is(0.3) ? dice.one(escapes) : encoded(dice.one(junk))
}

// Not by encodeURIComponent, which throws at half of a character.
const encoded = (text: string) => new URLSearchParams([['', text]]).toString().slice(1)

function bent(path: string, dice: Dice): string {
  return dice.one<() => string>([
    () => `${path}/`,
    () => `/${path}`,
    () => `${path}/../..${path}`,
    () => `/.${path}/.;/`,
    () => path.replaceAll('/', '//'),
    () => path.replaceAll('/', '\\'),
    () => path.toUpperCase(),
    () => path + escaped(dice),
    () => path + '/%61'.repeat(1500),
    () => `${path}/${'%25'.repeat(40)}`,
    () => latin('/søen/☃'),
    () => `${path}\u0001`,
    () => `http://{host}${path}`,
    () => `http://evil.example${path}`,
    () => dice.one(lost),
  ])()
}

const lost = [...listed('* ? /? /# /assets/%2e%2e/x.js'), ...oddPieces.map((piece) => `/${piece}`)]

function headersOf(method: string, dice: Dice): string[] {
  const own = dice.is(0.97)
    ? ['Host: {host}']
    : dice.one([['Host: evil.example'], ['Host:'], [], ['Host: {host}', 'Host: a']])
  const lines = [...own, `X-Forwarded-For: ${addressBy(dice)}`]
  if (dice.is(method === 'GET' ? 0.3 : 0.85)) {
    const site = dice.is(0.9) ? 'same-origin' : dice.one(['none', 'cross-site', 'x'])
    lines.push(`Sec-Fetch-Site: ${site}`)
  }
  if (dice.is(0.12)) {
    const version = dice.is(0.8) ? '{version}' : dice.one(['x', '', '1'])
    lines.push('X-Inertia: true', `X-Inertia-Version: ${version}`)
  } else if (dice.is(0.93)) lines.push('Accept: application/json')
  if (dice.is(0.2)) lines.push(`Cookie: ${cookiesBy(dice)}`)
  for (const name of headers) {
    if (!dice.is(0.07)) continue
    const line = `${name}: ${dice.is(0.8) ? dice.one(said) : inHeader(dice)}`
    lines.push(...(dice.is(0.1) ? [line, line] : [line]))
  }
  const asks = ['Expect: 100-continue', 'Expect: 200-ok', 'Upgrade: h2c']
  if (dice.is(0.03)) lines.push(dice.one(asks))
  return lines
}

function addressBy(dice: Dice): string {
  const byte = () => Math.floor(dice.chance() * 256)
  if (dice.is(0.9)) return `10.${byte()}.${byte()}.${byte()}`
  const odd = listed(`2001:db8:${byte()}::1 ::ffff:10.0.0.1 unknown [::1]:80`)
  return dice.one([...odd, '1.2.3.4, ,', inHeader(dice)])
}

function cookiesBy(dice: Dice): string {
  const token = () => dice.one(['A'.repeat(43), '%', '"x"', '', inHeader(dice), 'e30.e30', 'a=b=c'])
  const cookies = ['session', 'cart'].map((name) => [name, dice.is(0.7) ? `{${name}}` : token()])
  const others = ['flash', 'browser', '__proto__'].map((name) => [name, token()])
  const kept = [...cookies, ...others].filter(() => dice.is(0.4)).map((pair) => pair.join('='))
  return dice.is(0.05) ? `;;=${kept.join(';')};=;a` : kept.join('; ')
}

const latin = (text: string) => Buffer.from(text).toString('latin1')

// A value that Node's parser lets through: no control characters.
function inHeader(dice: Dice): string {
  return latin(dice.one(junk).replaceAll(/\p{Cc}/gu, ''))
}

interface Body {
  readonly headers: readonly string[]
  readonly text: string
  /** Does it end where its headers say? */
  readonly isTrue: boolean
}

function bodyFor(target: string, dice: Dice): Body {
  const fitting = forms.filter(([path]) => path.test(target))
  const fields = Object.entries(dice.one(dice.is(0.9) ? fitting : forms)[1])
    .filter(([name]) => dice.is(name === '_method' ? 0.2 : 0.95))
    .map(([name, value]): [string, string] => [name, dice.is(0.8) ? value : dice.one(junk)])
  if (dice.is(0.1)) fields.push([dice.one(parameters), dice.one(junk)])
  const [type, text] = written(fields, dice)
  const charset = dice.is(0.05) ? `; charset=${dice.one(['utf-7', '', 'utf-16'])}` : ''
  const coded = dice.is(0.03) ? [`Content-Encoding: ${dice.one(['gzip', 'br', 'x'])}`] : []
  return framed([`Content-Type: ${type}${charset}`, ...coded], text, dice)
}

function written(fields: [string, string][], dice: Dice): readonly [type: string, text: string] {
  const [form, json] = ['application/x-www-form-urlencoded', 'application/json']
  const query = new URLSearchParams(fields).toString()
  const object = latin(JSON.stringify(Object.fromEntries(fields)))
  if (dice.is(0.55)) return dice.is(0.5) ? [form, query] : [json, object]
  const lists = object.replaceAll('":"', '":["').replaceAll('","', '"],"').replace('"}', '"]}')
  const part = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n--x--'
  const odd = dice.one(listed('text/plain a/b/c application/ld+json application/json;;;'))
  return dice.one<readonly [string, string]>([
    [form, `${query}&${dice.one(escapes)}=${dice.one(escapes)}`],
    [form, `${query}&${'a=&'.repeat(1500)}`],
    [form, 'x'.repeat(20_000)],
    [json, object.slice(0, -3)],
    [json, dice.one(listed('null 1 "x" [[]] {"__proto__":{"x":1}} \0'))],
    [json, lists],
    [json, '{"email":'.repeat(3000)],
    [json, `{"a":"${'x'.repeat(70_000)}"}`],
    ['multipart/form-data; boundary=x', part],
    [dice.is(0.8) ? odd : '', query],
  ])
}

function framed(types: readonly string[], text: string, dice: Dice): Body {
  if (dice.is(0.1)) {
    const half = Math.floor(text.length / 2)
    const parts = [text.slice(0, half), text.slice(half)].filter(Boolean)
    const chunks = parts.map((part) => `${part.length.toString(16)}\r\n${part}\r\n`).join('')
    const chunked = [...types, 'Transfer-Encoding: chunked']
    return { headers: chunked, text: `${chunks}0\r\n\r\n`, isTrue: true }
  }
  const isTrue = !dice.is(0.04)
  const length = isTrue ? text.length : Math.max(0, text.length + dice.one([-5, 7, 100_000]))
  return { headers: [...types, `Content-Length: ${length}`], text, isTrue }
}
