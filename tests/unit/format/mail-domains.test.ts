import { expect, it } from 'vitest'
import { meantDomain } from '#server/format/mail-domains.ts'

it.each([
  ['gmial.com', 'gmail.com'],
  ['gmail.con', 'gmail.com'],
  ['gmail.co', 'gmail.com'],
  ['gmail.co.uk', 'gmail.com'],
  ['hotmial.co.uk', 'hotmail.co.uk'],
  ['yahooo.com', 'yahoo.com'],
  ['saltmarsh.con', 'saltmarsh.com'],
  ['gmail.com', null],
  ['ymail.com', null],
  ['mail.com', null],
  ['hotmail.fr', null],
  ['saltmarsh.co.uk', null],
  ['example.com', null],
])('%s is meant to be %s', (typed, meant) => {
  expect(meantDomain(typed)).toBe(meant)
})
