import { expect, it } from 'vitest'
import { createWaitingRoom } from '#server/database/postgres-driver.ts'

it('a waiting room sends away who waited too long, and loses no room by that', async () => {
  const room = createWaitingRoom(1, 5)
  await room.enter()

  await expect(room.enter()).rejects.toThrow('All connections were in use for 0.005 seconds.')
  room.leave()
  await room.enter()
  room.leave()

  await expect(room.enter()).resolves.toBeUndefined()
})
