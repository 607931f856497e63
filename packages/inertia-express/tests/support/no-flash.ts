import type { FlashStore } from '../../src/express/options.ts'

/** Keeps nothing between an answer and the next page. */
export const noFlash: FlashStore = {
  read: () => ({}),
  write: () => undefined,
  clear: () => undefined,
}
