import { describe, expect, it } from 'vitest'
import { createTurns } from '#server/shop/context.ts'
import { promiseToKeep } from '../../../support/promise-to-keep.ts'

describe('work under one name', () => {
  it('waits for none under another name', async () => {
    const inTurn = createTurns()
    const first = promiseToKeep<void>()

    const waiting = inTurn('CR-CC', () => first.promise)

    expect(await inTurn('CR-DSP', async () => 'done')).toBe('done')
    first.keep()
    await waiting
  })

  it('is done although what was before it failed', async () => {
    const inTurn = createTurns()
    const failing = inTurn('CR-CC', () => Promise.reject(new Error('No more berths.')))

    const next = inTurn('CR-CC', async () => 'done')

    await expect(failing).rejects.toThrow('No more berths.')
    expect(await next).toBe('done')
  })

  it('that gets no turn in time is never begun, and lets nobody past who waits behind it', async () => {
    const inTurn = createTurns(5)
    const first = promiseToKeep<void>()
    const begun: string[] = []
    const work = (name: string) => async () => void begun.push(name)
    const waiting = inTurn('CR-CC', () => first.promise)

    await expect(inTurn('CR-CC', work('second'))).rejects.toThrow('No turn within 0.005 seconds.')
    await expect(inTurn('CR-CC', work('third'))).rejects.toThrow('No turn')
    first.keep()
    await waiting
    await inTurn('CR-CC', work('fourth'))

    expect(begun).toEqual(['fourth'])
  })
})
