import type { Drawing } from '../../kit/drawing.ts'
import { across, downwards } from '../../kit/fade.ts'
import { disc } from '../../kit/path.ts'
import { seeded } from '../../kit/random.ts'
import { limb } from '../body.ts'
import { paintTube } from './deck-parts.ts'
import { paintGrip, paintSailor } from './sailor-body.ts'
import { arm } from './sailor.ts'
import type { Sailor } from './sailor.ts'

const seated = {
  looks: -1,
  view: 'side',
  hip: [0, 0],
  shoulder: [-46, -146],
  head: [-76, -204],
  arms: [arm('-118 -86, -150 -124'), arm('-96 -66, -140 -110')],
  legs: [limb('-122 -18, -146 96'), limb('-112 -4, -130 112')],
} as const satisfies Partial<Sailor>

const row: readonly (readonly [
  x: number,
  y: number,
  size: number,
  dress: Omit<Sailor, keyof typeof seated>,
])[] = [
  [
    352,
    300,
    0.5,
    {
      jacket: '#24506f',
      skin: '#c98f6a',
      hair: '#2a2226',
      hat: { kind: 'hood', colour: '#24506f' },
    },
  ],
  [
    386,
    340,
    0.6,
    { jacket: '#efb23a', skin: '#f0c9a8', hair: '#b9783a', style: 'tail', lifejacket: '#24384a' },
  ],
  [
    430,
    390,
    0.72,
    {
      jacket: '#d8472c',
      skin: '#8a5a3c',
      hair: '#241f22',
      lifejacket: '#24384a',
      hat: { kind: 'beanie', colour: '#2b6f80' },
    },
  ],
  [
    486,
    452,
    0.86,
    {
      jacket: '#2b8a8c',
      skin: '#eec3a2',
      hair: '#c9c4bc',
      beard: true,
      lifejacket: '#c8432a',
      hat: { kind: 'cap', colour: '#f4ead6' },
    },
  ],
  [
    556,
    530,
    1.02,
    {
      jacket: '#e0553a',
      skin: '#e0b08c',
      hair: '#6b3a20',
      style: 'bun',
      lifejacket: '#24384a',
      mood: 'laughs',
    },
  ],
]

/** Draws five of a racing crew on the windward rail of a heeled yacht, seen from astern. */
export function paintCrewOnTheRail(drawing: Drawing): void {
  paintSails(drawing)
  drawing.path(
    'M330 306L640 640H840V470L470 340z',
    downwards(drawing, 310, 610, '#f4ecdc', '#b3a999'),
  )
  drawing.path(
    'M330 306L640 640H452Q330 470 322 330z',
    across(drawing, 320, 620, '#c8d0d4', '#fdf9ef'),
  )
  drawing.line('M330 306L640 640', '#b07a4c', 9)
  paintCabin(drawing)
  paintTube(drawing, 'M332 308L264 210', 7)
  for (const [x, y, size, dress] of row) {
    const sailor: Sailor = { ...seated, trousers: '#2a3d52', ...dress }
    drawing.group({ transform: `translate(${x} ${y}) scale(${size})` }, () => {
      paintSailor(drawing, sailor)
      paintGrip(drawing, sailor, 'both')
    })
  }
  drawing.line('M262 206L520 634', '#8b98a2', 5)
  drawing.line('M261 205L519 633', '#e3e9ec', 2.4)
  paintDrops(drawing)
}

function paintCabin(drawing: Drawing): void {
  drawing.path(
    'M474 366Q500 344 560 352L840 470V600L770 590z',
    downwards(drawing, 350, 600, '#fdf8ee', '#c6bdae'),
  )
  drawing.path('M474 366L770 590L840 610V640L760 620L470 388z', '#cfc6b6')
  drawing.path('M520 412L600 470L604 486L524 430zM622 488L702 548L706 566L628 506z', '#2f4656')
}

function paintSails(drawing: Drawing): void {
  const main = 'M498 350L640 -30H840V300Q700 360 520 340z'
  drawing.path(
    main,
    drawing.linear(
      [
        [0, '#fffaf0'],
        [0.5, '#e4e6e2'],
        [1, '#a9b6bf'],
      ],
      [520, 0],
      [840, 200],
    ),
  )
  drawing.line('M566 170Q700 230 840 150M606 60Q720 110 840 40', '#93a1ab', 3, { opacity: 0.6 })
  drawing.path('M480 330L596 -30L634 -30L500 330Q440 300 480 330z', '#dfe3e0')
  drawing.line('M492 360L638 -30', '#2f3b46', 17)
  drawing.line('M488 358L634 -30', '#66747f', 4)
  drawing.line('M506 350Q680 372 840 318', '#2f3b46', 17)
}

function paintDrops(drawing: Drawing): void {
  const random = seeded('crew-on-the-rail', 'drops')
  const drops = Array.from({ length: 60 }, () => {
    const far = random.next()
    return disc(
      120 + far * 260 + random.range(-60, 60),
      330 - far * 60 + random.range(-90, 190),
      random.range(0.8, 2.8),
    )
  })
  drawing.path(drops.join(''), '#ffffff', { opacity: 0.8 })
}
