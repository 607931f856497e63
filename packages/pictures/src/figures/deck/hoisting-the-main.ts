import type { Drawing } from '../../kit/drawing.ts'
import { downwards } from '../../kit/fade.ts'
import { limb } from '../body.ts'
import { cream, paintCord, paintGuardrail } from './deck-parts.ts'
import { paintWinch } from './deck-winch.ts'
import { mirrored } from './mirrored.ts'
import { paintGrip, paintSailor } from './sailor-body.ts'
import { arm } from './sailor.ts'
import type { Sailor } from './sailor.ts'

const sweating: Sailor = {
  looks: 1,
  view: 'side',
  hip: [150, 436],
  shoulder: [146, 278],
  head: [172, 216],
  nods: -10,
  arms: [arm('214 246, 262 186'), arm('212 330, 262 268')],
  legs: [limb('214 500, 236 586'), limb('150 520, 122 596')],
  jacket: '#efb23a',
  trousers: '#3d4f60',
  lifejacket: '#24384a',
  skin: '#c98f6a',
  hair: '#2a2226',
  beard: true,
  hat: { kind: 'cap', colour: '#2b6f80' },
  mood: 'calm',
}

const tailing: Sailor = {
  looks: -1,
  view: 'side',
  hip: [596, 520],
  shoulder: [588, 372],
  head: [564, 308],
  nods: -6,
  arms: [arm('506 416, 440 432'), arm('540 470, 476 458')],
  legs: [limb('508 536, 500 612'), limb('540 596, 620 606')],
  jacket: '#c8432a',
  trousers: '#2a3d52',
  lifejacket: '#24384a',
  skin: '#f0c9a8',
  hair: '#b9783a',
  style: 'bun',
}

/** Draws two of the crew at the mast with the main halyard, the sail half up. */
export function paintHoistingTheMain(drawing: Drawing): void {
  mirrored(drawing, () => {
    paintSail(drawing)
    paintGuardrail(drawing, [
      [-40, 540, 110],
      [70, 530, 104],
      [250, 520, 96],
    ])
    drawing.path(
      'M-20 610V540Q300 488 820 530V610z',
      downwards(drawing, 500, 610, cream, '#a59e94'),
    )
    drawing.path(
      'M120 610Q150 548 330 532Q600 520 820 566V610z',
      downwards(drawing, 530, 610, '#f8f2e6', '#c4baa9'),
    )
    drawing.line('M330 -20V556', '#2f3b46', 40, { cap: 'butt' })
    drawing.line('M320 -20V556', '#66747f', 9, { cap: 'butt' })
    drawing.path('M296 560Q330 536 364 560z', '#55636e')
    paintSailor(drawing, sweating)
    paintWinch(drawing, [338, 448], 0.5)
    paintCord(drawing, 'M312 -20L270 186L268 268L314 452', '#f3ead6', 9)
    paintCord(drawing, 'M352 456L440 434L478 456Q560 560 470 590', '#f3ead6', 9)
    paintGrip(drawing, sweating, 'both')
    paintSailor(drawing, { ...tailing, arms: [tailing.arms[0], undefined] })
    paintCord(drawing, 'M352 456L440 434L478 456', '#f3ead6', 9)
    paintSailor(drawing, tailing)
    paintGrip(drawing, tailing, 'both')
  })
}

function paintSail(drawing: Drawing): void {
  const leech =
    'C420 96 420 130 470 150C520 166 500 206 560 224C620 240 610 286 680 300C740 312 760 340 840 344'
  drawing.path(
    `M348 40L372 42${leech}V420L348 404z`,
    drawing.linear(
      [
        [0, '#fffaf0'],
        [0.55, '#e6e2da'],
        [1, '#aab3bb'],
      ],
      [350, 60],
      [780, 430],
    ),
  )
  const creases = [
    'M352 120Q430 190 520 206',
    'M352 200Q470 280 600 262',
    'M352 280Q520 350 690 318',
    'M352 350Q560 400 800 360',
  ]
  drawing.line(creases.join(''), '#8795a0', 13, { opacity: 0.3 })
  drawing.line(creases.join(''), '#ffffff', 4, { opacity: 0.6 })
  const folds = 'M344 388Q460 436 560 410T840 420V470Q600 480 344 440z'
  drawing.path(folds, downwards(drawing, 390, 470, '#f4efe4', '#98a3ac'))
  drawing.line('M360 412Q500 452 640 430T840 440M356 428Q520 466 840 456', '#77858f', 4, {
    opacity: 0.6,
  })
  drawing.path('M348 40L374 42L378 70L348 72z', '#55636e')
  drawing.line('M352 44L340 -20', '#f3ead6', 5)
  drawing.line('M344 456L840 492', '#2f3b46', 30)
  drawing.line('M344 449L840 484', '#66747f', 7)
  drawing.line('M470 -20L520 470M640 -20L600 476', '#7c8894', 2.4, { opacity: 0.7 })
  const slides = [90, 140, 190, 240, 290, 340].map((y) => `M344 ${y}h10`)
  drawing.line(slides.join(''), '#3a4854', 6)
}
