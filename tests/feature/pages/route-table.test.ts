import { JSDOM } from 'jsdom'
import { describe, expect, it } from 'vitest'
import { route } from 'ziggy-js'
import type { ZiggyTable } from '#server/routing/ziggy.ts'
import { siteOfFile } from '../../support/site-of-file.ts'

const site = siteOfFile({ environment: 'development' })

describe('the route table that browsers get', () => {
  it('comes with a page for an error too', async () => {
    expect(await tablesIn('/nowhere')).toHaveLength(1)
  })

  it('is not sent again with a visit', async () => {
    const response = await site.visitor().visit('/')

    expect(await response.text()).not.toContain('/mail/confirm/{token}')
  })

  it('makes addresses with the real ziggy-js', async () => {
    const table = await readTable()

    expect(route('web.home', undefined, false, table)).toBe('/')
    expect(route('mail.confirm', { token: 'a'.repeat(20) }, false, table)).toBe(
      `/mail/confirm/${'a'.repeat(20)}`,
    )
  })

  it('says nothing of limits, visitors and other options', async () => {
    const entries = Object.values((await readTable()).routes)
    const keys = new Set(entries.flatMap((entry) => Object.keys(entry)))

    expect([...keys].toSorted()).toEqual(['methods', 'parameters', 'uri', 'wheres'])
  })
})

async function tablesIn(path: string): Promise<HTMLScriptElement[]> {
  const { document } = new JSDOM(await (await site.visitor().get(path)).text()).window
  return [...document.querySelectorAll<HTMLScriptElement>('script#ziggy-routes-json')]
}

async function readTable(): Promise<ZiggyTable> {
  const [block] = await tablesIn('/')
  return JSON.parse(block?.textContent ?? '') as ZiggyTable
}
