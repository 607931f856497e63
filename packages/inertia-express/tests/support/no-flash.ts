import type { FlashStore } from '../../src/express/exchange.ts'

/** Keeps nothing between an answer and the next page. */
export const noFlash: FlashStore = {
  read: () => ({}),
  write: () => undefined,
  clear: () => undefined,
}
