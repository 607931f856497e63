import { describe, expect, it } from 'vitest'
import { pathOf } from '../../../src/precognition/standard-schema.ts'
import { issuesOfFields } from '../../../src/precognition/validate-only.ts'

const wrong = [
  'email',
  'emails',
  'address.street',
  'address.town.postcode',
  'items.0.price',
  'items.10.price',
  'items.0.name',
  'tags.1',
]

describe('the fields that a Precognition request asks about', () => {
  it.each([
    ['email', ['email']],
    ['email,tags.1', ['email', 'tags.1']],
    [' email , ,email,', ['email']],
    ['address', ['address.street', 'address.town.postcode']],
    ['address.town', ['address.town.postcode']],
    ['items.0', ['items.0.price', 'items.0.name']],
    ['items.*.price', ['items.0.price', 'items.10.price']],
    ['items.*', ['items.0.price', 'items.10.price', 'items.0.name']],
    ['*.*.price', ['items.0.price', 'items.10.price']],
    ['tags.*', ['tags.1']],
    ['address.*.postcode', ['address.town.postcode']],
    ['address.*', ['address.street', 'address.town.postcode']],
    ['nothing', []],
    ['Email', []],
    ['', []],
    [',,,', []],
  ])('%j are %j', (list, expected) => {
    expect(namesOf(list)).toEqual(expected)
  })

  it('are wrong when what they lie in is: no street without an address', () => {
    expect(namesOf('address.street', ['address', 'email'])).toEqual(['address'])
    expect(namesOf('items.*.price', ['items'])).toEqual(['items'])
  })

  it('may be the form as a whole', () => {
    const issues = [{ message: 'No two boats.' }, { message: 'Wrong.', path: ['email'] }]

    expect(issuesOfFields(issues, 'form')).toEqual([issues[0]])
    expect(issuesOfFields(issues, 'email')).toEqual([issues[1]])
  })
})

describe('a hostile list of fields', () => {
  it('of ten thousand names is looked up in one pass', () => {
    const names = Array.from({ length: 10_000 }, (_, at) => `items.${at}.*.price`)
    const issues = Array.from({ length: 1_000 }, (_, at) => ({
      message: 'Wrong.',
      path: ['items', at, 'x', 'price'],
    }))

    expect(issuesOfFields(issues, names.join())).toHaveLength(1_000)
  })

  it('of stars at every step costs no more than its length', () => {
    const deep = Array.from({ length: 200 }, (_, at) => `${'*.'.repeat(at)}a`).join()
    const path = Array.from({ length: 200 }, () => 'a')

    expect(issuesOfFields([{ message: 'Wrong.', path }], deep)).toHaveLength(1)
  })

  it.each(['__proto__', 'constructor', 'prototype.constructor', 'toString', 'hasOwnProperty'])(
    'finds nothing by the name %s',
    (list) => {
      expect(namesOf(list)).toEqual([])
    },
  )

  it('finds a field that really has such a name', () => {
    expect(namesOf('__proto__', ['__proto__', 'email'])).toEqual(['__proto__'])
  })

  it.each(['\u0000', 'email\u0000', '\u001B[31m', 'email\t.x'])('finds nothing by %j', (list) => {
    expect(namesOf(list, ['emails'])).toEqual([])
  })
})

function namesOf(list: string, names: readonly string[] = wrong): string[] {
  const issues = names.map((name) => ({ message: 'Wrong.', path: name.split('.') }))
  return issuesOfFields(issues, list).map((issue) => pathOf(issue).join('.'))
}
