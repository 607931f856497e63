import { describe, expect, it } from 'vitest'
import { webAddressIn } from '#server/forms/web-addresses.ts'

describe('what a mail program could make a link of', () => {
  it.each([
    ['See https://evil.test/a now', 'https://evil.test/a'],
    ['ftp://1.2.3.4', 'ftp://1.2.3.4'],
    ['WWW.evil', 'WWW.evil'],
    ['Win at evil.test!', 'evil.test!'],
    ['t.me/sailing', 't.me/sailing'],
    ['eve@evil.test', 'eve@evil.test'],
    ['ｅｖｉｌ．ｔｅｓｔ', 'evil.test'],
    ['evil。test', 'evil。test'],
    ['пример.рф', 'пример.рф'],
    ['evil.xn--p1ai', 'evil.xn--p1ai'],
    ['Happy birthday.Enjoy it', 'birthday.Enjoy'],
  ])('is found in %j', (text, found) => {
    expect(webAddressIn(text)).toBe(found)
  })

  it.each([
    'J. R. Hartley',
    'A. B. Marlowe-St. John',
    'Fair winds... and see you at 10.30am, on the 5.3.',
    'e.g. a day, £49.50; yours, B.',
    'Ahoy!\nSail on.\nBen',
  ])('is not in %j', (text) => {
    expect(webAddressIn(text)).toBeNull()
  })
})
