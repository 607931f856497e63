import { describe, expect, it } from 'vitest'
import { isForPart, partialFor, readVisit } from '../../../src/protocol/visit.ts'

const partial = { 'X-Inertia': 'true', 'X-Inertia-Partial-Component': 'home' }

describe('a request', () => {
  it('is no visit when it does not say so, whatever else it says', () => {
    const visit = visitOf({
      'X-Inertia-Partial-Component': 'home',
      'X-Inertia-Partial-Data': 'a',
      'X-Inertia-Except-Once-Props': 'b',
    })

    expect(visit).toEqual({
      isInertia: false,
      isPrefetch: false,
      version: '',
      partial: undefined,
      errorBag: undefined,
      exceptOnceProps: new Set(),
      scrollIntent: 'append',
    })
  })

  it('says what a visit wants', () => {
    expect(
      visitOf({
        ...partial,
        'X-Inertia-Version': 'v1',
        'X-Inertia-Partial-Data': 'a,b.c',
        'X-Inertia-Partial-Except': 'd',
        'X-Inertia-Reset': 'a',
        'X-Inertia-Error-Bag': 'login',
        'X-Inertia-Except-Once-Props': 'e,f',
        'X-Inertia-Infinite-Scroll-Merge-Intent': 'prepend',
      }),
    ).toEqual({
      isInertia: true,
      isPrefetch: false,
      version: 'v1',
      errorBag: 'login',
      partial: { component: 'home', only: ['a', 'b.c'], except: ['d'], reset: new Set(['a']) },
      exceptOnceProps: new Set(['e', 'f']),
      scrollIntent: 'prepend',
    })
  })

  it('has no version where it names none', () => {
    expect(visitOf({ 'X-Inertia': 'true' }).version).toBe('')
  })

  it.each([
    [{ Purpose: 'prefetch' }, true],
    [{ 'Sec-Purpose': 'prefetch' }, true],
    [{ 'Sec-Purpose': 'prefetch;prerender' }, true],
    [{ 'Sec-Purpose': 'Prefetch' }, true],
    [{ Purpose: 'other' }, false],
    [{}, false],
  ])('with %o is made ahead: %s', (headers, expected) => {
    expect(visitOf(headers).isPrefetch).toBe(expected)
  })

  it.each([
    ['image', true],
    ['style', true],
    ['script', true],
    ['document', false],
    ['iframe', false],
    ['empty', false],
  ])('for a %s asks for a part of a page: %s', (destination, expected) => {
    expect(isForPart(() => destination)).toBe(expected)
    expect(isForPart(() => undefined)).toBe(false)
  })
})

describe('a list in a header', () => {
  it('names everything once', () => {
    const only = 'n,auth.user,n, auth.user ,,n'

    expect(visitOf({ ...partial, 'X-Inertia-Partial-Data': only }).partial?.only).toEqual([
      'n',
      'auth.user',
    ])
  })

  it.each(['', ',', ' , ,'])('may be empty: %j', (list) => {
    const visit = visitOf({
      ...partial,
      'X-Inertia-Partial-Data': list,
      'X-Inertia-Except-Once-Props': list,
    })

    expect(visit.partial?.only).toEqual([])
    expect(visit.exceptOnceProps.size).toBe(0)
  })
})

describe('a partial reload', () => {
  it('is one of the component that it names, and of no other', () => {
    const visit = visitOf({ ...partial, 'X-Inertia-Partial-Data': 'a' })

    expect(partialFor(visit, 'home')?.only).toEqual(['a'])
    expect(partialFor(visit, 'other')).toBeUndefined()
  })

  it('of a component without a name is none', () => {
    expect(visitOf({ ...partial, 'X-Inertia-Partial-Component': '' }).partial).toBeUndefined()
  })
})

function visitOf(headers: Readonly<Record<string, string>>) {
  return readVisit((name) => headers[name])
}
