import { describe, expect, it } from 'vitest'
import { createSealer } from '#server/signing/sealer.ts'
import { fc } from '../../support/properties.ts'

const oldKey = 'old-key-old-key-old-key-old-key-old'
const newKey = 'new-key-new-key-new-key-new-key-new'
const sealer = createSealer([newKey])

/** Any text of whole characters. */
const texts = fc.string({ unit: 'binary' })

describe('a sealed text', () => {
  it('comes back for the purpose that it was sealed for, and for no other', () => {
    fc.assert(
      fc.property(texts, texts, texts, (purpose, other, text) => {
        const sealed = sealer.seal(purpose, text)

        expect(sealer.open(purpose, sealed)).toEqual({ text, isCurrent: true })
        expect(sealed).toMatch(/^[\w-]{8}\.[\w-]+$/)
        fc.pre(purpose !== other)
        expect(sealer.open(other, sealed)).toBeNull()
      }),
    )
  })

  it('is another each time, so that nobody sees that two are of one text', () => {
    const sealed = Array.from({ length: 20 }, () => sealer.seal('app', 'a secret'))

    expect(new Set(sealed).size).toBe(20)
  })

  it('does not hold what was sealed', () => {
    const text = 'SALTLARKSALTLARK'
    const [, body = ''] = sealer.seal('app', text).split('.')

    expect(Buffer.from(body, 'base64url').toString('latin1')).not.toContain(text)
  })

  it('opens no more when one of its bytes is another', () => {
    const [id = '', body = ''] = sealer.seal('app', 'a secret').split('.')
    const whole = Buffer.from(body, 'base64url')

    const opened = [...whole.keys()].map((at) => {
      const changed = Buffer.from(whole)
      changed[at] = (changed[at] ?? 0) ^ 1
      return sealer.open('app', `${id}.${changed.toString('base64url')}`)
    })

    expect(new Set(opened)).toEqual(new Set([null]))
  })

  it('opens no more when it is cut short', () => {
    const sealed = sealer.seal('app', 'a secret')

    for (let length = 0; length < sealed.length; length += 1) {
      expect(sealer.open('app', sealed.slice(0, length))).toBeNull()
    }
  })

  it.each(['', '.', 'knots', '........', 'a.b.c', 'SALTLARKSALTLARK'])(
    'is not %j, which opens as little as it throws',
    (text) => {
      expect(sealer.open('app', text)).toBeNull()
    },
  )
})

describe('a key that is changed', () => {
  const sealed = createSealer([oldKey]).seal('app', 'a secret')

  it('still opens what it sealed, and says that it is not the first', () => {
    const both = createSealer([newKey, oldKey])

    expect(both.open('app', sealed)).toEqual({ text: 'a secret', isCurrent: false })
    const again = both.seal('app', 'a secret')
    expect(sealer.open('app', again)).toEqual({ text: 'a secret', isCurrent: true })
  })

  it('opens nothing once it is gone', () => {
    expect(sealer.open('app', sealed)).toBeNull()
    expect(createSealer([oldKey]).open('app', sealer.seal('app', 'a secret'))).toBeNull()
  })
})

it('a sealer without a key is none', () => {
  expect(() => createSealer([])).toThrow('[signing] a sealer needs at least one key; set APP_KEY.')
})
