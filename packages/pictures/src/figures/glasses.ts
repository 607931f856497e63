import type { Drawing } from '../kit/drawing.ts'
import { disc, roundedBox } from '../kit/path.ts'
import type { Sitter } from './sitter.ts'

type Kind = NonNullable<Sitter['wears']['glasses']>

const lenses: Record<Kind, string> = {
  round: disc(84.5, 92, 12.5) + disc(115.5, 92, 12.5),
  square: roundedBox(71, 82, 26, 19, 6) + roundedBox(103, 82, 26, 19, 6),
  shades: roundedBox(70, 82, 27, 20, 9) + roundedBox(103, 82, 27, 20, 9),
}

export function paintGlasses(drawing: Drawing, kind: Kind): void {
  const frame = kind === 'round' ? '#8a5a22' : '#22303d'
  drawing.path(lenses[kind], kind === 'shades' ? '#22303d' : '#ffffff', {
    opacity: kind === 'shades' ? 0.92 : 0.1,
  })
  if (kind === 'shades') drawing.line('M76 98L84 86M109 98L117 86', '#ffffff', 3, { opacity: 0.28 })
  drawing.path(lenses[kind], 'none', { stroke: frame, strokeWidth: 2.6 })
  drawing.line('M97 91q3-3 6 0M71 90L63 88M129 90L137 88', frame, 2.6)
}
