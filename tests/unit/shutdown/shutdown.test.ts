import { connect } from 'node:net'
import { describe, expect, it } from 'vitest'
import { startProcess } from '../../support/process.ts'
import type { TestProcess } from '../../support/process.ts'

const timeLimit = { timeout: 10_000 }

describe('a server that is asked to end', { timeout: 30_000 }, () => {
  it.each(['SIGTERM', 'SIGINT'] as const)(
    'by %s finishes the request in hand, takes no new one, closes its data and ends well',
    async (signal) => {
      const { site, origin, answer } = await siteInTheMiddleOfAnAnswer()

      site.signal(signal)
      await expect.poll(() => isRefused(origin), timeLimit).toBe(true)
      expect(site.words).not.toContain('data closed')
      site.tell('answer')

      expect(await answer).toBe('the whole answer')
      expect(await site.exitCode).toBe(0)
      expect(site.words.slice(2)).toEqual(['stopping', 'data closed'])
    },
  )

  it('is not ready while it drains, answers still, and keeps no connection', async () => {
    const { site, origin, answer } = await siteInTheMiddleOfAnAnswer('60000', '1000')
    const asked = async () => {
      const response = await fetch(`${origin}/ready`)
      return [await response.text(), response.headers.get('connection')]
    }
    expect(await asked()).toEqual(['ready', 'keep-alive'])

    site.signal('SIGTERM')
    await expect.poll(asked, timeLimit).toEqual(['draining', 'close'])
    site.tell('answer')

    expect(await answer).toBe('the whole answer')
    expect(await site.exitCode).toBe(0)
  })

  it('ends at once when it is asked twice', async () => {
    const { site, answer } = await siteInTheMiddleOfAnAnswer()

    site.signal('SIGTERM')
    await expect.poll(() => site.words, timeLimit).toContain('stopping')
    site.signal('SIGTERM')

    expect(await site.exitCode).toBe(1)
    expect(await answer).toBe('cut off')
    expect(site.words).not.toContain('data closed')
  })

  it('ends at once when its patience is over', async () => {
    const { site, answer } = await siteInTheMiddleOfAnAnswer('100')

    site.signal('SIGTERM')

    expect(await site.exitCode).toBe(1)
    expect(await answer).toBe('cut off')
  })

  it('says so when its data cannot be closed', async () => {
    const { site } = await siteInTheMiddleOfAnAnswer()
    site.tell('break the data')

    site.tell('answer')
    site.signal('SIGTERM')

    expect(await site.exitCode).toBe(1)
    expect(site.words).toContain('a fault that nobody caught: the data is broken')
  })
})

describe('a server with a fault that nobody caught', { timeout: 30_000 }, () => {
  it.each([
    ['throw', 'thrown'],
    ['reject', 'rejected'],
  ])(
    'logs it, finishes the request in hand, closes its data and fails (%s)',
    async (order, why) => {
      const { site, origin, answer } = await siteInTheMiddleOfAnAnswer()

      site.tell(order)
      await expect.poll(() => isRefused(origin), timeLimit).toBe(true)
      site.tell('answer')

      expect(await answer).toBe('the whole answer')
      expect(await site.exitCode).toBe(1)
      expect(site.words.slice(2)).toEqual([
        `a fault that nobody caught: ${why}`,
        'stopping',
        'data closed',
      ])
    },
  )
})

interface BusySite {
  readonly site: TestProcess
  readonly origin: string
  /** What the one who asked gets to read. */
  readonly answer: Promise<string>
}

async function siteInTheMiddleOfAnAnswer(...words: string[]): Promise<BusySite> {
  const site = await startProcess(new URL('processes/slow-site.ts', import.meta.url), words)
  const origin = `http://127.0.0.1:${String(site.firstWords)}`
  const answer = fetch(origin).then(
    (response) => response.text(),
    () => 'cut off',
  )
  await expect.poll(() => site.words, timeLimit).toContain('asked')
  return { site, origin, answer }
}

/** True when nobody takes a new connection. */
function isRefused(origin: string): Promise<boolean> {
  const socket = connect({ host: '127.0.0.1', port: Number(new URL(origin).port) })
  return new Promise((resolve) => {
    socket.once('connect', () => resolve(false))
    socket.once('error', ({ code }: NodeJS.ErrnoException) => resolve(code === 'ECONNREFUSED'))
    socket.once('connect', () => socket.destroy())
  })
}
