import { afterEach, describe, expect, it, vi } from 'vitest'
import { fetchHeaderData, loadingHeaderData } from '#js/hooks/use-header-data.ts'
import { subscriptionForm } from '#server/forms/fields.ts'
import { answerHeaderData } from '../../support/header-data.ts'

afterEach(() => vi.unstubAllGlobals())

describe('3. Header data response', () => {
  const user = { id: '1', name: 'Ada', email: 'ada@example.com' }

  it('user, cartItems (number), isAuthenticated (boolean)', async () => {
    answerHeaderData({ user, cartItems: 3, isAuthenticated: true })

    const data = await fetchHeaderData('/api/header-data', new AbortController().signal)

    expect(data).toEqual({ status: 'authenticated', user, cartItems: 3 })
  })

  it('client adds loading', () => {
    expect(loadingHeaderData).toEqual({ status: 'loading', user: null, cartItems: 0 })
  })
})

describe('3. Newsletter form', () => {
  it('email', () => {
    expect(Object.keys(subscriptionForm.shape)).toEqual(['email'])
  })
})
