import { describe, expect, it, vi } from 'vitest'
import { endTimersWithWindow } from '../../support/window-timers.ts'

const rings = vi.fn<() => void>()

describe('a file of tests with a window', () => {
  describe('while it is open', () => {
    endTimersWithWindow()

    it('lets its timers ring', async () => {
      setTimeout(rings, 1)
      await new Promise((resolve) => setTimeout(resolve, 2))
      expect(rings).toHaveBeenCalledOnce()
    })

    it('may leave timers behind', () => {
      rings.mockClear()
      expect(setTimeout(rings, 1)).toHaveProperty('hasRef')
      expect(setInterval(rings, 1)).toHaveProperty('hasRef')
    })
  })

  describe('when it is closed', () => {
    it('has no timer that rings any more', async () => {
      await new Promise((resolve) => setTimeout(resolve, 2))
      expect(rings).not.toHaveBeenCalled()
    })
  })
})
