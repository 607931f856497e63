import { mix } from '../kit/colour.ts'
import type { Colour } from '../kit/colour.ts'
import type { Drawing } from '../kit/drawing.ts'
import { steps } from '../kit/numbers.ts'

/** What is worn on the head; `behind` is painted before the face and `before` after it. */
interface Headgear {
  behind?(drawing: Drawing, colour: Colour): void
  before(drawing: Drawing, colour: Colour): void
}

export const headgear = {
  beanie: { before: paintBeanie },
  bobble: {
    behind: (drawing: Drawing, colour: Colour) =>
      drawing.circle(100, 26, 12, mix(colour, '#ffffff', 0.75)),
    before: paintBeanie,
  },
  cap: { before: paintCap },
  bucket: { before: paintBucket },
  souwester: { behind: paintFlap, before: paintSouwester },
  headscarf: { behind: paintScarfBack, before: paintScarfFront },
  turban: { before: paintTurban },
  headband: {
    before: (drawing: Drawing, colour: Colour) => {
      drawing.path(
        'M62 82C66 62 134 62 138 82C139 76 138 70 136 66C126 48 74 48 64 66C62 70 61 76 62 82z',
        colour,
      )
      drawing.line('M66 72C82 60 118 60 134 72', mix(colour, '#ffffff', 0.4), 2.4)
    },
  },
} as const satisfies Record<string, Headgear>

/** The headgear as the portrait paints it. */
export function headgearOf(kind: keyof typeof headgear): Headgear {
  return headgear[kind]
}

function paintBeanie(drawing: Drawing, colour: Colour): void {
  drawing.path('M60 78C56 30 144 30 140 78z', colour)
  drawing.path(
    'M117 45C128 51 133 62 133 76H140C142 61 134 50 117 45z',
    mix(colour, '#06121f', 0.25),
  )
  drawing.path('M56 71q44-12 88 0q4 8 0 16q-44-12-88 0q-4-8 0-16z', mix(colour, '#ffffff', 0.16))
  for (const x of steps(9, 64, 136)) {
    const y = 69 - 5 * Math.cos(((x - 100) / 44) * 1.5) + 5
    drawing.line(`M${x.toFixed(1)} ${(y - 1).toFixed(1)}v11`, mix(colour, '#06121f', 0.2), 1.8)
  }
}

function paintCap(drawing: Drawing, colour: Colour): void {
  drawing.path('M61 80C58 33 142 33 139 80C122 68 78 68 61 80z', colour)
  drawing.path('M100 47C97 54 96 62 97 70', 'none', {
    stroke: mix(colour, '#06121f', 0.25),
    strokeWidth: 1.8,
  })
  drawing.path(
    'M64 76C84 62 122 62 140 76C154 82 160 90 157 93C140 84 118 80 100 79C84 78 72 80 62 85C61 82 62 79 64 76z',
    mix(colour, '#06121f', 0.35),
  )
  drawing.circle(100, 45.5, 3, mix(colour, '#06121f', 0.3))
}

function paintBucket(drawing: Drawing, colour: Colour): void {
  drawing.path('M68 72C66 40 78 36 100 36C122 36 134 40 132 72z', colour)
  drawing.path('M68 66C86 58 114 58 132 66V73C114 66 86 66 68 73z', mix(colour, '#06121f', 0.3))
  drawing.path(
    'M68 70C84 62 116 62 132 70C142 76 150 82 154 90C130 78 70 78 46 90C50 82 58 76 68 70z',
    mix(colour, '#06121f', 0.12),
  )
}

function paintFlap(drawing: Drawing, colour: Colour): void {
  drawing.path(
    'M60 84C53 104 55 120 62 132H138C145 120 147 104 140 84z',
    mix(colour, '#5a3a00', 0.35),
  )
}

function paintSouwester(drawing: Drawing, colour: Colour): void {
  drawing.path('M66 70C62 34 82 28 100 28C118 28 138 34 134 70z', colour)
  drawing.path('M100 29C97 42 97 54 98 64', 'none', {
    stroke: mix(colour, '#5a3a00', 0.3),
    strokeWidth: 1.8,
  })
  drawing.path(
    'M116 31C128 38 130 52 129 66L136 69C138 46 132 36 116 31z',
    mix(colour, '#5a3a00', 0.22),
  )
  drawing.path(
    'M64 68C84 58 116 58 136 68C148 74 156 84 158 94C134 76 66 76 42 94C44 84 52 74 64 68z',
    mix(colour, '#5a3a00', 0.14),
  )
  drawing.path(
    'M50 86C78 68 122 68 150 86C154 89 157 92 158 94C134 76 66 76 42 94C43 92 46 89 50 86z',
    mix(colour, '#5a3a00', 0.34),
  )
}

function paintScarfBack(drawing: Drawing, colour: Colour): void {
  drawing.path(
    'M54 92C48 30 152 30 146 92C150 120 154 140 160 160H40C46 140 50 120 54 92z',
    mix(colour, '#06121f', 0.22),
  )
}

function paintScarfFront(drawing: Drawing, colour: Colour): void {
  drawing.path(
    'M100 34C140 34 150 66 146 96C145 122 130 140 112 148C124 150 136 156 142 164C120 172 80 172 58 164C64 156 76 150 88 148C70 140 55 122 54 96C50 66 60 34 100 34zM100 54C76 54 67 70 67 90C67 116 82 134 100 134C118 134 133 116 133 90C133 70 124 54 100 54z',
    colour,
    { rule: 'evenodd' },
  )
  drawing.line('M66 152C84 162 116 162 136 153', mix(colour, '#06121f', 0.25), 2.2)
  drawing.line('M62 60C70 46 84 40 100 40', mix(colour, '#ffffff', 0.35), 2.4)
}

function paintTurban(drawing: Drawing, colour: Colour): void {
  drawing.path(
    'M57 78C44 30 84 16 104 20C142 18 154 48 143 78C130 62 114 54 100 66C86 54 70 62 57 78z',
    colour,
  )
  const fold = mix(colour, '#06121f', 0.24)
  drawing.line('M58 70C70 50 92 44 112 22M62 60C72 42 88 34 98 22', fold, 2.2)
  drawing.line('M142 72C134 54 118 46 104 50M140 56C130 40 118 34 108 36', fold, 2.2)
  drawing.path('M100 66C95 60 95 54 100 49C105 54 105 60 100 66z', mix(colour, '#ffffff', 0.3))
}
