import { mix } from '../../kit/colour.ts'
import type { Colour } from '../../kit/colour.ts'
import type { Drawing } from '../../kit/drawing.ts'

type Dress = (drawing: Drawing, colour: Colour) => void

const torso = 'M22 210C24 168 54 153 84 147C92 159 108 159 116 147C146 153 176 168 178 210z'
const deep = (colour: Colour): Colour => mix(colour, '#0c1c2c', 0.32)
const light = (colour: Colour): Colour => mix(colour, '#ffffff', 0.45)

export const dresses = {
  oilskin: (drawing, colour) => {
    drawing.path(torso, colour)
    drawing.path(
      'M84 146C79 150 71 158 73 171L100 192L127 171C129 158 121 150 116 146C112 157 88 157 84 146z',
      deep(colour),
    )
    drawing.line('M100 193v14M42 178q8 12 13 28M158 178q-8 12-13 28', light(colour), 3.4)
  },
  rollneck: (drawing, colour) => {
    drawing.path(torso, colour)
    drawing.path(
      'M80 139C84 147 116 147 120 139C126 145 126 157 120 161C108 167 92 167 80 161C74 157 74 145 80 139z',
      mix(colour, '#ffffff', 0.16),
    )
    drawing.line('M80 151C92 158 108 158 120 151M60 172v40M140 172v40', deep(colour), 1.8)
  },
  jumper: (drawing, colour) => {
    drawing.path(torso, colour)
    drawing.line('M82 149C89 166 111 166 118 149', light(colour), 6)
    drawing.line('M40 182q60 18 120 0', light(colour), 3, { opacity: 0.5 })
  },
  breton: (drawing, colour) => {
    drawing.path(torso, '#f4ecdb')
    drawing.line('M46 165q54 24 108 0M34 179q66 24 132 0M27 194q73 22 146 0', colour, 5.4)
    drawing.line('M82 149C89 164 111 164 118 149', '#f4ecdb', 6)
  },
  shirt: (drawing, colour) => {
    drawing.path(torso, colour)
    drawing.path(
      'M83 145L100 165L88 178L73 152zM117 145L100 165L112 178L127 152z',
      mix(colour, '#ffffff', 0.3),
    )
    drawing.line('M100 168v38', deep(colour), 2)
  },
  hoodie: (drawing, colour) => {
    drawing.path(torso, colour)
    drawing.path(
      'M84 143C66 148 62 164 76 176C92 184 108 184 124 176C138 164 134 148 116 143C124 156 112 166 100 166C88 166 76 156 84 143z',
      deep(colour),
    )
    drawing.line('M91 172v22M109 172v22', light(colour), 2.6)
  },
  gilet: (drawing, colour) => {
    drawing.path(torso, mix(colour, '#f4ecdb', 0.7))
    drawing.path(
      'M50 210C44 184 56 160 80 148C84 170 92 184 98 210zM150 210C156 184 144 160 120 148C116 170 108 184 102 210z',
      colour,
    )
    drawing.line(
      'M54 180q18 8 36 2M110 182q18 6 36-2M52 196q22 6 42 0M106 196q22 6 42 0',
      deep(colour),
      2,
    )
  },
  lifejacket: (drawing, colour) => {
    drawing.path(torso, colour)
    drawing.path(
      'M78 150C64 166 66 186 70 210H90C85 190 84 176 90 160zM122 150C136 166 134 186 130 210H110C115 190 116 176 110 160z',
      '#d8452f',
    )
    drawing.line('M70 188h15M130 188h-15', '#f3e9d2', 3)
    drawing.box(88, 196, 24, 8, '#26323d')
  },
  scarf: (drawing, colour) => {
    drawing.path(torso, colour)
    const wool = mix(colour, '#fbf3e0', 0.75)
    drawing.path(
      'M76 143C84 156 116 156 124 143C133 149 132 160 124 165L126 204H108L106 169C94 172 84 170 76 165C67 160 68 149 76 143z',
      wool,
    )
    drawing.line('M74 153C88 165 112 165 127 153', mix(wool, '#6d5a4a', 0.3), 2)
  },
} as const satisfies Record<string, Dress>
