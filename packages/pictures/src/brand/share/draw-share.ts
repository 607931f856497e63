import { Drawing } from '../../kit/drawing.ts'
import { compose } from '../../scenes/compose.ts'
import { scenes } from '../../scenes/index.ts'
import { ink, whiteInk } from '../ink.ts'
import { setLine } from '../lettering/set-line.ts'
import { paintMark } from '../mark.ts'

/** The size that those who show a link ask for, in pixels. */
export const shareSize = { width: 1200, height: 630 } as const

const strip = 508

/**
 * What is shown beside a link to the site: a scene, and the name below it on a navy swell.
 * @throws RangeError for a scene that does not exist.
 */
export function drawShare(sceneName: string, brand: string, line: string): string {
  const scene = scenes.find(({ name }) => name === sceneName)
  if (!scene) throw new RangeError(`found no scene called ${sceneName} to share`)
  const picture = compose(scene, 'share')
  const over = drawStrip(brand, line)
  return picture.replace(/<\/svg>$/, over.replace(/^<svg[^>]*><defs><\/defs>/, ''))
}

function drawStrip(brand: string, words: string): string {
  const { width, height } = shareSize
  const drawing = new Drawing(width, height)
  drawing.path(swell(strip - 16), '#8fd3dc', { opacity: 0.55 })
  drawing.path(swell(strip - 6), ink.swell)
  drawing.path(swell(strip + 4), ink.navy)
  const name = setLine(brand, { face: 'fraunces', size: 60, tracking: -0.012 })
  const line = setLine(words.toUpperCase(), { face: 'figtree', size: 21, tracking: 0.16 })
  drawing.group({ transform: 'translate(64 528) scale(1.36)' }, () => paintMark(drawing, whiteInk))
  drawing.group({ transform: 'translate(172 592)' }, () => drawing.path(name.path, ink.white))
  const left = Math.round(width - 64 - line.width)
  drawing.group({ transform: `translate(${left} 585)` }, () => drawing.path(line.path, ink.paleSea))
  return drawing.toString()
}

function swell(top: number): string {
  return `M-150 ${top}q75 -22 150 0${'t150 0'.repeat(9)}V${shareSize.height}H-150z`
}
