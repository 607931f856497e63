import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { listKeptMessages } from '#server/mail/kept-messages.ts'
import { linksIn } from '#server/mail/links.ts'
import { siteUnderTest } from '../../support/browser/site-under-test.ts'

const password = 'seven knots upwind'

let readers = 0

/** Somebody whom the site has not met. */
export interface Reader {
  readonly email: string
  /** Limits count visitors by their address. */
  readonly caller: string
}

/**
 * Has the site write to somebody new, and finds the link of this shape in a message to them: to
 * confirm or stop the newsletter, to verify an address, or to choose another password.
 */
export async function mailedAddress(origin: string, link: RegExp): Promise<string> {
  const reader = newReader()
  if (link.test('/email/verify/')) return register(origin, reader)
  if (link.test('/reset-password/')) return forget(origin, reader)
  await send(`${origin}/mail/customer-subscribe`, reader, { email: reader.email })
  const confirm = await linkIn(reader.email, /\/mail\/confirm\//)
  if (link.test(confirm)) return confirm
  await send(confirm, reader, {})
  return linkIn(reader.email, link)
}

/** The cookie of a new customer who is signed in. */
export async function signedInCookie(origin: string): Promise<{ name: string; value: string }> {
  const reader = newReader()
  await send(await register(origin, reader), reader, {})
  const { email } = reader
  const response = await send(`${origin}/login`, reader, { email, password })
  const [, name = '', value = ''] =
    response.headers
      .getSetCookie()
      .map((line) => /^((?:__Host-)?session)=([^;]+)/.exec(line) ?? [])
      .find((found) => found.length > 0) ?? []
  if (value === '') throw new Error(`${email} could not sign in.`)
  return { name, value }
}

async function register(origin: string, reader: Reader): Promise<string> {
  const fields = { name: 'Ada Marlowe', email: reader.email, password }
  await send(`${origin}/register`, reader, { ...fields, password_confirmation: password })
  return linkIn(reader.email, /\/email\/verify\//)
}

async function forget(origin: string, reader: Reader): Promise<string> {
  await send(await register(origin, reader), reader, {})
  await send(`${origin}/forgot-password`, reader, { email: reader.email })
  return linkIn(reader.email, /\/reset-password\//)
}

/** Somebody new, who calls from an address of their own. */
export function newReader(): Reader {
  readers += 1
  return { email: `reader-${readers}@example.com`, caller: `198.51.100.${readers}` }
}

async function send(
  address: string,
  { caller }: Reader,
  fields: Readonly<Record<string, string>>,
): Promise<Response> {
  const response = await fetch(address, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'Sec-Fetch-Site': 'same-origin', 'X-Forwarded-For': caller },
    body: new URLSearchParams(fields),
  })
  if (response.status !== 303) throw new Error(`POST ${address} answered ${response.status}.`)
  return response
}

// Places that came free are offered once a minute.
const timeLimit = 90_000

/** Waits for a message to this address with such a link, and returns the link. */
export async function linkIn(email: string, pattern: RegExp): Promise<string> {
  const { environment } = await siteUnderTest()
  const folder = join(environment['DATA_DIR'] ?? '', 'mail')
  for (const end = Date.now() + timeLimit; Date.now() < end; await pause(100)) {
    const messages = (await listKeptMessages(folder)).filter(({ to }) => to === email)
    const found = messages.flatMap(({ text }) => linksIn(text)).find((one) => pattern.test(one))
    if (found) return found
  }
  throw new Error(`No message to ${email} has a link like ${String(pattern)}.`)
}
