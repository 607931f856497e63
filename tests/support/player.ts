import { vi } from 'vitest'

/** jsdom has no player; this one starts and stops at once. */
export function givePlayer(): void {
  const playing = new WeakSet<HTMLMediaElement>()
  const player = HTMLMediaElement.prototype

  vi.spyOn(player, 'paused', 'get').mockImplementation(function paused(this: HTMLMediaElement) {
    return !playing.has(this)
  })
  vi.spyOn(player, 'load').mockImplementation(() => undefined)
  vi.spyOn(player, 'play').mockImplementation(async function play(this: HTMLMediaElement) {
    playing.add(this)
  })
  vi.spyOn(player, 'pause').mockImplementation(function pause(this: HTMLMediaElement) {
    playing.delete(this)
  })
}
