import type { Drawing } from '../kit/drawing.ts'
import { downwards } from '../kit/fade.ts'
import { limb } from './body.ts'
import { paintPerson } from './person.ts'

const cream = '#efe6d4'

/** Draws two of the crew at the mast pulling down a reef in grey weather. */
export function paintReefing(drawing: Drawing): void {
  drawing.path(
    'M320 -20L330 300L820 372V-20z',
    drawing.linear(
      [
        [0, '#f2eee0'],
        [0.6, '#cfd2ce'],
        [1, '#8b97a0'],
      ],
      [330, 0],
      [820, 200],
    ),
  )
  const folds = [316, 344, 368].map((y, i) => `M336 ${y - 8}Q520 ${y + 34 - i * 6} 820 ${y + 66}`)
  drawing.line(folds.join(''), '#7f8c96', 7, { opacity: 0.75 })
  drawing.path(
    'M330 300Q560 390 820 372V430Q560 440 330 380z',
    downwards(drawing, 310, 430, '#e9e6da', '#9aa5ad'),
  )
  drawing.line('M330 392L830 462', '#2b3742', 34)
  drawing.line('M330 386L830 454', '#4a5864', 8)
  drawing.line('M330 -20V610', '#232e38', 46)
  drawing.line('M320 -20V610', '#4a5864', 10)
  drawing.path('M-20 610V524Q300 480 820 540V610z', downwards(drawing, 490, 610, cream, '#8f918c'))
  paintPerson(drawing, {
    looks: 1,
    hip: [204, 440],
    shoulder: [206, 286],
    head: [232, 220],
    arms: [limb('280 250, 322 176'), limb('270 320, 326 246')],
    legs: [limb('250 510, 236 584'), limb('196 520, 168 588')],
    jacket: '#d8472c',
    skin: '#f0c9a8',
    hair: '#6b3a20',
    wears: 'hood',
    lifejacket: '#22303c',
    trousers: '#7a2a22',
  })
  paintPerson(drawing, {
    looks: -1,
    hip: [590, 512],
    shoulder: [572, 356],
    head: [548, 292],
    arms: [limb('500 380, 464 412'), limb('520 436, 478 424')],
    legs: [limb('540 560, 556 620'), limb('600 570, 610 630')],
    jacket: '#efb23a',
    skin: '#8a5a3c',
    hair: '#20242c',
    wears: 'hood',
    lifejacket: '#22303c',
    trousers: '#8a6420',
  })
  drawing.line('M326 176V420', '#f3ead6', 6)
}
