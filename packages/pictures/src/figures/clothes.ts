import { mix } from '../kit/colour.ts'
import type { Colour } from '../kit/colour.ts'
import type { Drawing } from '../kit/drawing.ts'
import type { Sitter } from './sitter.ts'

/** An oilskin with its collar up, and what is worn over it. */
export function paintClothes(drawing: Drawing, { coat, over }: Sitter['wears']): void {
  const dark = mix(coat, '#0c1c2c', 0.32)
  const bright = mix(coat, '#ffffff', 0.42)
  drawing.path('M22 210C24 168 54 153 84 147C92 159 108 159 116 147C146 153 176 168 178 210z', coat)
  drawing.path('M22 210C24 168 54 153 84 147C66 160 56 180 56 210z', dark, { opacity: 0.45 })
  drawing.path(
    'M84 146C79 150 71 158 73 171L100 192L127 171C129 158 121 150 116 146C112 157 88 157 84 146z',
    dark,
  )
  drawing.path(
    'M84 146C79 150 71 158 73 171L82 178C80 166 82 156 90 152z',
    mix(dark, '#ffffff', 0.16),
  )
  drawing.path('M98.6 190h2.8v18h-2.8z', bright)
  drawing.line('M40 180q8 12 14 26M160 180q-8 12-14 26', bright, 4, { opacity: 0.9 })
  if (over === 'lifejacket') paintLifejacket(drawing)
  if (over === 'scarf') paintScarf(drawing, mix(coat, '#fbf3e0', 0.78))
}

function paintLifejacket(drawing: Drawing): void {
  const strap = 'C66 166 66 186 70 210H88C84 190 84 172 88 160'
  drawing.path(`M74 154${strap}z`, '#d8452f')
  drawing.path('M126 154C134 166 134 186 130 210H112C116 190 116 172 112 160z', '#d8452f')
  drawing.path('M74 154C66 166 66 186 70 210H76C72 188 73 170 80 157z', '#a92f22')
  drawing.line('M71 190H85M129 190H115', '#f3e9d2', 3)
  drawing.path('M86 194h28v9h-28z', '#26323d')
}

function paintScarf(drawing: Drawing, colour: Colour): void {
  const dark = mix(colour, '#6d5a4a', 0.3)
  drawing.path(
    'M76 143C84 156 116 156 124 143C132 149 132 160 124 165C108 174 90 174 76 165C68 160 68 149 76 143z',
    colour,
  )
  drawing.path('M104 168C112 178 114 190 112 206H128C130 190 126 174 118 166z', colour)
  drawing.line('M74 152C88 164 112 164 127 152M78 160C92 168 108 168 122 160', dark, 1.9)
}
