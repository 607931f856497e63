import { violationAt } from '../load/document.ts'
import type { Check } from './check.ts'

/** The ground of the section whose links have a colour of their own: `ink-deep` of tailwind.config.ts. */
const ground = '#0a2138'
/** WCAG 2.2, 1.4.3, for text of ordinary size. */
const readable = 4.5
const hardlyVisible = 2

function contrastIs(isWrong: (contrast: number) => boolean, what: string): Check {
  return function* ({ home }) {
    const colour = home?.value.page_data.cta1?.linkColour
    if (!home || colour === undefined) return
    const contrast = contrastOf(colour, ground)
    if (!isWrong(contrast)) return
    const message = `${colour} ${what}: its contrast with the dark ground is ${contrast.toFixed(1)} to 1`
    const remedy = `choose a lighter colour, such as #eab64f, with ${readable} or more`
    yield violationAt(home, ['page_data', 'cta1', 'linkColour'], message, remedy)
  }
}

/** Links can be seen. */
export const linksAreVisible = contrastIs((one) => one < hardlyVisible, 'is invisible')

/** Links can be read by everybody. */
export const linksAreReadable = contrastIs(
  (one) => one >= hardlyVisible && one < readable,
  'is hard to read',
)

/** WCAG 2.2, contrast ratio. */
function contrastOf(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminanceOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
