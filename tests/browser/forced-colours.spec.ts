import { menuPanel, openMenu } from '../support/browser/menus.ts'
import { openHome } from '../support/browser/open-home.ts'
import { expect, test } from '../support/page-faults.ts'

test('where the visitor chooses the colours, edges stand for grounds', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await openHome(page)
  await openMenu(page, 'Racing')
  const courses = page.locator('#courses')

  for (const part of [
    menuPanel(page, 'Racing'),
    page.getByRole('link', { name: 'See dates and prices' }),
    courses.getByRole('article').first(),
    courses.getByRole('button', { name: 'Next' }),
    courses.getByRole('button', { name: 'Show 1 of' }),
    page.getByRole('button', { name: 'Subscribe' }),
  ]) {
    await expect(part).toHaveCSS('border-top-style', 'solid')
    await expect(part).toHaveCSS('border-top-width', '1px')
  }
})

test('where the visitor chooses the colours, what is filled differs from what is not', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await openHome(page)
  const courses = page.locator('#courses')
  const [current, another] = await courses
    .getByRole('group', { name: 'Choose what to show' })
    .evaluate(({ children }) =>
      [...children].map((dot) => getComputedStyle(dot, '::before').backgroundColor),
    )
  expect(current).not.toBe(another)
  const novice = courses.locator('.level-bar[data-filled="1"]').first()
  const [first, second, third] = await novice.evaluate(segments)
  expect(first).not.toBe(second)
  expect(second).toBe(third)
})

test(
  'a bar has as many segments in the colour of its level, and a row as many stars in brass',
  {
    tag: ['@spec-3.11', '@spec-5.5', '@spec-9.8'],
  },
  async ({ page }) => {
    await openHome(page)

    for (const [filled, colour] of [
      [1, 'rgb(29, 107, 69)'],
      [2, 'rgb(185, 115, 9)'],
      [3, 'rgb(179, 38, 30)'],
    ] as const) {
      const bar = page.locator(`.level-bar[data-filled="${filled}"]`).first()
      const colours = await bar.evaluate(segments)
      expect(colours.map((one) => one === colours[0])).toEqual([1, 2, 3].map((at) => at <= filled))
      expect(colours[0]).toBe(colour)
    }
    const row = page.locator('.stars[data-filled="4"]').first()
    const brass = await row.evaluate((one) => getComputedStyle(one, '::before').backgroundSize)
    // Each is 20 of 104 wide, and 1 stands between two.
    expect(brass).toBe('80.8% 100%')
  },
)

/** The colours of a level's three segments, from the first on. */
function segments(bar: SVGElement | HTMLElement): string[] {
  return [null, '::before', '::after'].map((part) => getComputedStyle(bar, part).backgroundColor)
}
