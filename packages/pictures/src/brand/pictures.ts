import company from '../../../../resources/content/company.json' with { type: 'json' }
import { Drawing } from '../kit/drawing.ts'
import { badgeWidth, drawBadge } from './badges/badge.ts'
import { badges } from './badges/index.ts'
import { drawFavicon } from './favicon.ts'
import { colourInk, whiteInk } from './ink.ts'
import type { MarkInk } from './ink.ts'
import { drawLockup, lockupSize } from './lockup.ts'
import type { Lockup } from './lockup.ts'
import { paintMark } from './mark.ts'
import type { PlainPicture } from './plain-picture.ts'
import { drawProduct } from './product.ts'
import { paintSeason } from './season.ts'
import { drawSocialMark, socialMarks } from './social-marks.ts'

const { brand } = company
const tint = 'tint-paper'
const words = { name: brand, line: 'Sailing school' } as const
const greeting = { name: brand, line: 'Fair winds for Christmas' } as const

/** Everything the brand is shown by, as SVG files. */
export const brandPictures: readonly PlainPicture[] = [
  mark('mark', colourInk),
  mark('mark-white', whiteInk),
  mark('mark-season', colourInk, true),
  mark('mark-season-white', whiteInk, true),
  square('favicon', 64, () => drawFavicon()),
  lockup('lockup', { ...words, stands: 'beside', ground: 'light' }),
  lockup('lockup-white', { ...words, stands: 'beside', ground: 'dark' }),
  lockup('lockup-season', { ...greeting, stands: 'beside', ground: 'light', season: true }),
  lockup('lockup-stacked', { ...words, stands: 'below', ground: 'light' }),
  lockup('lockup-stacked-white', { ...words, stands: 'below', ground: 'dark' }),
  {
    name: 'product',
    path: '/images/brand/product.svg',
    width: 800,
    height: 600,
    tint,
    alt: `${brand}’s mark over a calm sea`,
    draw: () => drawProduct(brand),
  },
  ...badges.map((badge, index): PlainPicture => ({
    name: `badge-${index + 1}`,
    path: `/images/badges/badge-${index + 1}.svg`,
    width: badgeWidth(badge),
    height: 72,
    tint,
    alt: `${badge.name} ${badge.says.toLowerCase()}, a sample partner`,
    draw: () => drawBadge(badge),
  })),
  ...namesOfMarks().map((name) => square(`social-${name}`, 24, () => drawSocialMark(name))),
]

function mark(name: string, colours: MarkInk, season = false): PlainPicture {
  return square(name, 64, () => {
    const drawing = new Drawing(64, 64)
    paintMark(drawing, colours)
    if (season) paintSeason(drawing)
    return drawing.toString()
  })
}

function square(name: string, size: number, draw: () => string): PlainPicture {
  return { name, path: `/images/brand/${name}.svg`, width: size, height: size, tint, alt: '', draw }
}

function lockup(name: string, data: Lockup): PlainPicture {
  const path = `/images/brand/${name}.svg` as const
  return { name, path, ...lockupSize(data), tint, alt: data.name, draw: () => drawLockup(data) }
}

function namesOfMarks(): (keyof typeof socialMarks)[] {
  return Object.keys(socialMarks) as (keyof typeof socialMarks)[]
}
