import { setLine } from '../../brand/lettering/set-line.ts'
import type { Drawing } from '../../kit/drawing.ts'
import { roundedBox } from '../../kit/path.ts'
import type { Point } from '../../kit/path.ts'

interface Name {
  readonly text: string
  /** The left end of its foot. */
  readonly at: Point
  readonly size?: number
  readonly face?: 'fraunces'
  readonly colour?: `#${string}`
  /** On the bare ground: without a patch of paper behind it. */
  readonly isBare?: true
}

const [ink, water, ground, magenta] = ['#10304d', '#1f6f80', '#6b5330', '#8d2766'] as const

/** What is written on the map, and where. */
export const mapNames: readonly Name[] = [
  { text: 'Samphire Quay', at: [640, 238], size: 31, face: 'fraunces' },
  { text: 'Southampton Central', at: [40, 90] },
  { text: '30 minutes on foot', at: [396, 190], size: 20, colour: '#a83419' },
  { text: 'Woolston', at: [774, 332] },
  { text: '20 minutes', at: [612, 342], size: 20, colour: '#a83419' },
  { text: 'Town Quay', at: [134, 450] },
  { text: '25 minutes', at: [396, 430], size: 20, colour: '#a83419' },
  { text: 'Ferry from West Cowes', at: [68, 514], size: 20, colour: magenta },
  { text: 'Itchen Bridge', at: [578, 406], size: 20 },
  { text: 'A33 from the M3', at: [132, 40], size: 20 },
  { text: 'A3025 from the M27', at: [682, 460], size: 20 },
  { text: 'City centre', at: [190, 240], size: 21, colour: ground, isBare: true },
  { text: 'The parks', at: [392, 66], size: 20, colour: '#48652f', isBare: true },
  { text: 'Eastern docks', at: [418, 490], size: 20, colour: ground, isBare: true },
  { text: 'River Test', at: [40, 400], size: 21, colour: water, isBare: true },
  { text: 'River Itchen', at: [556, 574], size: 21, colour: water, isBare: true },
  { text: '500 metres', at: [48, 550], size: 20, isBare: true },
]

/** Every name of the map, as outlines: a picture must not depend on a font. */
export function paintNames(drawing: Drawing): void {
  for (const name of mapNames) paintName(drawing, name)
}

function paintName(drawing: Drawing, name: Name): void {
  const { text, at, size = 24, face = 'figtree', colour = ink, isBare } = name
  const line = setLine(text, { face, size, coarse: true })
  drawing.group({ transform: `translate(${at[0]} ${at[1]})` }, () => {
    const patch = roundedBox(-6, -line.capHeight - 6, line.width + 12, line.capHeight + 13, 5)
    if (!isBare) drawing.path(patch, '#fdfbf3', { opacity: 0.84 })
    drawing.path(line.path, colour)
  })
}
