import { mix } from '../kit/colour.ts'
import { disc, oval } from '../kit/path.ts'
import type { HeadBrush } from './sailor.ts'

const shade = '#1d2438'
const scalp =
  'M-24 14C-38-26-10-46 8-41C20-44 31-32 28-15C24-21 18-22 12-20C4-23-4-16-9-12L-11 2L-15-2C-17 6-17 14-24 14z'
const underHat =
  'M-26 12C-34-22-20-34 0-34C20-34 28-24 27-12C14-20-2-18-11-8L-12 3L-16-1C-18 8-20 14-26 12z'
const fringe = 'M-28 4C-33-26-18-42 0-42C18-42 33-26 28 4C24-8 18-17 9-20C-4-17-20-14-28 4z'

/** Hair that hangs or stands behind the face. */
export function paintBehindHead({ drawing, sailor, seen }: HeadBrush): void {
  const { style, hair, view } = sailor
  const dark = seen(mix(hair, shade, 0.2))
  if (style === 'long' && view)
    drawing.path('M-30-10C-36 20-34 44-26 52H26C34 44 36 20 30-10z', dark)
  if (style === 'long' && !view)
    drawing.path('M2-34C-40-38-36 10-34 50C-24 56-8 52-4 40L-6-4z', dark)
  if (style === 'curls') drawing.path(oval(view ? 0 : -8, -2, view ? 39 : 36, 40), dark)
  if (style === 'bun') drawing.circle(view ? 0 : -26, view ? -42 : -24, 14, dark)
  if (style === 'tail' && !view) drawing.path('M-22-20C-46-30-54 4-44 34C-36 22-38 2-20-2z', dark)
  if (style === 'tail' && view === 'front')
    drawing.path('M20-10C38 0 38 30 30 46C24 34 24 12 16 0z', dark)
}

/** Hair over the skull, where no hat hides it all. */
export function paintHairline({ drawing, sailor, seen }: HeadBrush): void {
  const { style = 'short', hair, view, hat } = sailor
  if (hat?.[0] === 'hood') return
  const colour = seen(hair)
  if (view === 'back') {
    if (style === 'tail')
      drawing.path('M-9-8C-15 16-14 42-2 60C14 44 14 14 9-8z', seen(mix(hair, shade, 0.28)))
    return
  }
  if (style === 'bald') {
    const sides = view
      ? 'M-28 6Q-32-8-25-18L-22 2zM28 6Q32-8 25-18L22 2z'
      : 'M-26 12Q-34-6-24-22L-12-10L-16 10z'
    return drawing.path(sides, colour)
  }
  if (style === 'curls') {
    const rim = view
      ? disc(-24, -22, 14) + disc(-8, -34, 15) + disc(10, -34, 15) + disc(25, -22, 14)
      : disc(-24, -12, 15) +
        disc(-18, -28, 16) +
        disc(0, -36, 16) +
        disc(17, -30, 13) +
        disc(-28, 6, 12)
    return drawing.path(rim, colour)
  }
  drawing.path(view ? fringe : hat ? underHat : scalp, colour)
}
