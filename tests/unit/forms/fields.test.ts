import { describe, expect, it } from 'vitest'
import { subscriptionForm } from '#server/forms/fields.ts'
import { fc } from '../../support/properties.ts'

const missing = 'Please enter your e-mail address.'
const malformed = 'That does not look like an e-mail address; it should look like you@example.com.'
const tooLong = 'That e-mail address is too long; it can have 254 characters at most.'

function read(email: unknown) {
  const result = subscriptionForm.safeParse({ email })
  return result.success ? result.data.email : result.error.issues.map(({ message }) => message)
}

/** An address of exactly this many characters. */
function addressOf(length: number): string {
  const labels = `${'a'.repeat(60)}.`.repeat(3)
  const end = '@'.length + labels.length + 'example.com'.length
  return `${'b'.repeat(length - end)}@${labels}example.com`
}

describe("the newsletter form's e-mail address", () => {
  it.each([
    'you@example.com',
    'ada.lovelace+sailing@mail.example.co.uk',
    "o'brien@example.ie",
    'a@b.uk',
    'sailor_1@xn--bcher-kva.example',
    'crew&skipper@example.com',
  ])('may be %s, and comes out trimmed and in lower case', (email) => {
    expect(read(` ${email.toUpperCase()} `)).toBe(email)
  })

  it.each([undefined, null, '', '   ', '\t'])('is asked for when it is %j', (email) => {
    expect(read(email)).toEqual([missing])
  })

  it.each([
    'you',
    'you@',
    '@example.com',
    'you@example',
    'you@@example.com',
    'you@example..com',
    '.you@example.com',
    'you.@example.com',
    'yo..u@example.com',
    'you@-example.com',
    'you@example.com-',
    'you@example.123',
    'you and me@example.com',
    'you@example.com, eve@example.com',
    'You <you@example.com>',
    '"you"@example.com',
    'you@[127.0.0.1]',
    'yöu@example.com',
    // The sign of kelvin only looks like a letter.
    '\u212Aate@example.com',
    `${'a'.repeat(65)}@example.com`,
  ])('is refused as %s', (email) => {
    expect(read(email)).toEqual([malformed])
  })

  it.each([
    'you@example.com\r\nBcc: eve@example.com',
    'you@example.com\n',
    '\ryou@example.com',
    'you@exam\u0000ple.com',
    'you@example.com\u0085',
  ])('is refused with a control character: %j', (email) => {
    expect(read(email)).toEqual([malformed])
  })

  it.each([[['you@example.com']], [{ $ne: '' }], [42], [true]])(
    'is refused when it is no text: %j',
    (email) => {
      expect(read(email)).toEqual([malformed])
    },
  )

  it('may have 254 characters and no more', () => {
    expect(read(addressOf(254))).toBe(addressOf(254))
    expect(read(addressOf(255))).toEqual([tooLong])
    expect(read('a'.repeat(100_000))).toEqual([tooLong])
  })

  it('comes out the same when it is read again, and never with a space or a line break', () => {
    fc.assert(
      fc.property(fc.oneof(fc.emailAddress(), fc.string({ unit: 'binary' })), (text) => {
        const email = read(text)
        fc.pre(typeof email === 'string')

        expect(read(email)).toBe(email)
        expect(email).toMatch(/^[!-~]+$/)
      }),
    )
  })
})
