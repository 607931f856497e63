import { describe, expect, it } from 'vitest'
import { pageObject } from '#server/inertia/page-object.ts'
import type { PageParts } from '#server/inertia/page-object.ts'

describe('a page object', () => {
  it('is the component, its props, its address and the version', () => {
    expect(pageWith({ props: { title: 'Knots' } })).toStrictEqual({
      component: 'knots',
      props: { title: 'Knots', errors: {} },
      url: '/knots?a=1',
      version: 'v1',
    })
  })

  it('has a flash only when there is a message', () => {
    expect(pageWith({ flashed: { flash: {} } })).not.toHaveProperty('flash')
    expect(pageWith({ flashed: { flash: { success: 'Saved.' } } })).toHaveProperty('flash', {
      success: 'Saved.',
    })
  })
})

describe('the errors of a page', () => {
  const email = { email: 'Please enter it.' }
  const password = { password: 'Too short.' }

  it.each([
    ['none', {}, undefined, {}],
    ['none, in a bag', {}, 'login', {}],
    ['flat', { default: email }, undefined, email],
    ['in the bag that the visit asked for', { default: email }, 'login', { login: email }],
    ['in the bag that the form named', { login: email }, undefined, { login: email }],
    [
      'in several bags',
      { login: email, reset: password },
      'login',
      { login: email, reset: password },
    ],
  ])('are %s', (_how, errors, errorBag, expected) => {
    expect(errorsOf({ flashed: { errors }, errorBag })).toEqual(expected)
  })

  it('are those of the page itself, when it has some', () => {
    expect(errorsOf({ props: { errors: email }, flashed: { errors: { default: password } } })).toBe(
      email,
    )
  })

  it.each(['__proto__', 'constructor', 'prototype'])(
    'do not go into a bag called %s',
    (errorBag) => {
      const errors = errorsOf({ flashed: { errors: { default: email } }, errorBag })

      expect(errors).toEqual(email)
      expect(Object.getPrototypeOf(errors)).toBe(Object.prototype)
    },
  )
})

function pageWith(parts: Partial<PageParts>) {
  return pageObject({
    component: 'knots',
    props: {},
    url: '/knots?a=1',
    version: 'v1',
    flashed: {},
    errorBag: undefined,
    ...parts,
  })
}

function errorsOf(parts: Partial<PageParts>): unknown {
  return pageWith(parts).props['errors']
}
