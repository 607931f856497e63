import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DatesPageProps } from '#server/props/dates.ts'
import { startSite } from '../../support/site.ts'
import type { TestSite } from '../../support/site.ts'
import { pageOf } from '../../support/visitor.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.stop())

async function referencesAt(path: string): Promise<string[]> {
  const { months } = (await pageOf(await site.visitor().get(path)))
    .props as unknown as DatesPageProps
  return months.flatMap(({ dates }) => dates.map(({ reference }) => reference))
}

describe('2. The dates page', () => {
  it('web.events.all filters by reference', async () => {
    const references = await referencesAt('/events/CR-DSP')

    expect(references.length).toBeGreaterThan(0)
    expect(references.filter((reference) => !reference.startsWith('CR-DSP-'))).toEqual([])
  })

  it('web.events.all filters by tag', async () => {
    const references = await referencesAt('/events?tag=5')

    expect(references.length).toBeGreaterThan(0)
    expect(references.filter((reference) => !reference.startsWith('WK-'))).toEqual([])
  })
})
