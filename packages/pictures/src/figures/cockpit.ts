import { mix } from '../kit/colour.ts'
import type { Colour } from '../kit/colour.ts'
import type { Drawing } from '../kit/drawing.ts'
import { downwards } from '../kit/fade.ts'

const cream = '#efe6d4'

/** Draws a cockpit looking aft: pushpit, coamings, benches on both sides and the sole between. */
export function paintCockpitAft(drawing: Drawing, tint: Colour = '#efe6d4', share = 0): void {
  const seen = (colour: Colour): Colour => mix(colour, tint, share)
  const steel = seen('#cfd8dd')
  drawing.line('M-20 330L176 306H624L820 330M-20 384L176 346H624L820 384', steel, 4)
  for (const x of [60, 176, 300, 500, 624, 740])
    drawing.line(`M${x} ${x < 170 || x > 640 ? 318 : 306}V400`, steel, 6, { cap: 'butt' })
  drawing.path(
    'M-20 620V432L170 376H630L820 432V620z',
    downwards(drawing, 376, 600, seen(cream), seen('#b9ac98')),
  )
  drawing.line('M-20 432L170 376H630L820 432', seen('#fffaf0'), 5)
  drawing.path(
    'M-20 620V520L196 402H604L820 520V620z',
    downwards(drawing, 402, 610, seen('#d9cbb2'), seen('#a39580')),
  )
  drawing.path(
    'M-20 620V556L206 424H594L820 556V620z',
    downwards(drawing, 424, 610, seen('#c79a64'), seen('#96683c')),
  )
  drawing.line(
    'M20 620L226 426M90 620L250 426M710 620L550 426M780 620L574 426',
    seen('#6b4526'),
    2,
    { opacity: 0.5 },
  )
  drawing.path(
    'M140 620L262 452H538L660 620z',
    downwards(drawing, 452, 610, seen('#8f8270'), seen('#6f6456')),
  )
}
