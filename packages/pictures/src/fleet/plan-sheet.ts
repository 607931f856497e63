import { mix } from '../kit/colour.ts'
import type { Colour } from '../kit/colour.ts'
import type { Drawing } from '../kit/drawing.ts'
import { downwards } from '../kit/fade.ts'
import { disc, roundedBox, tenth } from '../kit/path.ts'
import type { Point } from '../kit/path.ts'
import { hullShape } from '../yacht/hull-shape.ts'
import type { HullShape, Lines } from '../yacht/hull-shape.ts'

/** The paper a plan is drawn on and the tones it is coloured with. */
export interface PlanTones {
  readonly table: Colour
  readonly paper: Colour
  readonly ink: Colour
  readonly wood: Colour
  readonly sole: Colour
  readonly cushion: Colour
  readonly deck: Colour
}

/** A plan under way: metres from the stern and to port become pixels. */
export interface Sheet {
  readonly drawing: Drawing
  readonly tones: PlanTones
  readonly hull: HullShape
  readonly length: number
  readonly scale: number
  at(x: number, y: number): Point
  /** A box between two corners in metres, its corners rounded by pixels. */
  box(x: readonly [number, number], y: readonly [number, number], round?: number): string
  /** The deck edge, drawn in by this many metres. */
  outline(inset: number): string
}

/** How a plan lies in the picture: pixels per metre, degrees, and which way the bow points. */
export interface Lie {
  readonly scale: number
  readonly turn: number
  readonly bow: 'right' | 'left'
  /** Pixels by which the middle of the hull is moved. */
  readonly shift: Point
}

/** Draws the table and the paper on it; `paint` draws on the paper, turned with it. */
export function onPaper(
  drawing: Drawing,
  tones: PlanTones,
  lines: Lines,
  lie: Lie,
  paint: (sheet: Sheet) => void,
): void {
  const { table, paper } = tones
  drawing.box(0, 0, 800, 600, downwards(drawing, 0, 600, mix(table, '#fff0d0', 0.14), table))
  const [dx, dy] = lie.shift
  drawing.group({ transform: `translate(${400 + dx} ${300 + dy}) rotate(${lie.turn})` }, () => {
    drawing.box(-414, -262, 850, 560, '#1d1530', { opacity: 0.16 })
    drawing.box(-420, -270, 840, 552, '#1d1530', { opacity: 0.12 })
    drawing.box(-425, -275, 850, 550, paper)
    drawing.path('M-425 275L-340 275Q-400 262-425 205z', mix(paper, '#4a3a2c', 0.22))
    drawing.path('M-425 205Q-396 250-340 275Q-372 240-425 205z', mix(paper, '#ffffff', 0.4))
    paint(sheetFor(drawing, tones, lines, lie))
  })
  const light = drawing.linear(
    [
      [0, '#fff4d8', 0.34],
      [0.5, '#fff4d8', 0],
      [1, '#1d1530', 0.2],
    ],
    lie.bow === 'right' ? [0, 0] : [800, 0],
    lie.bow === 'right' ? [800, 600] : [0, 600],
  )
  drawing.box(0, 0, 800, 600, light)
}

function sheetFor(drawing: Drawing, tones: PlanTones, lines: Lines, lie: Lie): Sheet {
  const hull = hullShape(lines)
  const side = lie.bow === 'right' ? 1 : -1
  const at = (x: number, y: number): Point => [
    side * (x - lines.length / 2) * lie.scale,
    -side * y * lie.scale,
  ]
  const outline = (inset: number): string => {
    const points: Point[] = []
    const last = 1 - inset / lines.length
    for (let step = 0; step <= 40; step++) {
      const u = last - (last - inset / lines.length) * (1 - step / 40) ** 2
      points.push([u * lines.length, Math.max(0, hull.beamAt(u) - inset)])
    }
    const across = points.toReversed().map(([x, y]): Point => [x, -y])
    const all = [...points, ...across].map(([x, y]) => at(x, y))
    return `M${all.map(([x, y]) => `${tenth(x)} ${tenth(y)}`).join('L')}z`
  }
  return {
    drawing,
    tones,
    hull,
    length: lines.length,
    scale: lie.scale,
    at,
    outline,
    box: ([x1, x2], [y1, y2], round = 3) => {
      const [a, b] = [at(x1, y1), at(x2, y2)]
      return roundedBox(
        Math.min(a[0], b[0]),
        Math.min(a[1], b[1]),
        Math.abs(a[0] - b[0]),
        Math.abs(a[1] - b[1]),
        round,
      )
    },
  }
}

/** Draws the middle line, the stations under the hull and a rule of five metres. */
export function paintMeasures(sheet: Sheet): void {
  const { drawing, tones, at, length } = sheet
  const low = 2.75
  const ruled = (from: Point, to: Point): string =>
    `M${from.map(tenth).join(' ')}L${to.map(tenth).join(' ')}`
  drawing.line(ruled(at(-1, 0), at(length + 1, 0)), tones.ink, 1.2, {
    dash: '14 5 3 5',
    opacity: 0.45,
    cap: 'butt',
  })
  const stations = Array.from({ length: 9 }, (_, station) => (station / 8) * length)
  const marks = stations.map((x) => ruled(at(x, -low), at(x, -low + 0.22)))
  drawing.line(marks.join('') + ruled(at(0, -low), at(length, -low)), tones.ink, 1.3, {
    opacity: 0.5,
    cap: 'butt',
  })
  const drops = [0, 8].map((station) => {
    const x = stations[station] ?? 0
    return ruled(at(x, -low + 0.3), at(x, -0.2))
  })
  drawing.line(drops.join(''), tones.ink, 0.9, { dash: '3 5', opacity: 0.4 })
  for (const metre of [0, 1, 2, 3, 4]) {
    drawing.path(
      sheet.box([0.4 + metre, 1.4 + metre], [low, low - 0.14], 0),
      metre % 2 ? tones.paper : tones.ink,
      { stroke: tones.ink, strokeWidth: 1, opacity: 0.6 },
    )
  }
}

/** Draws a pencil or a pair of dividers left lying on the sheet. */
export function paintLeftLying(drawing: Drawing, thing: 'pencil' | 'dividers' | 'cup'): void {
  if (thing === 'cup') {
    drawing.circle(300, -186, 47, 'none', { stroke: '#8a5a30', strokeWidth: 5, opacity: 0.2 })
    drawing.path(disc(296, -190, 44), 'none', { stroke: '#8a5a30', strokeWidth: 2, opacity: 0.2 })
    return
  }
  if (thing === 'pencil') {
    drawing.group({ transform: 'translate(210 -190) rotate(14)' }, () => {
      drawing.path('M-84 6H92L112 14L92 20H-84z', '#1d1530', { opacity: 0.18 })
      drawing.box(-90, -7, 170, 14, '#d8472c')
      drawing.box(-90, -7, 170, 5, '#ee7a55')
      drawing.path('M80-7L106 0L80 7z', '#ecd2a4')
      drawing.path('M98-2L106 0L98 2z', '#2b2330')
      drawing.box(-104, -7, 14, 14, '#c9b9a4')
    })
    return
  }
  drawing.group({ transform: 'translate(236 -196) rotate(70)' }, () => {
    drawing.line('M4-40L-20 70M4-40L34 66', '#1d1530', 7, { opacity: 0.14 })
    drawing.line('M0-46L-24 64M0-46L30 60', '#b98a34', 6)
    drawing.line('M-20 44L-26 76M26 42L33 72', '#5f6a72', 3)
    drawing.circle(0, -48, 11, '#eab64f')
    drawing.circle(0, -48, 4, '#8a6420')
  })
}
