import { lightness, mix } from '../../kit/colour.ts'
import type { Colour } from '../../kit/colour.ts'
import type { Drawing, Paint } from '../../kit/drawing.ts'
import { disc, oval, pair, roundedBox } from '../../kit/path.ts'
import { paintHairBehind, paintHairBefore } from './sailor-hair.ts'
import { paintHat, paintHatBehind } from './sailor-hats.ts'
import { sunlit } from './sailor.ts'
import type { Sailor, View } from './sailor.ts'

const outlines: Record<View, string> = {
  side: 'M-24 -8C-28 -40 22 -42 26 -12C27 -8 27 -6 28 -3L35 7Q35 11 29 11C29 14 30 16 28 18Q29 21 27 23C26 31 20 36 10 36C2 36 -4 30 -8 22C-18 18 -23 4 -24 -8z',
  quarter:
    'M-25 -8C-29 -40 24 -42 27 -10C28 -5 30 0 29 6C28 21 20 37 8 37C-3 37 -11 30 -14 20C-22 14 -25 2 -25 -8z',
  front: 'M-27 -8C-28 -40 28 -40 27 -8C27 15 16 37 0 37C-16 37 -27 15 -27 -8z',
  back: 'M-27 -4C-29 -42 29 -42 27 -4C26 17 18 32 0 33C-18 32 -26 17 -27 -4z',
}

/** Where the features are: eyes, nose, mouth from and to, ears. */
const features = {
  side: { eyes: [18], nose: 26, mouth: [14, 27], ears: [-3] },
  quarter: { eyes: [3, 20], nose: 15, mouth: [2, 19], ears: [-15] },
  front: { eyes: [-10.5, 10.5], nose: 0, mouth: [-9.5, 9.5], ears: [-27, 27] },
} as const

/** Draws a sailor's head, turned and nodding as posed. */
export function paintSailorHead(drawing: Drawing, sailor: Sailor): void {
  const view = sailor.face ?? sailor.view
  const { looks, skin } = sailor
  const place = `translate(${pair(sailor.head)}) scale(${looks} 1) rotate(${sailor.nods ?? 0})`
  drawing.group({ transform: place }, () => {
    paintHatBehind(drawing, sailor, view)
    paintHairBehind(drawing, sailor, view)
    if (view === 'back') {
      drawing.path(oval(-27, 4, 5, 8) + oval(27, 4, 5, 8), mix(skin, '#6b3325', 0.2))
      drawing.path(outlines.back, sailor.hair)
    } else {
      for (const x of features[view].ears.filter((at) => view === 'front' || at > 0))
        drawing.path(oval(x, 4, 5, 8), mix(skin, '#7a3a2a', 0.25))
      drawing.path(outlines[view], skinLight(drawing, skin, looks))
      paintFace(drawing, sailor, view)
    }
    paintHairBefore(drawing, sailor, view)
    if (view !== 'back' && sailor.glasses) paintGlasses(drawing, sailor.glasses, view)
    paintHat(drawing, sailor, view)
  })
}

function skinLight(drawing: Drawing, skin: Colour, looks: 1 | -1): Paint {
  return drawing.linear(
    [
      [0, mix(skin, '#fff0d8', 0.28)],
      [0.5, skin],
      [1, mix(skin, '#6b3325', 0.26)],
    ],
    [-28 * looks, -22],
    [26 * looks, 26],
  )
}

function paintFace(
  drawing: Drawing,
  { skin, hair, mood = 'smiles', beard }: Sailor,
  view: 'side' | 'quarter' | 'front',
): void {
  const { eyes, nose, mouth, ears } = features[view]
  const [dark, soft] = [mix(skin, '#140a0c', 0.86), mix(skin, '#6b2a1c', 0.36)]
  for (const x of ears)
    if (view !== 'front') drawing.path(oval(x, 4, 5, 8), mix(skin, '#7a3a2a', 0.25))
  for (const x of eyes) {
    drawing.circle(x + (view === 'side' ? -8 : 0), 11, 7, '#d8543a', {
      opacity: lightness(skin) < 0.52 ? 0.09 : 0.2,
    })
    if (mood === 'laughs') drawing.line(`M${x - 5} -1q5 -6 10 0`, dark, 2.6)
    else drawing.path(oval(x, -2, 2.5, 3.3), dark)
    drawing.line(
      `M${x - 6} ${mood === 'calm' ? -10 : -12}q6 -4.5 12 0.5`,
      mix(hair, dark, 0.4),
      1.9,
    )
  }
  if (view === 'quarter') drawing.line(`M${nose - 2} -1q7 8 -1 10`, soft, 2.4)
  if (view === 'front') drawing.line(`M${nose - 3} 8q3 3 6 0`, soft, 2.4)
  if (beard) drawing.path(beards[view], hair)
  paintMouth(drawing, mouth, mood, lipsOf(skin, beard))
}

function lipsOf(skin: Colour, beard: true | undefined): Colour {
  if (beard) return mix(skin, '#c65f4e', 0.6)
  return lightness(skin) < 0.52 ? mix(skin, '#190a0a', 0.72) : mix(skin, '#7a1f1a', 0.66)
}

const beards = {
  side: 'M-6 8C-6 34 4 43 14 41C26 40 30 30 28 18Q20 12 14 14Q2 16 -6 8z',
  quarter: 'M-14 8C-14 34 0 44 10 42C22 40 30 22 29 10C25 15 19 12 11 13C3 13 -8 16 -14 8z',
  front: 'M-27 6C-27 30 -10 44 0 44C10 44 27 30 27 6C20 14 8 12 0 13C-8 12 -20 14 -27 6z',
} as const

function paintMouth(
  drawing: Drawing,
  [from, to]: readonly [number, number],
  mood: NonNullable<Sailor['mood']>,
  colour: Colour,
): void {
  const wide = to - from
  if (mood === 'laughs') {
    drawing.path(
      `M${from - 1} 16Q${from + wide / 2} 20 ${to + 1} 15Q${to - 1} 29 ${from + wide / 2} 29Q${from + 1} 29 ${from - 1} 16z`,
      colour,
    )
    drawing.path(
      `M${from + 1} 17.4Q${from + wide / 2} 21 ${to - 1} 16.6Q${to - 2} 21.5 ${from + wide / 2} 22Q${from + 2} 22 ${from + 1} 17.4z`,
      '#fffaf0',
    )
  } else {
    const deep = mood === 'calm' ? 2 : 7
    drawing.line(`M${from + 1} 19q${wide / 2 - 1} ${deep} ${wide - 2} -1`, colour, 2.8)
  }
}

function paintGlasses(
  drawing: Drawing,
  kind: 'clear' | 'dark',
  view: 'side' | 'quarter' | 'front',
): void {
  const { eyes, ears } = features[view]
  const lens = eyes.map((x) => roundedBox(x - 8, -9, 16, 13, 5)).join('')
  const edge: Colour = '#2b2430'
  if (kind === 'dark') drawing.path(lens, '#27384a')
  drawing.line(lens, edge, 2)
  const bow = ears.map((x) => `M${x} -2L${(eyes[0] ?? 0) < x ? x - 9 : (eyes[0] ?? 0) - 8} -4`)
  drawing.line(bow.join(''), edge, 2.2)
  if (kind === 'dark')
    drawing.path(eyes.map((x) => disc(x - 3, -5, 1.8)).join(''), sunlit, { opacity: 0.6 })
}
