// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { config, progress } from '@inertiajs/react'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import tailwindConfig from '../../../tailwind.config.ts'
import { only } from '../support/reading.ts'
import { marginOf } from '../support/screen.ts'
import { startClient } from '../support/started-client.ts'

beforeAll(startClient, 60_000)

describe('9. Navigation library defaults; clarification: they stay', () => {
  it('prefetch cache 30000 ms', () => {
    expect(config.get('prefetch.cacheFor')).toBe(30_000)
  })

  it('hover prefetch after 75 ms', () => {
    expect(config.get('prefetch.hoverDelay')).toBe(75)
  })

  it('scroll throttle 100 ms', async () => {
    vi.useFakeTimers()
    const kept = () => window.history.state?.documentScrollPosition?.top
    Object.defineProperty(window, 'scrollY', { value: 240, configurable: true })

    window.dispatchEvent(new Event('scroll'))
    await vi.advanceTimersByTimeAsync(99)
    const before = kept()
    await vi.advanceTimersByTimeAsync(1)

    expect([before, kept()]).toEqual([undefined, 240])
    vi.useRealTimers()
  })
})

describe('9. Progress bar', () => {
  const bar = () => only(document, '#nprogress .bar').style

  it('minimum 0.08, speed 200 ms', () => {
    vi.useFakeTimers()
    progress.start()

    expect(bar().transform).toBe('translate3d(-92%,0,0)')
    expect(bar().transition).toBe('all 200ms linear')
    progress.remove()
    vi.useRealTimers()
  })

  it('trickle 200 ms', async () => {
    vi.useFakeTimers()
    progress.start()

    await vi.advanceTimersByTimeAsync(199)
    const before = bar().transform
    await vi.advanceTimersByTimeAsync(1)

    expect(before).toBe('translate3d(-92%,0,0)')
    expect(bar().transform).toBe('translate3d(-82%,0,0)')
    progress.remove()
    vi.useRealTimers()
  })

  it('colour #29d; clarification: in our own progress CSS', () => {
    const css = readFileSync('resources/css/base.css', 'utf8')

    expect(css).toMatch(/#nprogress \.bar \{[^}]*background: theme\('colors\.progress'\)/)
    expect(tailwindConfig.theme.colors.progress).toBe('#29d')
    expect(
      [...document.querySelectorAll('style')].map((it) => it.textContent).join(),
    ).not.toContain('nprogress')
  })
})

describe('9. Lazy image', () => {
  it('margin 50px', () => {
    const [box] = document.querySelectorAll('main li > span:has(> picture)')

    expect(box && marginOf(box)).toBe('50px')
  })
})
