import { faultsOf, focusableElements, walk } from '../support/browser/keyboard-walk.ts'
import type { Stop } from '../support/browser/keyboard-walk.ts'
import { openHome } from '../support/browser/open-home.ts'
import { expect, test } from '../support/page-faults.ts'

for (const { width, first } of [
  { width: 1280, first: ['Skip to content', 'About us', 'Find Your Level'] },
  { width: 360, first: ['Skip to content', 'Saltlark home page', 'Search'] },
]) {
  test(`the keyboard meets everything on the home page once, in sight and in order, at ${width} px`, async ({
    page,
  }) => {
    await openHome(page, { width })
    const elements = await focusableElements(page)

    const stops = await walk(page, 'Tab', elements)

    expect(stops.flatMap(faultsOf)).toEqual([])
    expect(stops.map(({ index }) => index)).toEqual(await elements.evaluate(indices))
    expect(stops.slice(0, first.length).map(({ name }) => name)).toEqual(first)
    expect(backwardSteps(stops)).toEqual([])
  })
}

test('the keyboard finds its way back from the end of the page', async ({ page }) => {
  await openHome(page, { width: 360 })
  const elements = await focusableElements(page)
  await page.getByRole('contentinfo').getByRole('link').last().focus()

  const stops = await walk(page, 'Shift+Tab', elements)

  expect(stops.flatMap(faultsOf)).toEqual([])
  const all = await elements.evaluate(indices)
  expect(stops.map(({ index }) => index)).toEqual(all.slice(0, -1).toReversed())
})

test('a carousel is met as arrows, shown slides, dots', async ({ page }) => {
  await openHome(page, { width: 360 })
  const elements = await focusableElements(page, '#testimonials')

  const names = await elements.evaluate((all) =>
    all.map(({ ariaLabel, textContent }) => ariaLabel ?? textContent),
  )

  const dots = names.filter((name) => name.startsWith('Show '))
  expect(names.slice(0, 2)).toEqual(['Previous', 'Next'])
  expect(names.slice(-dots.length)).toEqual(dots)
  expect(dots).toHaveLength(
    await page.locator('#testimonials [aria-roledescription=slide]').count(),
  )
})

test('the first press leads past the header to the content', async ({ page }) => {
  await openHome(page)

  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')

  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
})

/** Steps that lead up, except to the head of the next column, or back in a line. */
function backwardSteps(stops: readonly Stop[]): string[] {
  // The link past the header hangs over the page.
  return stops.slice(1).flatMap((stop, place, shown) => {
    const before = shown[place - 1]
    return before && leadsBack(before.box, stop.box) ? [`${before.name} -> ${stop.name}`] : []
  })
}

function leadsBack(from: Stop['box'], to: Stop['box']): boolean {
  const isAbove = to.bottom <= from.top
  const isInLine = to.top < from.bottom && to.bottom > from.top
  return (isAbove && to.left < from.right) || (isInLine && to.right <= from.left)
}

/** Runs in the page. */
function indices(elements: readonly Element[]): number[] {
  return elements.map((_, index) => index)
}
