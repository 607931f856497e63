import { describe, expect, it } from 'vitest'
import { editedSite } from '../../support/edited-site.ts'
import { siteOfFile } from '../../support/site-of-file.ts'
import type { Visitor } from '../../support/visitor.ts'
import { pageOf } from '../../support/visitor.ts'

const site = siteOfFile()

const held = 'X-Inertia-Except-Once-Props'

describe('the menus', () => {
  it('come with the first page, under a name by which the browser says that it has them', async () => {
    const visitor = site.visitor()
    const first = await pageOf(await visitor.get('/'))
    const key = keyIn(first)

    const next = await visit(visitor, '/faq', key)
    const [whole, rest] = await Promise.all([
      visitor.visit('/faq'),
      visitor.visit('/faq', { headers: { [held]: key } }),
    ])

    expect(first.props).toHaveProperty('navigationData.holidays')
    expect(next.props).not.toHaveProperty('navigationData')
    expect(next.onceProps).toEqual(first.onceProps)
    // Only what is kept has strong names: with the menus and without they are two.
    const tags = [whole, rest].map(({ headers }) => headers.get('etag'))
    expect(tags).toEqual([expect.stringMatching(/^"/), expect.stringMatching(/^"/)])
    expect(tags[0]).not.toBe(tags[1])
    // They come again to who says nothing, or has others.
    for (const other of [undefined, 'navigationData', `${key}x`, '']) {
      expect((await visit(visitor, '/faq', other)).props).toHaveProperty('navigationData')
    }
  })

  it('have another name as soon as staff have changed them, and come to who has the old ones', async () => {
    const { site: edited, edit } = await editedSite({})
    const visitor = edited.visitor()
    const before = keyIn(await pageOf(await visitor.get('/')))
    await visit(visitor, '/faq', before)

    edit('navigation.json', '"rya-start-yachting"', '"rya-day-skipper-theory"')
    await edited.services.content.refresh()
    const after = await visit(visitor, '/faq', before)

    expect(keyIn(after)).not.toBe(before)
    expect(after.props).toHaveProperty(
      'navigationData.courses.practical[0].slug',
      'rya-day-skipper-theory',
    )
  })
})

async function visit(visitor: Visitor, path: string, key: string | undefined) {
  const headers: Record<string, string> = key === undefined ? {} : { [held]: key }
  return pageOf(await visitor.visit(path, { headers }))
}

function keyIn({ onceProps = {} }: Awaited<ReturnType<typeof pageOf>>): string {
  const [key = ''] = Object.keys(onceProps)
  expect(onceProps[key]).toMatchObject({ prop: 'navigationData' })
  return key
}
