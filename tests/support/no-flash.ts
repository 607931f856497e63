import type { FlashStore } from '#server/inertia/index.ts'

/** Keeps nothing between an answer and the next page. */
export const noFlash: FlashStore = {
  read: () => ({}),
  write: () => undefined,
  clear: () => undefined,
}
