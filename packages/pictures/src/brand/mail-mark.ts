import sharp from 'sharp'
import { Drawing } from '../kit/drawing.ts'
import { roundedBox } from '../kit/path.ts'
import { ink } from './ink.ts'
import { lockupSize, paintLockup } from './lockup.ts'
import type { Lockup } from './lockup.ts'

/**
 * The mark at the head of every message, by its file below `public`. Many mail programs show no SVG, and
 * some darken or lighten a ground as they please: one has its ground in the picture, the other is for
 * programs that say that they are dark.
 */
export const mailMarks = [
  { file: 'images/brand/mail-mark.png', hasGround: true },
  { file: 'images/brand/mail-mark-dark.png', hasGround: false },
] as const

/** Around the letters, on the grid of the lockup. */
const margin = { x: 14, y: 12 } as const

/** On the grid of the lockup; `server/mail` shows it at about two thirds of that. */
export function mailMarkSize(brand: string): { readonly width: number; readonly height: number } {
  const { width, height } = lockupSize(lockupOf(brand))
  return { width: width + 2 * margin.x, height: height + 2 * margin.y }
}

/** One of the marks as SVG: white letters, on navy or on nothing. */
export function drawMailMark(brand: string, hasGround: boolean): string {
  const { width, height } = mailMarkSize(brand)
  const drawing = new Drawing(width, height)
  if (hasGround) drawing.path(roundedBox(0, 0, width, height, 14), ink.navy)
  drawing.group({ transform: `translate(${margin.x} ${margin.y})` }, () => {
    paintLockup(drawing, lockupOf(brand))
  })
  return drawing.toString()
}

/** The PNG of one, with pixels for screens that have two for one. */
export function encodeMailMark(brand: string, hasGround: boolean): Promise<Buffer> {
  const density = 72 * 1.5
  return sharp(Buffer.from(drawMailMark(brand, hasGround)), { density })
    .png({ palette: true, effort: 10 })
    .toBuffer()
}

function lockupOf(name: string): Lockup {
  return { name, line: 'Sailing school', stands: 'beside', ground: 'dark' }
}
