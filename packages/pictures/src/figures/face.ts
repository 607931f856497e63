import { mix } from '../kit/colour.ts'
import type { Colour } from '../kit/colour.ts'
import type { Drawing } from '../kit/drawing.ts'
import { disc } from '../kit/path.ts'
import { beards } from './beards.ts'
import type { Sitter } from './sitter.ts'

const outline = '#2b2330'
const head = 'M64 84C64 50 136 50 136 84C138 114 122 137 100 137C78 137 62 114 64 84z'
const shadedSide = 'M64 84C64 62 76 56 90 54C75 74 75 116 96 137C76 134 62 112 64 84z'

/** The head without hair: ears, face, beard, eyes and mouth. */
export function paintFace(drawing: Drawing, { skin, hair, face }: Sitter): void {
  const shade = shadeOf(skin)
  for (const x of [62, 138]) {
    drawing.path(`M${x - 7} 96a7 10.5 0 1 0 14 0a7 10.5 0 1 0-14 0z`, x < 100 ? shade : skin)
    drawing.line(`M${x - 2} 92q4 3 1 8`, shadeOf(shade), 1.4, { opacity: 0.6 })
  }
  drawing.path(head, skin)
  drawing.path(shadedSide, shade, { opacity: 0.42 })
  for (const x of [77, 123]) drawing.circle(x, 107, 8, '#e2593c', { opacity: 0.17 })
  if (face.freckles) drawing.path(freckles(), shadeOf(shade), { opacity: 0.5 })
  paintAge(drawing, face.age, shade)
  if (face.beard) drawing.path(beards[face.beard], hair.colour)
  paintEyes(drawing, face.eyes)
  paintBrows(drawing, face.age === 'old' ? hair.colour : mix(hair.colour, '#2b211d', 0.45))
  drawing.line('M101 92q5 9 0 13q-3 1.5-6 0', shadeOf(shade), 2.6, { opacity: 0.75 })
  paintMouth(drawing, face.mouth, face.beard ? '#57211f' : mix(shade, '#5a1f1f', 0.5))
}

/** The skin where the light does not fall on it. */
export function shadeOf(skin: Colour): Colour {
  return mix(skin, '#6e2a2a', 0.27)
}

function freckles(): string {
  const places = [
    [72, 101],
    [77, 98],
    [81, 103],
    [75, 106],
    [119, 103],
    [124, 98],
    [128, 102],
    [124, 107],
    [98, 99],
    [104, 100],
  ] as const
  return places.map(([x, y]) => disc(x, y, 1.2)).join('')
}

function paintAge(drawing: Drawing, age: Sitter['face']['age'], shade: Colour): void {
  if (age === 'young') return
  const line = shadeOf(shade)
  drawing.line('M80 105q-4 6-3 12M120 105q4 6 3 12', line, 1.7, {
    opacity: age === 'old' ? 0.6 : 0.35,
  })
  if (age !== 'old') return
  drawing.line('M70 88l-4-3M70 92l-5 0M130 88l4-3M130 92l5 0', line, 1.6, { opacity: 0.55 })
  drawing.line('M84 68q16-5 32 0M88 62q12-4 24 0', line, 1.5, { opacity: 0.35 })
}

function paintEyes(drawing: Drawing, eyes: Sitter['face']['eyes']): void {
  const look = { cap: 'round' } as const
  if (eyes === 'laughing') drawing.line('M79 93q6-6 12 0M109 93q6-6 12 0', outline, 3, look)
  if (eyes === 'wink') drawing.line('M109 92q6-5 12 0', outline, 3, look)
  const open = eyes === 'open' ? [85, 115] : eyes === 'wink' ? [85] : []
  for (const x of open) {
    drawing.path(`M${x - 3.8} 91a3.8 4.8 0 1 0 7.6 0a3.8 4.8 0 1 0-7.6 0z`, outline)
    drawing.circle(x + 1.4, 89.2, 1.3, '#ffffff')
    drawing.line(`M${x - 5} 88q5-4.5 10 0`, outline, 1.8)
  }
}

function paintBrows(drawing: Drawing, colour: Colour): void {
  drawing.line('M77 82q7-6 14-2.5M109 79.5q7-3.5 14 2.5', colour, 3.3)
}

function paintMouth(drawing: Drawing, mouth: Sitter['face']['mouth'], lip: Colour): void {
  if (mouth === 'smile') {
    drawing.line('M87 118q13 10 26 0', lip, 3)
    return
  }
  if (mouth === 'grin') {
    drawing.path('M86 116q14 9 28 0q-4 12-14 12t-14-12z', '#ffffff', {
      stroke: lip,
      strokeWidth: 2,
    })
    return
  }
  drawing.path('M86 114.5q14 5 28 0q-2 16-14 16t-14-16z', '#7c2f31', {
    stroke: lip,
    strokeWidth: 1.6,
  })
  drawing.path('M88 116q12 4 24 0q-.5 4-2 5q-10 2.5-20 0q-1.5-1-2-5z', '#ffffff')
  drawing.path('M92 127q8-5 16 0q-3 3.5-8 3.5t-8-3.5z', '#d9756a')
}
