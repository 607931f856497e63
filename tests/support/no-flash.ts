import type { FlashStore } from '@saltlark/inertia-express'

/** Keeps nothing between an answer and the next page. */
export const noFlash: FlashStore = {
  read: () => ({}),
  write: () => undefined,
  clear: () => undefined,
}
