import { mix } from '../kit/colour.ts'
import type { Colour } from '../kit/colour.ts'
import type { Drawing } from '../kit/drawing.ts'
import { disc, oval } from '../kit/path.ts'
import type { Point } from '../kit/path.ts'

/** A way of wearing hair, on the portrait's grid of 200: what hangs behind the head and what lies on it. */
interface HairStyle {
  readonly behind?: string
  readonly before?: string
  /** What falls over the coat. */
  readonly over?: string
}

/** Bent close to the skull, the forehead free. */
const skull = 'M63 89C57 41 143 41 137 89C133 67 117 58 100 58C83 58 67 67 63 89z'
const parted =
  'M101 53C95 68 80 80 65 101C49 60 66 36 100 36C134 36 151 60 135 101C122 80 107 68 101 53z'

export const hairStyles = {
  none: {},
  sides: {
    before:
      'M62 104C56 92 56 80 62 72L70 74C67 84 67 94 67 104zM138 104C144 92 144 80 138 72L130 74C133 84 133 94 133 104z',
  },
  short: {
    before:
      'M62 88C54 44 90 33 112 40C139 41 144 66 138 89C135 76 129 67 117 64C99 71 78 69 71 74C66 78 64 83 62 88z',
  },
  crop: {
    before:
      'M63 86C59 50 78 41 100 41C122 41 141 50 137 86C134 70 124 60 100 60C76 60 66 70 63 86z',
  },
  swept: {
    before:
      'M61 92C50 50 74 30 106 34C136 32 149 58 139 92C137 79 133 71 125 67C108 68 90 62 80 54C77 66 66 73 61 92z',
  },
  curls: {
    before: curls([
      [66, 82, 9],
      [68, 68, 12],
      [78, 55, 14],
      [94, 47, 15],
      [111, 47, 15],
      [126, 56, 14],
      [134, 70, 11],
      [136, 83, 8],
    ]),
  },
  afro: {
    behind: curls([
      [60, 84, 21],
      [66, 60, 23],
      [86, 44, 25],
      [112, 43, 25],
      [134, 60, 23],
      [141, 84, 21],
      [60, 104, 15],
      [141, 104, 15],
    ]),
    before: curls([
      [72, 64, 13],
      [86, 55, 14],
      [100, 52, 14],
      [114, 55, 14],
      [128, 64, 13],
    ]),
  },
  bald: {
    before:
      'M62 100C55 86 58 74 66 68C68 78 66 90 67 101zM138 100C145 86 142 74 134 68C132 78 134 90 133 101z',
  },
  long: {
    behind: 'M57 88C52 38 148 38 143 88C147 118 151 142 157 162H43C49 142 53 118 57 88z',
    before: parted,
  },
  bob: {
    behind: 'M56 92C49 38 151 38 144 92C147 110 147 122 141 134H59C53 122 53 110 56 92z',
    before:
      'M61 94C54 45 100 35 104 43C143 38 147 70 139 96C135 79 124 68 108 61C100 72 78 76 70 81C65 85 63 89 61 94z',
  },
  pixie: {
    before:
      'M61 96C50 46 86 31 110 38C142 40 147 70 139 95C137 86 134 79 130 75C116 78 96 73 84 61C82 73 70 79 66 97z',
  },
  bun: { behind: disc(100, 37, 18), before: skull },
  ponytail: {
    behind: 'M126 56C152 60 160 92 150 130C147 138 140 136 142 126C146 104 142 84 124 70z',
    before:
      'M62 92C55 44 98 37 106 41C144 42 142 70 138 90C133 70 122 60 106 57C92 64 72 68 62 92z',
  },
  braids: {
    behind: 'M57 90C51 38 149 38 143 90C145 104 144 114 142 122H58C56 114 55 104 57 90z',
    before: parted,
    over: braid(63) + braid(137),
  },
  locs: {
    behind: locs(),
    before:
      'M61 92C54 42 94 35 106 40C146 40 144 72 139 92C134 72 122 62 112 58C98 68 70 66 61 92z',
  },
} as const satisfies Record<string, HairStyle>

type Part = keyof HairStyle

/** Paints one part of a head of hair, where the style has it. */
export function paintHair(drawing: Drawing, style: HairStyle, part: Part, colour: Colour): void {
  const path = style[part]
  if (!path) return
  drawing.path(path, part === 'behind' ? mix(colour, '#0c1420', 0.22) : colour)
}

function curls(places: readonly (readonly [x: number, y: number, radius: number])[]): string {
  return places.map(([x, y, radius]) => disc(x, y, radius)).join('')
}

function braid(x: number): string {
  const beads: Point[] = [118, 130, 142, 154, 166].map((y, index) => [
    x + (x < 100 ? -1 : 1) * index * 1.2 + (index % 2 ? 1.5 : -1.5),
    y,
  ])
  return beads.map(([bx, by]) => oval(bx, by, 7.5, 8)).join('')
}

function locs(): string {
  return [54, 64, 74, 126, 136, 146]
    .map((x) => {
      const out = (x - 100) * 0.14
      const [top, foot] = [x < 60 || x > 140 ? 74 : 60, x + out]
      return (
        `M${x - 6} ${top}C${x - 8 + out} 100 ${foot - 7} 130 ${foot - 5} 150a5.5 5.5 0 0 0 11 0` +
        `C${foot + 7} 130 ${x + 8 + out} 100 ${x + 6} ${top}a6 6 0 0 0-12 0z`
      )
    })
    .join('')
}
