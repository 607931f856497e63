import { describe, expect, it } from 'vitest'
import { routes } from '#routes/index.ts'
import type { Routes } from '#routes/index.ts'
import { patterns } from '#routes/patterns.ts'
import { shopBlocks } from '#server/presenters/info/blocks.ts'
import { createUrls } from '#server/routing/urls.ts'
import { ziggyTable } from '#server/routing/ziggy.ts'
import { noOrders } from '#server/schedule/availability.ts'
import { snapshotAt } from '#server/site/site.ts'
import { content } from '../../../support/catalogue.ts'
import { html } from '../../../support/home.ts'

const site = snapshotAt({ content, version: 'test' }, Date.parse('2026-11-21T12:00:00Z'))
const links = createUrls<Routes>(ziggyTable(routes, patterns, 'https://saltlark.test'))
const copy = html('<p>Keep it dry.</p>')

describe('the blocks around the shop', () => {
  it('stand before it if they introduce it, else after it; other blocks are left out', () => {
    const { before, after } = shopBlocks(
      [
        { type: 'text', copy },
        { type: 'knots', knots: [] },
        { type: 'overview', copy, linkToLearn: false },
        { type: 'points', points: ['It floats'] },
      ],
      { site, links, takenPlaces: noOrders },
    )

    expect(before.map(({ type }) => type)).toEqual(['overview'])
    expect(after.map(({ type }) => type)).toEqual(['text', 'points'])
  })
})
