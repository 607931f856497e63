import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { answerHeaderData } from './header-data.ts'
import { fillBrowserGaps } from './jsdom-gaps.ts'
import { endTimersWithWindow } from './window-timers.ts'

fillBrowserGaps()
endTimersWithWindow()
// A busy machine is no fault of a component.
configure({ asyncUtilTimeout: 15_000 })

beforeEach(() => {
  answerHeaderData({ user: null, cartItems: 0, isAuthenticated: false })
  vi.spyOn(console, 'error')
  vi.spyOn(console, 'warn')
})

afterEach(() => {
  cleanup()
  // What React or jsdom complain about is a fault of the component, not noise.
  expect(vi.mocked(console.error).mock.calls).toEqual([])
  expect(vi.mocked(console.warn).mock.calls).toEqual([])
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})
