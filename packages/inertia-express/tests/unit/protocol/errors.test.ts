import { describe, expect, it } from 'vitest'
import { baggedErrors, firstMessages, mergeFlashed } from '../../../src/protocol/page-object.ts'

const email = { email: 'Please enter it.' }
const password = { password: 'Too short.' }

describe('the errors of a page', () => {
  it.each([
    ['none', {}, undefined, {}],
    ['none, in a bag', {}, 'login', {}],
    ['flat', { default: email }, undefined, email],
    ['flat, beside bags with names', { default: email, login: password }, undefined, email],
    ['in the bag that the visit asked for', { default: email }, 'login', { login: email }],
    ['in the bag that the form named', { login: email }, undefined, { login: email }],
    [
      'in several bags',
      { login: email, reset: password },
      'login',
      { login: email, reset: password },
    ],
  ])('are %s', (_how, errors, errorBag, expected) => {
    expect(baggedErrors(errors, errorBag)).toEqual(expected)
  })

  it.each(['__proto__', 'constructor', 'prototype'])(
    'do not go into a bag called %s',
    (errorBag) => {
      const errors = baggedErrors({ default: email }, errorBag)

      expect(errors).toEqual(email)
      expect(Object.getPrototypeOf(errors)).toBe(Object.prototype)
    },
  )
})

describe('the first messages', () => {
  it('are those of fields that have several, too', () => {
    expect(firstMessages({ a: ['one', 'two'], b: 'three', c: [] })).toEqual({
      a: 'one',
      b: 'three',
    })
  })
})

describe('one-shot state', () => {
  it('comes beside what waits already; a message of the same name gives way', () => {
    expect(
      mergeFlashed(
        { flash: { a: 1, b: 1 }, errors: { default: email, login: email }, clearHistory: true },
        { flash: { b: 2 }, errors: { default: password }, preserveFragment: true },
      ),
    ).toEqual({
      flash: { a: 1, b: 2 },
      errors: { default: password, login: email },
      clearHistory: true,
      preserveFragment: true,
    })
  })

  it('is nothing when nothing comes to nothing', () => {
    expect(mergeFlashed({}, {})).toStrictEqual({})
  })
})
