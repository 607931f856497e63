import { describe, expect, it } from 'vitest'
import { daySpan } from '#server/format/dates.ts'
import type { LevelResultProps } from '#server/props/level-finder.ts'
import { scheduleOf } from '#server/site/site.ts'
import { siteOfFile } from '../../support/site-of-file.ts'
import { pageOf } from '../../support/visitor.ts'

const site = siteOfFile()

const daySkipper =
  'goal=skipper&age=18&days=15&miles=100&night=4&skipper=0&theory=day-skipper&certificate=day-skipper&skills=steer&skills=ropes&recency=lately'

async function firstAlternative() {
  const page = await pageOf(await site.visitor().get(`/level-finder/11?${daySkipper}`))
  return (page.props as unknown as LevelResultProps).alternatives[0]
}

describe('the next date of a recommendation', () => {
  it('is none that is full', async () => {
    const before = await firstAlternative()
    const { dates } = scheduleOf(site.services.site.current())
    const [first] = dates.filter(
      ({ offer, starts }) =>
        offer.name === before?.name && starts > site.services.site.current().today,
    )
    const when = first && daySpan(first.starts, first.ends)
    expect(before?.next).toContain(when)

    for (let place = 0; place < (first?.places ?? 0); place += 1) {
      const form = { kind: 'place', sku: first?.reference ?? '', quantity: '1' }
      await site.visitor().submit('/cart/items', form)
    }

    const after = await firstAlternative()
    expect(after?.next).toMatch(/^Next: /)
    expect(after?.next).not.toContain(when)
  })
})
