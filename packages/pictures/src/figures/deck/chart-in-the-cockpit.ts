import type { Drawing } from '../../kit/drawing.ts'
import { downwards } from '../../kit/fade.ts'
import { limb } from '../body.ts'
import { cream, paintGuardrail, paintTeak } from './deck-parts.ts'
import { paintWinch } from './deck-winch.ts'
import { mirrored } from './mirrored.ts'
import { paintGrip, paintSailor } from './sailor-body.ts'
import { arm } from './sailor.ts'
import type { Sailor } from './sailor.ts'

const reader: Sailor = {
  looks: 1,
  view: 'side',
  face: 'quarter',
  hip: [226, 478],
  shoulder: [240, 326],
  head: [266, 262],
  nods: 10,
  arms: [arm('334 402, 412 386'), arm('272 420, 318 424')],
  legs: [limb('352 470, 374 584'), limb('336 482, 330 596')],
  jacket: '#24506f',
  trousers: '#5b4a40',
  lifejacket: '#c8432a',
  skin: '#f0c9a8',
  hair: '#c9c4bc',
  beard: true,
  glasses: 'clear',
}

const guide: Sailor = {
  looks: -1,
  view: 'side',
  face: 'quarter',
  hip: [604, 478],
  shoulder: [590, 326],
  head: [566, 262],
  nods: -4,
  arms: [arm('510 290, 448 236', 'point'), arm('560 438, 490 446')],
  legs: [limb('478 470, 470 584'), limb('492 482, 500 596')],
  jacket: '#e7a93a',
  trousers: '#2a3d52',
  lifejacket: '#24384a',
  skin: '#8a5a3c',
  hair: '#2a1f1c',
  style: 'tail',
  mood: 'smiles',
}

/** Draws two people in a cockpit over a folded chart, one of them pointing to the coast. */
export function paintChartInTheCockpit(drawing: Drawing): void {
  mirrored(drawing, () => {
    paintGuardrail(drawing, [
      [-20, 424, 112],
      [200, 414, 108],
      [420, 410, 106],
      [640, 414, 108],
      [840, 424, 112],
    ])
    drawing.path(
      'M-20 610V420Q420 396 820 420V610z',
      downwards(drawing, 400, 520, cream, '#a99880'),
    )
    drawing.path(
      'M-20 610V452Q420 432 820 452V610z',
      downwards(drawing, 432, 540, '#f3e3c6', '#8f806f'),
    )
    paintWinch(drawing, [92, 396], 0.52)
    drawing.path('M-20 610V500H820V610z', downwards(drawing, 500, 610, '#b79a78', '#6f5a50'))
    paintTeak(
      drawing,
      'M-20 494H820V524H-20z',
      [
        [
          [-20, 494],
          [820, 494],
        ],
        [
          [-60, 524],
          [860, 524],
        ],
      ],
      44,
    )
    drawing.path('M-20 610V572H820V610z', '#6b4a38')
    paintSailor(drawing, { ...guide, arms: [guide.arms[0], undefined] })
    paintSailor(drawing, { ...reader, arms: [reader.arms[0], undefined] })
    paintChart(drawing)
    paintGrip(drawing, reader, 'far')
    paintNear(drawing)
  })
}

function paintNear(drawing: Drawing): void {
  for (const one of [guide, reader])
    paintSailor(drawing, { ...one, arms: [undefined, one.arms[1]] })
}

function paintChart(drawing: Drawing): void {
  drawing.path('M300 450L316 360L420 350L412 446z', '#7c6a58', { opacity: 0.5 })
  const sheet = 'M296 442L312 350L416 342L408 438z'
  drawing.path(sheet, '#f6efdc')
  const clip = drawing.clip(sheet)
  drawing.path('M290 440L300 396Q340 410 366 386T420 380T470 352L470 330H300z', '#f0d08f', { clip })
  drawing.path(
    'M296 440L304 400Q344 414 370 392T424 386T470 360L464 400Q400 400 372 412T296 440z',
    '#a9d0da',
    { clip },
  )
  drawing.line('M347 348L340 442M382 345L376 440', '#8d7f6c', 2, { opacity: 0.6 })
  drawing.line('M318 430L356 412L398 408', '#a8357c', 2.6)
}
