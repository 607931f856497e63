import { mix } from '../../kit/colour.ts'
import type { Colour } from '../../kit/colour.ts'
import type { Drawing } from '../../kit/drawing.ts'
import { dots } from './dots.ts'

/** What is worn on the head: `behind` is painted before the face and `before` after the hair. */
interface Hat {
  behind?(drawing: Drawing, colour: Colour): void
  before(drawing: Drawing, colour: Colour): void
}

const deep = (colour: Colour): Colour => mix(colour, '#06121f', 0.28)
const light = (colour: Colour): Colour => mix(colour, '#ffffff', 0.24)

export const hats = {
  watchcap: {
    before: (drawing, colour) => {
      drawing.path('M61 76C56 32 144 32 139 76z', colour)
      paintCuff(drawing, light(colour))
    },
  },
  bobble: {
    before: (drawing, colour) => {
      drawing.circle(100, 27, 13, '#f4ecdb')
      drawing.path('M61 76C56 32 144 32 139 76z', colour)
      drawing.line('M66 58l8-7l8 7l9-7l9 7l9-7l9 7l8-7l8 7', '#f4ecdb', 3)
      paintCuff(drawing, light(colour))
    },
  },
  skipper: {
    before: (drawing, colour) => {
      drawing.path(
        'M56 62C52 36 78 30 100 30C122 30 148 36 144 62C120 54 80 54 56 62z',
        mix(colour, '#ffffff', 0.9),
      )
      drawing.path('M62 60C84 52 116 52 138 60V76C116 67 84 67 62 76z', colour)
      drawing.path(
        'M63 75C84 66 116 66 137 75C135 84 118 84 100 82C82 84 65 84 63 75z',
        deep(deep(colour)),
      )
      drawing.circle(100, 61, 5, '#eab64f')
    },
  },
  ballcap: {
    before: (drawing, colour) => {
      drawing.path('M61 82C55 32 145 32 139 82z', colour)
      drawing.line('M84 72C82 56 88 46 98 44M116 72C118 56 112 46 102 44', deep(colour), 1.8)
      drawing.circle(100, 62, 6, '#f4ecdb')
      drawing.path(
        'M57 88C58 67 142 67 143 88C143 97 138 96 134 93C114 83 86 83 66 93C62 96 57 97 57 88z',
        deep(colour),
      )
    },
  },
  flatcap: {
    before: (drawing, colour) => {
      drawing.path('M57 79C50 46 84 33 112 37C138 40 150 56 143 76C120 64 88 66 57 79z', colour)
      drawing.path(
        'M59 78C84 62 126 62 144 74C150 82 146 89 139 86C118 75 84 76 64 87C57 87 56 82 59 78z',
        deep(colour),
      )
      drawing.line('M66 60C84 46 110 44 130 52', light(colour), 2)
    },
  },
  beret: {
    before: (drawing, colour) => {
      drawing.path(
        'M53 66C46 36 92 20 126 30C154 37 152 60 139 66C116 54 84 58 62 77C57 75 54 71 53 66z',
        colour,
      )
      drawing.line('M62 75C84 56 116 53 138 65', deep(colour), 5)
      drawing.line('M96 28l-3-9', colour, 4)
    },
  },
  straw: {
    before: (drawing, colour) => {
      drawing.path('M68 68C64 34 80 30 100 30C120 30 136 34 132 68z', '#ecd9a6')
      drawing.path('M67 56C86 50 114 50 133 56V70C114 64 86 64 67 70z', colour)
      drawing.path('M40 80C52 60 148 60 160 80C152 88 132 74 100 74C68 74 48 88 40 80z', '#dcc387')
    },
  },
  visor: {
    before: (drawing, colour) => {
      drawing.path('M61 80C62 56 138 56 139 80C118 66 82 66 61 80z', colour)
      drawing.path(
        'M60 79C76 65 124 65 140 79C149 87 147 94 140 92C120 80 80 80 60 92C53 94 51 87 60 79z',
        deep(colour),
      )
    },
  },
  bandana: {
    before: (drawing, colour) => {
      drawing.path(
        'M138 74C150 70 158 78 160 90C150 90 146 84 140 84C146 90 148 98 144 104C138 98 136 86 138 74z',
        deep(colour),
      )
      drawing.path('M61 82C54 38 146 38 139 82C124 64 76 64 61 82z', colour)
      drawing.path(dots('76 60 3, 90 52 3, 104 57 3, 118 51 3, 129 63 3'), '#fbf3e2')
    },
  },
  hood: {
    behind: (drawing, colour) =>
      drawing.path('M48 160C34 60 66 20 100 20C134 20 166 60 152 160z', deep(colour)),
    before: (drawing, colour) =>
      drawing.path(
        'M100 18C148 18 160 84 148 152C140 158 132 156 128 152C144 96 136 48 100 48C64 48 56 96 72 152C68 156 60 158 52 152C40 84 52 18 100 18z',
        colour,
      ),
  },
  hijab: {
    behind: (drawing, colour) =>
      drawing.path(
        'M54 92C48 28 152 28 146 92C150 120 154 140 160 162H40C46 140 50 120 54 92z',
        deep(colour),
      ),
    before: (drawing, colour) => {
      drawing.path(
        'M100 34C142 34 150 66 146 96C145 122 130 140 112 148C124 150 136 156 142 166C120 174 80 174 58 166C64 156 76 150 88 148C70 140 55 122 54 96C50 66 58 34 100 34zM100 56C77 56 68 70 68 90C68 116 82 135 100 135C118 135 132 116 132 90C132 70 123 56 100 56z',
        colour,
        { rule: 'evenodd' },
      )
      drawing.line('M64 64C72 48 86 42 100 42', light(colour), 2.4)
    },
  },
  turban: {
    before: (drawing, colour) => {
      drawing.path(
        'M57 80C42 30 84 14 104 19C144 16 156 48 143 80C130 62 114 54 100 66C86 54 70 62 57 80z',
        colour,
      )
      drawing.line('M58 70C70 50 92 44 112 22M142 72C134 54 118 46 104 50', deep(colour), 2.4)
    },
  },
  souwester: {
    behind: (drawing, colour) =>
      drawing.path(
        'M60 84C53 104 55 120 62 132H138C145 120 147 104 140 84z',
        mix(colour, '#5a3a00', 0.35),
      ),
    before: (drawing, colour) => {
      drawing.path('M66 70C62 34 82 28 100 28C118 28 138 34 134 70z', colour)
      drawing.path(
        'M64 68C84 57 116 57 136 68C148 74 156 84 158 94C134 76 66 76 42 94C44 84 52 74 64 68z',
        mix(colour, '#5a3a00', 0.2),
      )
    },
  },
} as const satisfies Record<string, Hat>

export function hatOf(kind: keyof typeof hats): Hat {
  return hats[kind]
}

function paintCuff(drawing: Drawing, colour: Colour): void {
  drawing.path('M57 70q43-13 86 0q4 9 0 17q-43-13-86 0q-4-8 0-17z', colour)
  drawing.line(
    'M68 69v11M79 67v11M90 65v11M100 65v11M110 65v11M121 67v11M132 69v11',
    deep(colour),
    1.8,
  )
}
