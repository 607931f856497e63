import type { Colour } from '../../kit/colour.ts'
import type { Drawing } from '../../kit/drawing.ts'
import { disc, roundedBox } from '../../kit/path.ts'
import type { Point } from '../../kit/path.ts'

/** A yacht seen from straight above. */
export interface YachtFromAbove {
  readonly at: Point
  /** Degrees clockwise from the top of the picture. */
  readonly heading: number
  /** Pixels. */
  readonly length: number
  /** The sail cover and the sprayhood. */
  readonly cloth: Colour
  readonly hull?: Colour
  readonly fenders?: true
  /** A crew at the helm and on the foredeck. */
  readonly crew?: true
}

const outline = '#10304d'

/** Paints a yacht; its own shadow falls down to the right. */
export function paintYachtFromAbove(drawing: Drawing, yacht: YachtFromAbove): void {
  const { length, heading, at } = yacht
  const half = length * 0.165
  drawing.group({ transform: `translate(${at[0] + 7} ${at[1] + 10}) rotate(${heading})` }, () => {
    drawing.path(hull(length, half), '#06304f', { opacity: 0.3 })
  })
  drawing.group({ transform: `translate(${at[0]} ${at[1]}) rotate(${heading})` }, () => {
    if (yacht.fenders) paintFenders(drawing, length, half)
    drawing.path(hull(length, half), yacht.hull ?? '#ffffff', { stroke: outline, strokeWidth: 2 })
    drawing.path(hull(length * 0.93, half * 0.86), '#e3c592')
    paintSuperstructure(drawing, yacht, half)
    if (yacht.crew) paintCrew(drawing, length)
  })
}

function hull(length: number, half: number): string {
  const [bow, stern] = [-length / 2, length / 2]
  const n = (value: number): string => value.toFixed(1)
  const right = `C${n(half * 0.62)} ${n(bow + length * 0.16)} ${n(half)} ${n(-length * 0.12)} ${n(half)} ${n(length * 0.12)}C${n(half)} ${n(length * 0.3)} ${n(half * 0.93)} ${n(length * 0.42)} ${n(half * 0.82)} ${n(stern)}`
  const left = `C${n(-half * 0.93)} ${n(length * 0.42)} ${n(-half)} ${n(length * 0.3)} ${n(-half)} ${n(length * 0.12)}C${n(-half)} ${n(-length * 0.12)} ${n(-half * 0.62)} ${n(bow + length * 0.16)} 0 ${n(bow)}z`
  return `M0 ${n(bow)}${right}H${n(-half * 0.82)}${left}`
}

function paintSuperstructure(
  drawing: Drawing,
  { length, cloth }: YachtFromAbove,
  half: number,
): void {
  const roof = half * 0.56
  drawing.path(roundedBox(-roof, -length * 0.24, roof * 2, length * 0.36, roof * 0.8), '#fbf7ef', {
    stroke: '#b9a98a',
    strokeWidth: 1,
  })
  for (const side of [-1, 1]) {
    drawing.line(
      `M${(side * roof * 0.72).toFixed(1)} ${(-length * 0.12).toFixed(1)}V${(length * 0.06).toFixed(1)}`,
      '#3b5870',
      2.4,
    )
  }
  drawing.path(roundedBox(-half * 0.16, -length * 0.35, half * 0.32, half * 0.32, 2), '#9fc3d0', {
    stroke: outline,
    strokeWidth: 0.8,
  })
  drawing.path(roundedBox(-half * 0.62, length * 0.15, half * 1.24, length * 0.3, 5), '#c9a770')
  drawing.path(roundedBox(-half * 0.36, length * 0.17, half * 0.72, length * 0.28, 4), '#f3ead6')
  drawing.path(
    `M${(-roof * 1.06).toFixed(1)} ${(length * 0.16).toFixed(1)}q${(roof * 1.06).toFixed(1)} ${(-length * 0.12).toFixed(1)} ${(roof * 2.12).toFixed(1)} 0z`,
    cloth,
    { stroke: outline, strokeWidth: 0.8 },
  )
  drawing.line(disc(0, length * 0.37, half * 0.26), outline, 1.6)
  drawing.line(`M0 ${(-length * 0.1).toFixed(1)}V${(length * 0.26).toFixed(1)}`, outline, 6.4)
  drawing.line(`M0 ${(-length * 0.1).toFixed(1)}V${(length * 0.26).toFixed(1)}`, cloth, 4.4)
  drawing.circle(0, -length * 0.1, 3.4, '#dfe6e8', { stroke: outline, strokeWidth: 1.4 })
  drawing.line(`M0 ${(-length * 0.48).toFixed(1)}V${(-length * 0.13).toFixed(1)}`, '#7d8b94', 1, {
    opacity: 0.8,
  })
}

function paintFenders(drawing: Drawing, length: number, half: number): void {
  for (const along of [-0.08, 0.08, 0.24, 0.38]) {
    for (const side of [-1, 1]) {
      const x = side * (half + 2) * (along > 0.3 ? 0.93 : along < 0 ? 0.95 : 1)
      drawing.path(roundedBox(x - 3.6, length * along - 7, 7.2, 14, 3.6), '#e2593c', {
        stroke: outline,
        strokeWidth: 1,
      })
    }
  }
}

function paintCrew(drawing: Drawing, length: number): void {
  for (const [x, y, colour] of [
    [4, 0.43, '#c8402f'],
    [-3, -0.38, '#e8ae36'],
  ] as const) {
    drawing.circle(x, length * y, 5, colour, { stroke: outline, strokeWidth: 1 })
    drawing.circle(x, length * y, 2.4, '#5f3d26')
  }
}
