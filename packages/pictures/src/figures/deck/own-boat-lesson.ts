import type { Drawing } from '../../kit/drawing.ts'
import { downwards } from '../../kit/fade.ts'
import { lens, oval } from '../../kit/path.ts'
import { paintCord, paintEnsign } from './deck-parts.ts'
import { sized } from './mirrored.ts'
import { paintGrip, paintSailor } from './sailor-body.ts'
import { arm } from './sailor.ts'
import type { Sailor } from './sailor.ts'

const steering: Sailor = {
  looks: 1,
  view: 'quarter',
  hip: [226, 470],
  shoulder: [228, 326],
  head: [240, 260],
  arms: [arm('300 398, 336 430'), arm('186 412, 226 462')],
  jacket: '#e0553a',
  lifejacket: '#24384a',
  skin: '#f0c9a8',
  hair: '#a6552c',
  style: 'bob',
  mood: 'laughs',
}

const sheeting: Sailor = {
  looks: 1,
  view: 'quarter',
  face: 'side',
  hip: [386, 472],
  shoulder: [384, 334],
  head: [398, 268],
  nods: -8,
  arms: [arm('452 404, 474 330'), arm('366 428, 446 402')],
  jacket: '#efb23a',
  lifejacket: '#24384a',
  skin: '#8a5a3c',
  hair: '#2a2226',
  beard: true,
  hat: { kind: 'cap', colour: '#2b6f80' },
}

const teacher: Sailor = {
  looks: -1,
  view: 'quarter',
  hip: [584, 430],
  shoulder: [580, 280],
  head: [568, 214],
  arms: [arm('496 282, 440 200', 'point'), arm('636 356, 622 420')],
  jacket: '#24506f',
  lifejacket: '#c8432a',
  skin: '#c98f6a',
  hair: '#8f8a86',
  beard: true,
}

/** Draws a couple in their own small yacht with a tiller, and the instructor in the hatch. */
export function paintOwnBoatLesson(drawing: Drawing): void {
  drawing.group({ transform: 'translate(30 0)' }, () => paintBoat(drawing))
}

function paintBoat(drawing: Drawing): void {
  paintRig(drawing)
  paintEnsign(drawing, [74, 452], [48, 336], 56, -1)
  sized(drawing, [300, 470], 0.86, () => {
    drawing.path('M30 470L520 440V520H30z', '#8a5f3c')
    paintSailor(drawing, teacher)
    drawing.path('M500 404H900V520H500z', downwards(drawing, 404, 470, '#fbf5e8', '#cfc6b4'))
    drawing.line('M494 404H900', '#a9773f', 11)
    paintSailor(drawing, sheeting)
    paintCord(drawing, 'M446 402L474 330L512 62M446 402Q420 440 440 480', '#f3ead6', 7)
    paintGrip(drawing, sheeting, 'both')
    drawing.line('M20 470L352 428', '#7a4e2e', 13)
    drawing.line('M20 467L350 425', '#c2936a', 5)
    paintSailor(drawing, steering)
    paintGrip(drawing, steering, 'far')
  })
  for (const x of [560, 630, 700]) {
    drawing.circle(x, 440, 15, '#b98a4a')
    drawing.circle(x, 440, 11, '#33505f')
  }
  paintHull(drawing)
}

function paintRig(drawing: Drawing): void {
  const sail = 'M30 128L676 96V-20H120z'
  drawing.path(
    sail,
    drawing.linear(
      [
        [0, '#d98a5a'],
        [0.5, '#bf6238'],
        [1, '#8f4430'],
      ],
      [80, -20],
      [676, 120],
    ),
  )
  drawing.line('M240 -20L200 120M440 -20L420 108', '#7a3626', 2.4, { opacity: 0.6 })
  drawing.line('M10 136L690 104', '#7a4e2e', 17)
  drawing.line('M10 131L690 99', '#c2936a', 5)
  drawing.line('M690 -20V420', '#7a4e2e', 26, { cap: 'butt' })
  drawing.line('M683 -20V420', '#c2936a', 7, { cap: 'butt' })
  drawing.line('M640 -20L610 440M760 -20L780 440', '#6a5a50', 3)
}

function paintHull(drawing: Drawing): void {
  drawing.path(lens(420, 562, 940, 20), '#0f3a44', { opacity: 0.4 })
  drawing.path(
    'M40 452Q400 486 840 438V556Q400 580 96 552Q56 520 40 452z',
    downwards(drawing, 450, 570, '#2f6a58', '#1c4440'),
  )
  drawing.path(
    'M40 452Q400 486 840 438V456Q400 502 46 470z',
    downwards(drawing, 446, 500, '#c2936a', '#8a5f3c'),
  )
  drawing.line('M48 484Q400 514 840 468', '#e9d9b4', 4)
  drawing.path('M82 540Q400 566 840 540V556Q400 580 96 552z', '#a8402c')
  drawing.line('M66 458L58 558', '#5a3d28', 12)
  drawing.path(oval(420, 566, 380, 3) + lens(120, 562, 150, 6), '#ffffff', { opacity: 0.5 })
}
