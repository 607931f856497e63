import type { Drawing } from '../../kit/drawing.ts'
import { across, downwards } from '../../kit/fade.ts'
import { lens, oval } from '../../kit/path.ts'
import { limb } from '../body.ts'
import { cream, paintGuardrail, paintTube } from './deck-parts.ts'
import { sized } from './mirrored.ts'
import { paintGrip, paintSailor } from './sailor-body.ts'
import { arm } from './sailor.ts'
import type { Sailor } from './sailor.ts'

const bowman: Sailor = {
  looks: 1,
  view: 'side',
  hip: [392, 230],
  shoulder: [528, 190],
  head: [584, 164],
  nods: 22,
  arms: [arm('600 244, 642 310'), arm('560 268, 606 248')],
  legs: [limb('428 330, 400 424'), limb('372 336, 328 430')],
  jacket: '#2b8a8c',
  trousers: '#2a3d52',
  lifejacket: '#c8432a',
  skin: '#f0c9a8',
  hair: '#c79a52',
  style: 'short',
  hat: { kind: 'sunhat', colour: '#e9d9b4' },
}

/** Draws somebody who leans over the pulpit and hooks a mooring's pick-up buoy. */
export function paintPickingUpAMooring(drawing: Drawing): void {
  paintBuoy(drawing)
  paintBow(drawing)
  paintGuardrail(drawing, [
    [-60, 428, 140],
    [120, 420, 136],
    [300, 408, 130],
  ])
  paintTube(drawing, 'M420 400L428 276', 8)
  sized(drawing, [400, 144], 0.8, () => {
    paintSailor(drawing, bowman)
    drawing.line('M566 174L792 582', '#6d7a84', 11)
    drawing.line('M564 172L790 580', '#cfd8dc', 5)
    drawing.line('M790 578Q808 614 784 608', '#e2593c', 9)
    paintGrip(drawing, bowman, 'both')
  })
  paintTube(
    drawing,
    'M300 278L428 275Q564 272 586 292Q594 306 576 388M428 275L420 400M300 348L424 346Q552 342 582 348',
    8,
  )
  drawing.line('M-20 422Q300 410 588 384', '#b07a4c', 9)
}

function paintBow(drawing: Drawing): void {
  drawing.path(
    'M-20 440Q300 428 596 396L590 412Q560 520 500 610H-20z',
    across(drawing, -20, 600, '#fdf9ef', '#e6e2d8', '#aebac2'),
  )
  drawing.path(
    'M-20 440Q300 428 596 396L588 380Q300 404 -20 420z',
    downwards(drawing, 380, 440, cream, '#cdbfa6'),
  )
  drawing.path('M-20 474Q300 464 584 428L580 440Q300 478 -20 490z', '#24466b')
  drawing.path('M-20 596Q300 596 510 590L496 610H-20z', '#a8402c')
}

function paintBuoy(drawing: Drawing): void {
  drawing.path(lens(714, 560, 190, 16), '#1a6f80', { opacity: 0.35 })
  drawing.line('M708 540Q740 580 790 572', '#e9dfc8', 6)
  drawing.path(
    oval(708, 532, 30, 32),
    drawing.linear(
      [
        [0, '#ff9a6a'],
        [0.5, '#e2593c'],
        [1, '#9c3a2c'],
      ],
      [680, 510],
      [738, 560],
    ),
  )
  drawing.path('M682 518Q708 508 734 518L736 534Q708 526 680 534z', '#fff1e2')
  drawing.line('M698 502Q692 470 706 470Q720 470 716 502', '#27333f', 6)
  drawing.path(lens(708, 560, 76, 5), '#ffffff', { opacity: 0.8 })
}
