import { describe, expect, it } from 'vitest'
import { createSigner } from '#server/signing/signer.ts'
import { fc } from '../../support/properties.ts'

const oldKey = 'old-key-old-key-old-key-old-key-old'
const newKey = 'new-key-new-key-new-key-new-key-new'
const signer = createSigner([newKey])

/** Any text of whole characters. */
const texts = fc.string({ unit: 'binary' })

describe('a signed value', () => {
  it('comes back for the purpose that it was signed for, and for no other', () => {
    fc.assert(
      fc.property(texts, texts, texts, (purpose, other, value) => {
        const signed = signer.sign(purpose, value)

        expect(signer.verify(purpose, signed)).toBe(value)
        // A cookie may hold it.
        expect(signed).toMatch(/^[\w-]*\.[\w-]{43}$/)
        fc.pre(purpose !== other)
        expect(signer.verify(other, signed)).toBeNull()
      }),
    )
  })

  it('is refused when one character is another', () => {
    fc.assert(
      fc.property(
        texts,
        fc.nat(),
        fc.string({ minLength: 1, maxLength: 1 }),
        (value, at, other) => {
          const signed = signer.sign('flash', value)
          const place = at % signed.length
          fc.pre(signed[place] !== other)
          const changed = signed.slice(0, place) + other + signed.slice(place + 1)

          expect(signer.verify('flash', changed)).toBeNull()
        },
      ),
    )
  })

  it('is refused in every other spelling of its last character', () => {
    const signed = signer.sign('flash', 'Saved.')
    const characters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_+/=']

    const accepted = characters.filter((last) => signer.verify('flash', signed.slice(0, -1) + last))

    expect(accepted).toEqual([signed.at(-1)])
  })

  it.each([
    ['misses its last character', (signed: string) => signed.slice(0, -1)],
    ['misses its first', (signed: string) => signed.slice(1)],
    ['has one more', (signed: string) => `${signed}A`],
    ['has a line break', (signed: string) => `${signed}\n`],
  ])('is refused when it %s', (_, change) => {
    expect(signer.verify('flash', change(signer.sign('flash', 'Saved.')))).toBeNull()
  })

  it('does not pass for another one when words move from the purpose into the value', () => {
    expect(signer.mac(['value', 'ab', 'c'])).not.toBe(signer.mac(['value', 'a', 'bc']))
    expect(signer.mac(['value', '1:a'])).not.toBe(signer.mac(['value1:', 'a']))
    expect(signer.mac(['a', ''])).not.toBe(signer.mac(['a']))
  })
})

it('a text that nobody signed is null, whatever it is', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.nat(0xffff).map((code) => String.fromCharCode(code)) }),
      (text) => {
        expect(signer.verify('flash', text)).toBeNull()
      },
    ),
  )
})

describe('a change of keys', () => {
  it('signs with the first key, accepts what an old one signed, and refuses one that was dropped', () => {
    const both = createSigner([newKey, oldKey])
    const signed = createSigner([oldKey]).sign('flash', 'Saved.')

    expect(both.verify('flash', signed)).toBe('Saved.')
    expect(signer.verify('flash', both.sign('flash', 'Saved.'))).toBe('Saved.')
    expect(signer.verify('flash', signed)).toBeNull()
  })
})

describe('a signer without keys', () => {
  it.each([[[]], [['']], [[newKey, '']]])('is not made: %j', (keys) => {
    expect(() => createSigner(keys)).toThrow(
      '[signing] a signer needs at least one key and no empty one; set APP_KEY.',
    )
  })
})
