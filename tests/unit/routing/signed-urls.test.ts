import { describe, expect, it } from 'vitest'
import { get, page } from '#server/routing/define.ts'
import { createSignedUrls } from '#server/routing/signed-urls.ts'
import { createUrls } from '#server/routing/urls.ts'
import { ziggyTable } from '#server/routing/ziggy.ts'
import { createSigner } from '#server/signing/signer.ts'

const table = {
  verify: get('/verify/{user}'),
  preview: get('/preview/{user}'),
  letters: page('/letters'),
} as const
const origin = 'https://www.example.com'
const urls = createUrls<typeof table>(ziggyTable(table, { user: '[a-z]+' }, origin))
const { signed, verify } = createSignedUrls(urls, createSigner(['key of today', 'older key']))

const now = Date.parse('2026-11-21T10:00:00Z')
const inAnHour = now + 3_600_000
const address = signed('verify', { user: 'ada' }, { expiresAt: inAnHour, query: { step: 2 } })
const asked = address.slice(origin.length)

describe('a signed address', () => {
  it('is absolute, and says when it runs out', () => {
    expect(address).toMatch(
      /^https:\/\/www\.example\.com\/verify\/ada\?step=2&expires=1795258800&signature=[\w-]{43}$/,
    )
  })

  it('is valid until then', () => {
    expect(verify('verify', asked, now)).toBe('valid')
    expect(verify('verify', asked, inAnHour - 1)).toBe('valid')
    expect(verify('verify', asked, inAnHour)).toBe('expired')
  })

  it('stays valid when the key is changed, as long as the old one is kept', () => {
    const before = createSignedUrls(urls, createSigner(['older key']))
    const old = before.signed('verify', { user: 'ada' }, { expiresAt: inAnHour })

    expect(verify('verify', old.slice(origin.length), now)).toBe('valid')
  })

  it('needs no parameter where the route has none', () => {
    const letters = signed('letters', {}, { expiresAt: inAnHour })

    expect(verify('letters', letters.slice(origin.length), now)).toBe('valid')
  })

  it('has its own expiry, whatever the query brings', () => {
    const query = { expires: 9_999_999_999, signature: 'x', by: 'ada' }
    const own = signed('verify', { user: 'ada' }, { expiresAt: inAnHour, query })

    expect(verify('verify', own.slice(origin.length), inAnHour)).toBe('expired')
  })
})

describe('an address is not ours', () => {
  it.each([
    ['another path', asked.replace('/ada', '/ben')],
    ['another query', asked.replace('step=2', 'step=3')],
    ['a key taken away', asked.replace('step=2&', '')],
    ['a key added in front', asked.replace('?', '?admin=1&')],
    ['a key added between', asked.replace('&signature', '&admin=1&signature')],
    ['a key added behind', `${asked}&admin=1`],
    ['a later expiry', asked.replace('1795258800', '1995258800')],
    ['a second expiry', asked.replace('&signature', '&expires=1995258800&signature')],
    ['another way to write the path', asked.replace('/ada', '/%61da')],
    ['a changed proof', asked.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))],
    ['half a proof', asked.slice(0, -20)],
    ['no proof', asked.replace(/&signature.*/, '')],
    ['no query', '/verify/ada'],
    ['nothing', ''],
  ])('with %s', (_, changed) => {
    expect(changed).not.toBe(asked)
    expect(verify('verify', changed, now)).toBe('invalid')
  })

  it('when its proof was made for another route', () => {
    expect(verify('preview', asked, now)).toBe('invalid')
    expect(verify('preview', asked.replace('/verify', '/preview'), now)).toBe('invalid')
  })

  it('when a key signed it that is not ours', () => {
    const stranger = createSignedUrls(urls, createSigner(['another key']))

    expect(stranger.verify('verify', asked, now)).toBe('invalid')
  })
})

describe('signing', () => {
  it.each([Number.NaN, -1, Number.POSITIVE_INFINITY])('refuses the expiry %s', (expiresAt) => {
    expect(() => signed('verify', { user: 'ada' }, { expiresAt })).toThrow(
      `[routing] expiry '${expiresAt}' of 'verify' is not an instant; give milliseconds UTC.`,
    )
  })
})
