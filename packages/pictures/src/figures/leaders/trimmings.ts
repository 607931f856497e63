import type { Colour } from '../../kit/colour.ts'
import type { Drawing } from '../../kit/drawing.ts'
import { beards as plain } from '../beards.ts'

/** Beards on the portrait's grid of 200; the mouth is drawn over them. */
export const beards = {
  ...plain,
  stubble: plain.full,
  chin: 'M64 92C66 128 80 147 100 147C120 147 134 128 136 92C132 112 128 126 116 131C106 134 94 134 84 131C72 126 68 112 64 92z',
  long: 'M63 94C62 130 70 150 84 166C94 178 106 178 116 166C130 150 138 130 137 94C133 108 124 110 116 109C106 105 94 105 84 109C76 110 67 108 63 94z',
  handlebar:
    'M100 107C92 102 84 107 79 113C76 116 72 116 69 112C70 122 80 123 88 119C93 117 97 115 100 113C103 115 107 117 112 119C120 123 130 122 131 112C128 116 124 116 121 113C116 107 108 102 100 107z',
} as const

export const lenses = {
  round: 'M84.5 104.5a12.5 12.5 0 1 1 .1 0zM115.5 104.5a12.5 12.5 0 1 1 .1 0z',
  square:
    'M73 82h21q3 0 3 3v9q0 8-8 8h-10q-8 0-8-8v-10zM106 82h21q2 0 2 2v10q0 8-8 8h-10q-8 0-8-8v-9q0-3 3-3z',
  shades: 'M69 83h28v8q0 11-13 11t-13-11zM103 83h28l-2 8q0 11-13 11t-13-11z',
  half: 'M72 94H97C97 107 73 107 72 94zM103 94H128C127 107 103 107 103 94z',
  cat: 'M68 82C80 82 92 84 97 88C97 100 90 103 84 103C76 103 72 98 68 82zM132 82C120 82 108 84 103 88C103 100 110 103 116 103C124 103 128 98 132 82z',
} as const

export function paintLenses(drawing: Drawing, kind: keyof typeof lenses): void {
  const frames: Partial<Record<keyof typeof lenses, Colour>> = {
    round: '#8a5a22',
    cat: '#8c2f3c',
    half: '#9a7a3a',
  }
  const dark = kind === 'shades'
  drawing.path(lenses[kind], dark ? '#22303d' : 'none', {
    stroke: frames[kind] ?? '#22303d',
    strokeWidth: 2.6,
  })
  drawing.line('M97 91q3-3 6 0M71 90L63 88M129 90L137 88', frames[kind] ?? '#22303d', 2.4)
  if (dark) drawing.line('M77 97L84 87M110 97L117 87', '#ffffff', 3, { opacity: 0.28 })
}

export const freckles =
  'M72 101h.1M77 98h.1M81 103h.1M75 107h.1M119 103h.1M124 98h.1M128 102h.1M123 107h.1M98 99h.1M104 100h.1'
