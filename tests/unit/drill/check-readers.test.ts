import { describe, expect, it } from 'vitest'
import { checkReaders } from '../../drill/books/check-readers.ts'
import type { ReaderEntry } from '../../drill/crash/ledger.ts'
import { ada, books, reader } from './books.ts'

type Status = 'pending' | 'confirmed' | 'unsubscribed'

function kindsOf(statuses: readonly Status[], told: Map<string, ReaderEntry>) {
  const subscribers = statuses.map((status) => ({ email: ada, status }))
  return checkReaders(books({ subscribers }), told).map(({ kind }) => kind)
}

describe('the check of readers', () => {
  it('finds nothing wrong with who is as they were told', () => {
    expect(kindsOf(['pending'], reader())).toEqual([])
    expect(kindsOf(['confirmed'], reader({ confirming: 'acknowledged' }))).toEqual([])
  })

  it('lets everything be while nobody was told', () => {
    expect(kindsOf([], reader({ asking: 'asked' }))).toEqual([])
    expect(kindsOf(['confirmed'], reader({ confirming: 'asked' }))).toEqual([])
  })

  it('finds an acknowledged subscription or confirmation that is not there', () => {
    expect(kindsOf([], reader())).toEqual(['lost'])
    expect(kindsOf(['pending'], reader({ confirming: 'acknowledged' }))).toEqual(['lost'])
  })

  it('finds who confirmed nothing and is confirmed', () => {
    expect(kindsOf(['confirmed'], reader())).toEqual(['doubled'])
  })

  it('finds who is there twice, or never asked', () => {
    expect(kindsOf(['pending', 'pending'], reader())).toEqual(['doubled'])
    expect(kindsOf(['pending'], new Map())).toEqual(['doubled'])
  })
})
