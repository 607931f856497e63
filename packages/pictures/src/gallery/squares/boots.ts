import type { Colour } from '../../kit/colour.ts'
import { mix } from '../../kit/colour.ts'
import type { Drawing } from '../../kit/drawing.ts'
import { oval } from '../../kit/path.ts'
import { seeded } from '../../kit/random.ts'
import { paintPlanks } from '../parts/planks.ts'

const leg = 'M-66-640H74C82-560 84-480 84-420L70-400H-58L-74-420C-74-490-72-560-66-640z'
const boot =
  'M-70-420C-30-404 40-404 80-420C84-330 78-250 82-180C86-140 110-118 152-100C196-82 214-58 214-28C214-4 206 10 190 12H-62C-78 12-86 2-84-16C-72-120-66-280-70-420z'
const sole =
  'M-84-16C-86 2-78 12-62 12H190C206 12 214-4 214-26L216-6C216 22 206 34 188 34H-64C-84 34-92 20-88-2z'

/** Yellow boots on a wet deck, their colours lying in the water on it. */
export function paintBoots(drawing: Drawing): void {
  drawing.group({ transform: 'rotate(-8 400 400) translate(-140 -140)' }, () =>
    paintPlanks(
      drawing,
      { name: 'boots', colour: '#7d6a5c', seam: '#2a2623', wide: 74 },
      1080,
      1080,
    ),
  )
  drawing.box(
    0,
    0,
    800,
    800,
    drawing.linear(
      [
        [0, '#24404f', 0.82],
        [0.5, '#4f7480', 0.35],
        [1, '#1a2f3c', 0.5],
      ],
      [0, 0],
      [160, 800],
    ),
  )
  paintWater(drawing)
  const pair: readonly (readonly [x: number, y: number, scale: number, shade: number])[] = [
    [470, 600, 0.94, 0.16],
    [270, 668, 1.04, 0],
  ]
  for (const [x, y, scale] of pair) {
    drawing.group(
      {
        transform: `translate(${x} ${y + 66 * scale}) scale(${scale} ${-scale * 0.62})`,
        opacity: 0.3,
      },
      () => drawing.path(boot, '#f0b93c'),
    )
  }
  for (const [x, y, scale, shade] of pair) {
    drawing.group({ transform: `translate(${x} ${y}) scale(${scale})` }, () =>
      paintBoot(drawing, shade),
    )
  }
  paintDrops(drawing)
}

function paintWater(drawing: Drawing): void {
  drawing.path(
    'M-20 640C120 590 240 640 380 620C520 600 640 560 820 600V740C700 780 560 740 420 770C280 800 100 780-20 800z',
    '#bfe0e4',
    { opacity: 0.3 },
  )
  drawing.path(
    'M60 690C180 660 300 700 420 684C540 668 640 640 760 660C660 700 560 690 440 716C300 746 160 720 60 690z',
    '#e6f4f2',
    { opacity: 0.35 },
  )
  drawing.line('M90 760q60-14 120 0M520 742q70-16 140 0M620 620q40-10 90 0', '#ffffff', 4, {
    opacity: 0.6,
  })
}

function paintBoot(drawing: Drawing, shade: number): void {
  const dim = (colour: Colour): Colour => mix(colour, '#1a2f3c', shade)
  drawing.path(oval(70, 26, 168, 26), '#0c1a22', { opacity: 0.4 })
  drawing.path(
    leg,
    drawing.linear(
      [
        [0, dim('#8f2a1c')],
        [0.35, dim('#dd5436')],
        [0.6, dim('#c8432a')],
        [1, dim('#7d2216')],
      ],
      [-74, 0],
      [84, 0],
    ),
  )
  drawing.path('M-20-640C-30-560 0-500-16-410H-34C-30-490-44-560-40-640z', dim('#f08a6c'), {
    opacity: 0.5,
  })
  drawing.path('M-72-430C-30-410 40-410 82-430L84-404C40-384-30-384-74-404z', dim('#a3341f'))
  drawing.path(
    boot,
    drawing.linear(
      [
        [0, dim('#b37a16')],
        [0.3, dim('#f6cb57')],
        [0.5, dim('#efb52f')],
        [1, dim('#b98018')],
      ],
      [-86, 0],
      [150, 0],
    ),
  )
  drawing.path('M-70-420C-30-404 40-404 80-420L81-380C40-364-30-364-71-380z', dim('#10304d'))
  drawing.path('M-40-340C-52-240-50-140-58-40H-30C-26-140-22-240-20-340z', '#fff1c4', {
    opacity: 0.5,
  })
  drawing.path('M96-96C140-80 176-64 184-34C150-50 110-60 84-58z', '#fff1c4', { opacity: 0.45 })
  drawing.line('M-66-150C-20-132 40-136 78-176M-62-118C-10-98 50-102 96-140', dim('#9a6a10'), 5, {
    opacity: 0.5,
  })
  drawing.path(sole, dim('#10304d'))
  drawing.path('M-82 4H212L210 14H-76z', dim('#f6e8c8'), { opacity: 0.85 })
}

function paintDrops(drawing: Drawing): void {
  const random = seeded('boots', 'drops')
  for (let i = 0; i < 44; i++) {
    const [x, y, r] = [random.range(20, 780), random.range(440, 790), random.range(2, 6)]
    drawing.path(oval(x, y, r * 1.5, r * 0.8), '#eaf6f6', { opacity: random.range(0.25, 0.7) })
  }
}
