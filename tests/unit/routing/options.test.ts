import { describe, expect, it } from 'vitest'
import { get, page, post } from '#server/routing/define.ts'
import { isDestination, isForBrowsers, isIndexed, keepingOf } from '#server/routing/options.ts'

describe('search engines may list', () => {
  it.each([
    [page('/knots'), true],
    [page('/search', { indexed: false }), false],
    [page('/dashboard', { visitor: 'signed-in' }), false],
    [page('/staff', { visitor: 'staff' }), false],
    [get('/cart'), false],
    [get('/feed', { indexed: true }), true],
  ])('%j: %s', (route, answer) => {
    expect(isIndexed(route)).toBe(answer)
  })
})

describe("the browser's table has", () => {
  it.each([
    [page('/knots'), true],
    [post('/login'), true],
    [page('/dashboard', { visitor: 'signed-in' }), true],
    [get('/up', { table: 'server' }), false],
    [page('/staff', { visitor: 'staff' }), false],
  ])('%j: %s', (route, answer) => {
    expect(isForBrowsers(route)).toBe(answer)
  })
})

describe('signing in may lead to', () => {
  it.each([
    [page('/knots'), true],
    [page('/search', { indexed: false }), true],
    [page('/previews', { visitor: 'staff' }), true],
    [get('/dashboard', { visitor: 'signed-in', isDestination: true }), true],
    [get('/user/data', { visitor: 'signed-in' }), false],
    [get('/login', { visitor: 'guest' }), false],
    [page('/welcome', { visitor: 'guest' }), false],
    [post('/logout'), false],
  ])('%j: %s', (route, answer) => {
    expect(isDestination(route)).toBe(answer)
  })
})

describe('an answer may be kept', () => {
  it('of a page for everybody, until the site changes', () => {
    expect(keepingOf(page('/knots'))).toEqual({
      isPublic: true,
      seconds: null,
      reason: 'the page knows nothing of its visitor',
    })
  })

  it('for as long as the route says', () => {
    expect(keepingOf(page('/events', { cache: { seconds: 10 } })).seconds).toBe(10)
  })

  it.each([
    [page('/dashboard', { visitor: 'signed-in' }), 'the page is for who is signed in'],
    [page('/staff', { visitor: 'staff' }), 'the page is for staff'],
    [page('/welcome', { visitor: 'guest' }), 'the page is for who is not signed in'],
    [get('/dashboard', { visitor: 'signed-in' }), 'the page is for who is signed in'],
    [get('/cart'), 'an action may know its visitor'],
  ])('but not of %j: %s', (route, reason) => {
    expect(keepingOf(route)).toEqual({ isPublic: false, seconds: null, reason })
  })
})
