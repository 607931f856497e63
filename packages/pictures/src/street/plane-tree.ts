import { mix } from '../kit/colour.ts'
import type { Drawing } from '../kit/drawing.ts'
import { across } from '../kit/fade.ts'
import { disc, oval } from '../kit/path.ts'
import { seeded } from '../kit/random.ts'

const crown = [
  [640, 60, 92],
  [740, 40, 110],
  [560, 26, 74],
  [790, 130, 84],
  [690, 132, 66],
  [474, 6, 60],
  [604, 112, 46],
] as const

/** Draws a London plane in autumn: mottled trunk, boughs, and a crown that hangs into the picture. */
export function paintPlaneTree(drawing: Drawing): void {
  const random = seeded('london-square', 'plane')
  const bark = across(drawing, 688, 748, '#8f937e', '#6d7468', '#474f50')
  drawing.line(
    'M716 330C708 250 676 190 610 120M716 300C724 220 744 170 790 110M712 260C706 200 700 150 690 60',
    '#575f58',
    12,
  )
  drawing.line('M650 160C610 130 570 90 520 40M746 176C770 150 786 140 800 120', '#575f58', 6)
  drawing.path(
    'M692 504C700 460 702 400 700 320C704 290 712 270 724 250L736 262C730 300 732 330 734 380C736 440 740 490 752 506C738 512 708 512 692 504z',
    bark,
  )
  let [pale, dark] = ['', '']
  for (let i = 0; i < 26; i++) {
    const [x, y] = [random.range(703, 732), random.range(300, 510)]
    const patch = oval(x, y, random.range(2.5, 7), random.range(5, 13))
    if (random.chance(0.6)) pale += patch
    else dark += patch
  }
  const trunk = drawing.clip(
    'M692 504C700 460 702 400 700 320C704 290 712 270 724 250L736 262C730 300 732 330 734 380C736 440 740 490 752 506z',
  )
  drawing.path(pale, '#c9c2a0', { opacity: 0.65, clip: trunk })
  drawing.path(dark, '#4f5a50', { opacity: 0.6, clip: trunk })
  for (const [tone, down, share, opacity] of [
    ['#38483f', 8, 1, 0.96],
    ['#7d6f3c', -4, 0.84, 0.92],
    ['#b98a3c', -12, 0.6, 0.85],
  ] as const) {
    let shape = ''
    for (const [x, y, r] of crown) {
      for (let i = 0; i < 13; i++) {
        const turn = random.range(0, Math.PI * 2)
        const out = Math.sqrt(random.next()) * r * share
        shape += disc(
          x - out * 0.1 + Math.cos(turn) * out,
          y + down + Math.sin(turn) * out * 0.72,
          random.range(0.14, 0.25) * r * (0.6 + share * 0.4),
        )
      }
    }
    drawing.path(shape, mix(tone, '#2a3a4c', 0.22), { opacity })
  }
}
