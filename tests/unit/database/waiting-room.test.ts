import { describe, expect, it } from 'vitest'
import { createWaitingRoom } from '#server/database/postgres-driver.ts'

describe('a waiting room', () => {
  it('lets as many in as there is room for, and the next one when somebody leaves', async () => {
    const room = createWaitingRoom(2, 60_000)
    const inside: string[] = []
    const enter = (name: string) => room.enter().then(() => inside.push(name))

    const all = Promise.all(['Ada', 'Ben', 'Cora', 'Dan'].map(enter))
    await expect.poll(() => inside).toEqual(['Ada', 'Ben'])
    room.leave()
    await expect.poll(() => inside).toEqual(['Ada', 'Ben', 'Cora'])
    room.leave()
    await all

    expect(inside).toEqual(['Ada', 'Ben', 'Cora', 'Dan'])
  })

  it('sends away who waited too long, and loses no room by that', async () => {
    const room = createWaitingRoom(1, 5)
    await room.enter()

    await expect(room.enter()).rejects.toThrow('All connections were in use for 0.005 seconds.')
    room.leave()
    await room.enter()
    room.leave()

    await expect(room.enter()).resolves.toBeUndefined()
  })
})
