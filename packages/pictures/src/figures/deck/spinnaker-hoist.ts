import { mix } from '../../kit/colour.ts'
import type { Drawing } from '../../kit/drawing.ts'
import { downwards } from '../../kit/fade.ts'
import { steps } from '../../kit/numbers.ts'
import { pair } from '../../kit/path.ts'
import type { Point } from '../../kit/path.ts'
import { limb } from '../body.ts'
import { cream, paintCord, paintGuardrail, paintTube } from './deck-parts.ts'
import { sized } from './mirrored.ts'
import { paintGrip, paintSailor } from './sailor-body.ts'
import { arm } from './sailor.ts'
import type { Sailor } from './sailor.ts'

const poleHand: Sailor = {
  looks: -1,
  view: 'side',
  hip: [336, 408],
  shoulder: [320, 260],
  head: [298, 198],
  nods: -12,
  arms: [arm('246 292, 172 240'), arm('272 344, 215 292')],
  legs: [limb('300 500, 282 600'), limb('348 508, 366 604')],
  jacket: '#24506f',
  trousers: '#2a3d52',
  lifejacket: '#efb23a',
  skin: '#e0b08c',
  hair: '#6b3a20',
  hat: { kind: 'cap', colour: '#f4ead6' },
}

const hoister: Sailor = {
  looks: -1,
  view: 'back',
  hip: [598, 480],
  shoulder: [592, 318],
  head: [588, 252],
  arms: [arm('520 250, 556 172'), arm('664 250, 566 120')],
  legs: [limb('572 610, 566 700'), limb('630 610, 636 700')],
  jacket: '#efb23a',
  trousers: '#33475a',
  lifejacket: '#24384a',
  skin: '#5f3d2a',
  hair: '#241f22',
  hat: { kind: 'beanie', colour: '#2b6f80' },
}

/** Draws the foredeck from the mast as a spinnaker fills: one at the pole, one on the halyard. */
export function paintSpinnakerHoist(drawing: Drawing): void {
  paintSpinnaker(drawing)
  drawing.line('M404 330L470 -20', '#55636e', 5)
  paintForedeck(drawing)
  paintCord(drawing, 'M676 236Q760 330 830 420', '#f3ead6', 7)
  drawing.line('M96 196L470 640', '#2f3b46', 19)
  drawing.line('M92 196L466 640', '#cfd8dc', 8)
  paintCord(drawing, 'M96 194L300 -20', '#7c8894', 4)
  sized(drawing, [300, 560], 0.72, () => {
    paintSailor(drawing, poleHand)
    paintGrip(drawing, poleHand, 'both')
  })
  paintCord(drawing, 'M540 -20L562 146L572 640', '#f3ead6', 10)
  paintSailor(drawing, hoister)
  paintGrip(drawing, hoister, 'both')
}

function paintForedeck(drawing: Drawing): void {
  paintTube(drawing, 'M326 344V268Q404 226 482 268V344M326 306Q404 270 482 306M404 240V322', 6)
  drawing.path(
    'M-20 610L330 338Q404 300 478 338L860 610z',
    downwards(drawing, 310, 610, '#f8f2e6', '#c2b8a8'),
  )
  drawing.line('M-20 610L330 338Q404 300 478 338L860 610', '#a9773f', 8)
  paintGuardrail(
    drawing,
    [
      [326, 342, 74],
      [196, 446, 104],
      [-30, 624, 150],
    ],
    5,
  )
  paintGuardrail(
    drawing,
    [
      [482, 342, 74],
      [664, 462, 104],
      [900, 624, 150],
    ],
    5,
  )
  drawing.path('M372 400L436 400L470 450H338z', downwards(drawing, 400, 450, '#5d7080', '#34465a'))
  drawing.path('M380 406L428 406L440 424H366z', '#ffffff', { opacity: 0.16 })
  drawing.path('M392 318H416L424 352H384z', '#8794a0')
  drawing.line('M330 338L180 455L-60 640M478 338L640 455L880 620', cream, 3)
}

/** Draws the sail in upright gores, with a cream band across its shoulder. */
function paintSpinnaker(drawing: Drawing): void {
  const [head, tack, clew]: Point[] = [
    [470, -130],
    [96, 190],
    [676, 236],
  ]
  if (!head || !tack || !clew) return
  const edge = (t: number, bulge: number): string => {
    const foot: Point = [
      tack[0] + (clew[0] - tack[0]) * t,
      tack[1] + (clew[1] - tack[1]) * t - Math.sin(t * Math.PI) * 34,
    ]
    const side = (t - 0.5) * 2
    return `Q${pair([foot[0] + side * bulge * 0.4 + (head[0] - foot[0]) * 0.16 + side * bulge, foot[1] - 170])} ${pair(foot)}`
  }
  steps(9).forEach((t, index, all) => {
    const next = all[index + 1]
    if (next === undefined) return
    const light = mix('#f58a63', '#b5402c', 0.06 + t * 0.85)
    const gore = `M${pair(head)}${edge(t, 90)}L${edge(next, 90).split(' ').slice(-2).join(' ')}`
    drawing.path(
      `${gore}${backTo(head, edge(next, 90))}z`,
      index % 4 === 2 ? mix('#fff6e6', '#c9b4a4', t * 0.8) : light,
    )
  })
}

function backTo(head: Point, edge: string): string {
  const control = edge.slice(1).split(' ').slice(0, 2).join(' ')
  return `Q${control} ${pair(head)}`
}
