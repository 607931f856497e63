import type { Drawing } from '../../kit/drawing.ts'
import { across, downwards } from '../../kit/fade.ts'
import { roundedBox } from '../../kit/path.ts'
import { limb } from '../body.ts'
import { cream, paintGuardrail, paintTube } from './deck-parts.ts'
import { mirrored } from './mirrored.ts'
import { paintGrip, paintSailor } from './sailor-body.ts'
import { arm } from './sailor.ts'
import type { Sailor } from './sailor.ts'

const navigator: Sailor = {
  looks: 1,
  view: 'side',
  hip: [252, 430],
  shoulder: [280, 274],
  head: [304, 210],
  nods: 2,
  arms: [arm('366 346, 430 322'), arm('352 336, 360 246')],
  legs: [limb('270 560, 280 660'), limb('236 560, 226 660')],
  jacket: '#d8472c',
  trousers: '#33475a',
  lifejacket: '#24384a',
  skin: '#e0b08c',
  hair: '#6b3a20',
  style: 'tail',
  hat: { kind: 'beanie', colour: '#2b6f80' },
  mood: 'calm',
}

/** Draws a woman behind the sprayhood with a hand-bearing compass at her eye. */
export function paintTakingABearing(drawing: Drawing): void {
  mirrored(drawing, () => {
    drawing.path(
      'M-20 610V486Q200 462 420 456L820 470V610z',
      downwards(drawing, 456, 610, cream, '#a89f93'),
    )
    paintGuardrail(drawing, [
      [40, 482, 120],
      [300, 462, 112],
      [560, 456, 104],
      [800, 462, 96],
    ])
    paintRig(drawing)
    drawing.path(
      'M-20 610V540Q200 520 420 524V610z',
      downwards(drawing, 520, 610, '#b98656', '#7a5232'),
    )
    paintSailor(drawing, navigator)
    paintSprayhood(drawing)
    paintGrip(drawing, navigator, 'far')
    paintCompass(drawing)
    paintGrip(drawing, navigator, 'near')
  })
}

function paintRig(drawing: Drawing): void {
  drawing.path(
    'M-20 -20V48Q360 84 724 84V-20z',
    drawing.linear(
      [
        [0, '#fff4e6'],
        [0.6, '#e9dcd4'],
        [1, '#c7bcc4'],
      ],
      [0, 0],
      [724, 60],
    ),
  )
  drawing.line('M-20 60Q360 96 730 96', '#3a4854', 20)
  drawing.line('M-20 55Q360 91 730 91', '#66747f', 5)
  drawing.line('M738 -20V505', '#333f4a', 30, { cap: 'butt' })
  drawing.line('M730 -20V505', '#66747f', 7, { cap: 'butt' })
  drawing.line('M610 -20L668 456M806 -20L786 456', '#5c6873', 3.5)
}

function paintSprayhood(drawing: Drawing): void {
  const hood = 'M388 510L404 378Q410 336 452 330Q600 322 676 430L730 508z'
  drawing.path(hood, across(drawing, 372, 700, '#3d6484', '#27455f', '#1b3147'))
  const pane = 'M448 480L462 388Q466 366 492 364Q578 366 616 430L638 480z'
  drawing.path(pane, downwards(drawing, 364, 480, '#dfe6e4', '#8fa9b4'))
  drawing.path('M484 480L530 366Q548 368 560 376L520 480z', '#ffffff', { opacity: 0.34 })
  drawing.line(pane, '#18293a', 5)
  drawing.path('M388 510L404 378Q410 336 452 330L460 342Q424 350 420 384L406 510z', '#5c86a4')
  drawing.path('M380 610L384 502L820 488V610z', downwards(drawing, 490, 610, '#f8f2e6', '#bdb3a4'))
  drawing.line('M384 506L820 492', '#b07a4c', 9)
  drawing.path(roundedBox(500, 530, 220, 46, 22), '#2f4656')
  drawing.path('M560 530h40l-30 46h-40z', '#ffffff', { opacity: 0.16 })
  paintTube(drawing, 'M398 470L412 366Q418 322 462 318', 9)
}

function paintCompass(drawing: Drawing): void {
  drawing.path(roundedBox(350, 214, 20, 26, 8), '#2b3440')
  drawing.circle(360, 205, 22, '#2b3440')
  drawing.circle(360, 205, 16, across(drawing, 344, 376, '#f7cf5e', '#c28d2c'))
  drawing.circle(360, 205, 9, '#37525f')
  drawing.line('M353 201q4 -5 10 -4', '#dfe9ea', 2.4)
}
