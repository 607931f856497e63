import { takeServerLock } from '#server/database/server-lock.ts'

// Listening keeps this process alive for as long as the one that started it.
process.on('message', () => undefined)

const [, , url = ''] = process.argv
try {
  await takeServerLock(url)
  process.send?.('locked')
} catch (error) {
  process.send?.(error instanceof Error ? error.message : String(error))
}
