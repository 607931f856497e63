import { describe, expect, it } from 'vitest'
import { createSigner } from '#server/signing/signer.ts'
import { issueToken, readToken } from '#server/signing/token.ts'
import { fc } from '../../support/properties.ts'

const newKey = 'new-key-new-key-new-key-new-key-new'
const signer = createSigner([newKey])
const purpose = 'newsletter.confirm'
const id = '019aa5c2-7b00-7c3d-9e4f-0123456789ab'
const noon = Date.UTC(2026, 10, 21, 12)

const ids = fc.uuid()
const futures = fc.integer({ min: noon + 1000, max: noon + 400 * 86_400_000 })

describe('a link token', () => {
  it('brings back the id for its purpose, and fits the pattern of a token in an address', () => {
    fc.assert(
      fc.property(ids, futures, fc.string(), (anyId, expiresAt, anyPurpose) => {
        const token = issueToken(signer, { purpose: anyPurpose, id: anyId, expiresAt })

        expect(token).toMatch(/^[A-Za-z0-9_-]{20,128}$/)
        expect(readToken(signer, anyPurpose, token, noon)).toEqual({ id: anyId })
        expect(readToken(signer, `${anyPurpose}.`, token, noon)).toEqual({ fault: 'invalid' })
      }),
    )
  })

  it('is invalid when any one character is another', () => {
    const token = issueToken(signer, { purpose, id, expiresAt: noon + 60_000 })
    const characters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_+/=.']
    const changed = [...token].flatMap((own, place) =>
      characters
        .filter((other) => other !== own)
        .map((other) => token.slice(0, place) + other + token.slice(place + 1)),
    )

    const accepted = changed.filter((text) => 'id' in readToken(signer, purpose, text, noon))

    expect(accepted).toEqual([])
  })

  it('is not the same thing as a signed value of the same purpose', () => {
    const token = issueToken(signer, { purpose, id, expiresAt: noon + 60_000 })
    const asValue = `${token.slice(0, 32)}.${token.slice(32)}`

    expect(signer.verify(purpose, asValue)).toBeNull()
  })
})

describe("a link token's expiry", () => {
  const token = issueToken(signer, { purpose, id, expiresAt: noon + 999 })

  it('counts whole seconds, rounded down', () => {
    expect(readToken(signer, purpose, token, noon - 1)).toEqual({ id })
    expect(readToken(signer, purpose, token, noon)).toEqual({ fault: 'expired' })
  })

  it('is told only for a token that is ours', () => {
    const changed = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`

    expect(readToken(signer, purpose, changed, noon)).toEqual({ fault: 'invalid' })
  })

  it.each([Number.NaN, -1000, Number.POSITIVE_INFINITY])('cannot be %d', (expiresAt) => {
    expect(() => issueToken(signer, { purpose, id, expiresAt })).toThrow(
      `[signing] expiry '${expiresAt}' is not an instant; give milliseconds UTC.`,
    )
  })
})

describe('a text that is no token', () => {
  const units = fc.nat(0xffff).map((code) => String.fromCharCode(code))

  it.each([
    ['whatever it is', fc.string({ unit: units, maxLength: 200 })],
    ['in the right shape too', fc.stringMatching(/^[A-Za-z0-9_-]{75}$/)],
  ])('is invalid, %s', (_, texts) => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(readToken(signer, purpose, text, noon)).toEqual({ fault: 'invalid' })
      }),
    )
  })
})

describe('an id that is no lower-case UUID', () => {
  it.each(['', '42', id.toUpperCase(), `${id}\n`, id.replaceAll('-', '')])(
    'gets no token: %j',
    (wrong) => {
      expect(() => issueToken(signer, { purpose, id: wrong, expiresAt: noon })).toThrow(
        `[signing] id '${wrong}' is not a UUID in lower case; give a row's id.`,
      )
    },
  )
})
