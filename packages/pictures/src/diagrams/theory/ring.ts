import type { PlainPicture } from '../../brand/plain-picture.ts'
import type { Colour } from '../../kit/colour.ts'
import { Drawing } from '../../kit/drawing.ts'
import { radians } from '../../kit/numbers.ts'

/** A part of a whole, in per cent. */
export interface Share {
  readonly name: string
  readonly percent: number
  readonly colour: Colour
}

/** How a theory course is divided. The split is our own, for the picture; it is no one's syllabus. */
export const theoryShares: readonly Share[] = [
  { name: 'Chart and position', percent: 25, colour: '#10304d' },
  { name: 'Tides', percent: 20, colour: '#1f6f80' },
  { name: 'Rules, lights, buoys', percent: 15, colour: '#e2593c' },
  { name: 'Weather', percent: 12, colour: '#8fbcd0' },
  { name: 'Pilotage and passage planning', percent: 15, colour: '#eab64f' },
  { name: 'Safety and seamanship', percent: 13, colour: '#7aa873' },
]

const [size, middle, outer, inner] = [400, 200, 190, 118]

/**
 * A ring of shares, the first from the top and then clockwise.
 * @throws RangeError where the shares do not make a whole.
 */
export function drawRing(shares: readonly Share[]): string {
  const whole = shares.reduce((sum, { percent }) => sum + percent, 0)
  if (whole !== 100) throw new RangeError(`found shares of ${whole} per cent; expected 100`)
  const drawing = new Drawing(size, size)
  let from = 0
  for (const { percent, colour } of shares) {
    const to = from + percent * 3.6
    drawing.path(piece(from, to), colour, { stroke: '#fbf7ef', strokeWidth: 5 })
    from = to
  }
  for (let tick = 0; tick < 36; tick++) {
    drawing.line(`M${at(tick * 10, tick % 3 ? 104 : 98)}L${at(tick * 10, 109)}`, '#10304d', 2.4)
  }
  drawing.path(`M${at(0, 88)}L${at(96, 17)}L200 200L${at(264, 17)}z`, '#e2593c')
  drawing.path(`M${at(180, 88)}L${at(96, 17)}L200 200L${at(264, 17)}z`, '#10304d')
  drawing.circle(middle, middle, 7, '#fbf7ef')
  return drawing.toString()
}

/** The ring of a theory course as a picture. */
export const ringPicture: PlainPicture = {
  name: 'theory-ring',
  path: '/images/figures/theory-ring.svg',
  width: size,
  height: size,
  tint: 'tint-paper',
  alt: theoryShares.map(({ name, percent }) => `${name} ${percent} %`).join(', '),
  draw: () => drawRing(theoryShares),
}

function piece(from: number, to: number): string {
  const large = to - from > 180 ? 1 : 0
  return (
    `M${at(from, outer)}A${outer} ${outer} 0 ${large} 1 ${at(to, outer)}` +
    `L${at(to, inner)}A${inner} ${inner} 0 ${large} 0 ${at(from, inner)}z`
  )
}

function at(angle: number, reach: number): string {
  const turn = radians(angle)
  return `${(middle + Math.sin(turn) * reach).toFixed(1)} ${(middle - Math.cos(turn) * reach).toFixed(1)}`
}
