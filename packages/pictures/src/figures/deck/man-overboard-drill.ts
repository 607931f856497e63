import type { Drawing } from '../../kit/drawing.ts'
import { downwards } from '../../kit/fade.ts'
import { lens, oval } from '../../kit/path.ts'
import { limb } from '../body.ts'
import { cream, paintGuardrail } from './deck-parts.ts'
import { paintGrip, paintSailor } from './sailor-body.ts'
import { arm } from './sailor.ts'
import type { Sailor } from './sailor.ts'

const spotter: Sailor = {
  looks: -1,
  view: 'back',
  face: 'side',
  hip: [596, 470],
  shoulder: [590, 304],
  head: [584, 238],
  arms: [arm('472 300, 384 306', 'point'), arm('700 376, 728 316')],
  legs: [limb('570 600, 566 700'), limb('622 600, 628 700')],
  jacket: '#e0553a',
  trousers: '#2a3d52',
  lifejacket: '#24384a',
  skin: '#8a5a3c',
  hair: '#241f22',
  style: 'bun',
  mood: 'calm',
}

/** Draws a crew member who keeps pointing at the horseshoe buoy and its dan-buoy in the water. */
export function paintManOverboardDrill(drawing: Drawing): void {
  paintDanBuoy(drawing, 252, 350)
  paintHorseshoe(drawing, 322, 356)
  drawing.path('M-20 610V560Q400 500 820 506V610z', downwards(drawing, 500, 610, cream, '#b3aa9c'))
  paintGuardrail(
    drawing,
    [
      [-60, 566, 150],
      [250, 534, 140],
      [508, 514, 132],
      [860, 506, 128],
    ],
    8,
  )
  drawing.path(
    'M-20 610V590Q400 536 820 540V610z',
    downwards(drawing, 540, 610, '#c2936a', '#9a6c46'),
  )
  paintSailor(drawing, spotter)
  drawing.line('M702 -20L748 520', '#5c6873', 7)
  drawing.line('M700 -20L746 520', '#aab6be', 2.4)
  paintGrip(drawing, spotter, 'near')
}

function paintDanBuoy(drawing: Drawing, x: number, y: number): void {
  drawing.path(lens(x, y + 4, 70, 8), '#0d3552', { opacity: 0.4 })
  drawing.line(`M${x} ${y}L${x - 8} ${y - 140}`, '#27333f', 4)
  drawing.path(`M${x - 8} ${y - 140}q-24 -4 -52 10l-1 34q28 -14 53 -8z`, '#e2593c')
  drawing.path(`M${x - 8} ${y - 140}q-24 -4 -52 10l52 26z`, '#f4c542')
  drawing.path(oval(x - 1, y - 10, 11, 17), '#f4c542')
  drawing.circle(x - 8, y - 143, 4, '#fff6d8')
  drawing.path(lens(x, y + 5, 36, 4), '#ffffff', { opacity: 0.85 })
}

function paintHorseshoe(drawing: Drawing, x: number, y: number): void {
  drawing.path(lens(x + 6, y + 12, 130, 12), '#0d3552', { opacity: 0.4 })
  drawing.line(`M${x - 62} ${y - 6}Q${x - 50} ${y + 14} ${x - 34} ${y + 6}`, '#f3ead6', 2.6)
  const shoe = `M${x - 26} ${y + 6}C${x - 56} ${y - 30} ${x + 66} ${y - 34} ${x + 40} ${y + 6}`
  drawing.line(shoe, '#a8741c', 19)
  drawing.line(
    `M${x - 26} ${y + 4}C${x - 56} ${y - 32} ${x + 66} ${y - 36} ${x + 40} ${y + 4}`,
    '#f4c542',
    16,
  )
  drawing.line(`M${x - 26} ${y - 14}l10 8M${x + 40} ${y - 14}l-10 8`, '#fff6e2', 8, { cap: 'butt' })
  drawing.path(lens(x + 6, y + 15, 100, 6), '#ffffff', { opacity: 0.85 })
}
