import { mix } from '../kit/colour.ts'
import type { Colour } from '../kit/colour.ts'
import type { Drawing } from '../kit/drawing.ts'
import { oval } from '../kit/path.ts'
import { paintGlow } from './limbs.ts'
import { paintBehindHead, paintHairline } from './sailor-hair.ts'
import { paintHat } from './sailor-hats.ts'
import type { HeadBrush, Sailor } from './sailor.ts'

const profile =
  'M-27-6C-28-30-10-36 1-35C20-34 27-22 27-8C27 2 27 10 24 19C21 30 12 35 4 34C-8 33-19 25-23 13C-26 6-27 0-27-6z'
const full =
  'M-27-8C-27-28-14-36 0-36C14-36 27-28 27-8C27 6 25 16 20 24C14 32 7 35 0 35C-7 35-14 32-20 24C-25 16-27 6-27-8z'

/** Draws a head: hair behind, skull, face, hair or hat. */
export function paintSailorHead(drawing: Drawing, sailor: Sailor): void {
  const { head, size, headSize = 1, looks, tilt = 0, dim } = sailor
  const view = sailor.turned ? undefined : sailor.view
  const seen = (colour: Colour): Colour => (dim ? mix(colour, ...dim) : colour)
  const k = Math.round(size * headSize * 1000) / 1000
  const brush: HeadBrush = { drawing, sailor: { ...sailor, view }, seen }
  const place = `translate(${Math.round(head[0])} ${Math.round(head[1])}) scale(${looks * k} ${k}) rotate(${tilt})`
  drawing.group({ transform: place }, () => {
    paintBehindHead(brush)
    const shape = view ? full : profile
    paintSkull(brush, shape)
    if (view === 'front') paintFront(brush)
    else if (!view) paintProfile(brush)
    if (sailor.beard) paintBeard(brush, sailor.beard)
    paintHairline(brush)
    if (sailor.hat) paintHat(brush, sailor.hat)
    const dome = sailor.hat ? 'M-33-5C-35-54 35-54 33-5L26-8H-27z' : ''
    paintGlow(drawing, sailor, shape + dome, ([x, y], reach) => [
      [(x - head[0]) / (looks * k), (y - head[1]) / k],
      reach / k,
    ])
  })
}

function paintSkull({ drawing, sailor, seen }: HeadBrush, shape: string): void {
  const { skin, light, looks, view, hair, style } = sailor
  const bright = light * looks * 27
  const colour = view === 'back' && style !== 'bald' ? hair : skin
  if (view === 'front')
    drawing.path(oval(-27, 2, 5, 8) + oval(27, 2, 5, 8), seen(mix(skin, '#6b3325', 0.24)))
  drawing.path(
    shape,
    drawing.linear(
      [
        [0, seen(mix(colour, '#fff0d8', 0.22))],
        [0.5, seen(colour)],
        [1, seen(mix(colour, '#5b2b25', 0.3))],
      ],
      [bright, -18],
      [-bright, 20],
    ),
  )
}

function paintProfile({ drawing, sailor, seen }: HeadBrush): void {
  const { skin, eyes } = sailor
  drawing.path('M25-9Q33 2 35 5Q33 9 25 8z', seen(mix(skin, '#6b3325', 0.1)))
  const ink = seen(mix(skin, '#2a1512', 0.78))
  if (eyes) drawing.line('M9-1q5 4 10 0', ink, 2.6)
  else drawing.path(oval(15, -3, 2.5, 3.4), ink)
  drawing.line('M8-11q6-4 12-1', ink, 2.2, { opacity: 0.7 })
  drawing.line('M10 18q7 5 13-2', seen(mix(skin, '#7a2a22', 0.62)), 2.6)
  drawing.path(oval(9, 10, 6, 4.5), seen('#d8664a'), { opacity: 0.22 })
  drawing.path(oval(-12, 3, 5, 8), seen(mix(skin, '#7a3a2a', 0.25)))
}

function paintFront({ drawing, sailor, seen }: HeadBrush): void {
  const { skin, eyes } = sailor
  const ink = seen(mix(skin, '#2a1512', 0.78))
  if (eyes) drawing.line('M-15-1q5 4 10 0M5-1q5 4 10 0', ink, 2.6)
  else drawing.path(oval(-10, -2, 2.6, 3.4) + oval(10, -2, 2.6, 3.4), ink)
  drawing.line('M-15-11q5-3 10 0M5-11q5-3 10 0', ink, 2.2, { opacity: 0.7 })
  drawing.line('M0 2q4 6-1 8', seen(mix(skin, '#6b3325', 0.4)), 2.2)
  drawing.line('M-9 18q9 7 18 0', seen(mix(skin, '#7a2a22', 0.62)), 2.6)
  drawing.path(oval(-15, 10, 6, 4.5) + oval(15, 10, 6, 4.5), seen('#d8664a'), { opacity: 0.22 })
}

function paintBeard({ drawing, sailor, seen }: HeadBrush, beard: Colour): void {
  const chin = sailor.view
    ? 'M-27 2C-22 8-16 12-10 12Q0 9 10 12C16 12 22 8 27 2C28 24 18 44 0 44C-18 44-28 24-27 2z'
    : 'M-14 4C-8 14 2 14 9 12Q17 8 27 13C28 28 24 44 10 44C-8 44-18 26-20 10z'
  drawing.path(chin, seen(beard))
  drawing.line(
    sailor.view ? 'M-7 19q7 4 14 0' : 'M12 19q6 4 11-1',
    seen(mix(beard, '#5a2a22', 0.6)),
    2.4,
  )
}
