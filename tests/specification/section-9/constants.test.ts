import { describe, expect, it } from 'vitest'
import { wideScreen } from '#js/hooks/use-carousel.ts'
import { copyrightYear } from '#js/lib/company.ts'
import { isVideo } from '#js/lib/media.ts'
import { holidayRoute } from '#routes/item-links.ts'
import { pageMeta } from '#server/head/page-meta.ts'
import { isSeasonal } from '#server/site/clock.ts'
import { homeDocument } from '../support/home-document.ts'
import { homeObject, withLittleBut } from '../support/home.ts'
import { only, panelOf, textOf } from '../support/reading.ts'

const { hero, instagram } = homeObject().props.pageContent.page_data

describe('9. Business constants and limits', () => {
  it.each([
    ['2026-11-30', false],
    ['2026-12-01', true],
    ['2027-01-05', true],
    ['2027-01-06', false],
  ])('seasonal flag, December and January 1-5: %s is %s', (date, expected) => {
    expect(isSeasonal(date)).toBe(expected)
  })

  it('carousel breakpoint 1024px', () => {
    expect(wideScreen).toBe(`(min-width: ${1024 / 16}em)`)
  })

  it('courses menu at least 800px wide', async () => {
    expect(panelOf(await homeDocument(), 'RYA Courses').className).toContain('min-w-[800px]')
  })

  it('footer year 2024', () => {
    expect(copyrightYear).toBe(2024)
  })

  it.each([
    [5, 'weekend', 'web.weekend-sailing.slug'],
    [6, 'holiday', 'web.sailing-holidays.slug'],
    [7, 'classic', 'web.classic-sailing.slug'],
    [19, 'racing', 'web.racing.slug'],
  ])('tag id %i maps to %s', (tag, _kind, route) => {
    expect(holidayRoute(tag)).toBe(route)
  })

  it('social gallery 5 columns', async () => {
    const page = await homeDocument({ props: withLittleBut({ instagram }) })

    expect(only(page, '#gallery ul').classList).toContain('grid-cols-5')
  })

  it('indexing excluded for page content type 3', () => {
    const page = { name: 'Hidden', metadata: {}, page_content_type_id: 3 }

    expect(pageMeta(page).isIndexed).toBe(false)
  })

  it.each([
    ['/videos/a.mp4', true],
    ['/videos/a.webm', true],
    ['/videos/a.ogg', true],
    ['/videos/a.mov', false],
    ['/images/mp4.svg', false],
  ])('hero video types mp4, webm, ogg: %s is %s', (url, expected) => {
    expect(isVideo(url)).toBe(expected)
  })

  it("default hero button label 'Click here for dates and prices'", async () => {
    const own = { ...hero, buttonText: undefined }
    const page = await homeDocument({ props: withLittleBut({ hero: own }) })

    expect(textOf(only(page, 'main > section:first-child a'))).toBe(
      'Click here for dates and prices',
    )
  })
})
