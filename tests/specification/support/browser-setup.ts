import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { answerHeaderData } from '../../support/header-data.ts'
import { fillBrowserGaps } from '../../support/jsdom-gaps.ts'
import { endTimersWithWindow } from '../../support/window-timers.ts'
import { nobody } from './header-visitors.ts'
import { setWidth, WindowObserver } from './screen.ts'

// Most facts need no browser: the files that do say so in their first line.
if ('window' in globalThis) {
  fillBrowserGaps()
  endTimersWithWindow()
  // A whole page takes a busy machine longer than the usual second.
  configure({ asyncUtilTimeout: 15_000 })

  beforeEach(() => {
    setWidth(1280)
    vi.stubGlobal('IntersectionObserver', WindowObserver)
    answerHeaderData(nobody)
  })

  afterEach(() => {
    cleanup()
    vi.unstubAllGlobals()
  })
}
