import { mix } from '../kit/colour.ts'
import type { Colour } from '../kit/colour.ts'
import { disc, oval } from '../kit/path.ts'
import type { HatKind, HeadBrush } from './sailor.ts'

const shade = '#1d2438'

type Cover = (brush: HeadBrush, colour: Colour, band: Colour) => void

const covers: Record<HatKind, Cover> = {
  cap: paintCap,
  beanie: (brush, colour, band) => paintKnitted(brush, colour, band, false),
  bobble: (brush, colour, band) => paintKnitted(brush, colour, band, true),
  straw: paintStraw,
  hood: paintHood,
  skipper: paintSkipper,
  mask: paintMask,
}

/** Draws what is worn on the head. */
export function paintHat(
  brush: HeadBrush,
  [kind, colour, band]: readonly [HatKind, Colour, Colour?],
): void {
  covers[kind](brush, brush.seen(colour), brush.seen(band ?? mix(colour, shade, 0.3)))
}

function paintCap({ drawing, sailor }: HeadBrush, colour: Colour, band: Colour): void {
  drawing.path('M-31-8C-32-46 28-48 30-12Q0-18-31-8z', colour)
  if (sailor.view === 'front') return drawing.path('M-24-14Q0-24 24-14Q16-3 0-4Q-16-3-24-14z', band)
  if (!sailor.view) drawing.path('M5-15Q34-24 52-9Q32-12 6-8z', band)
}

function paintKnitted({ drawing }: HeadBrush, colour: Colour, band: Colour, bobble: boolean): void {
  if (bobble) drawing.path(disc(0, -52, 11), band)
  drawing.path('M-31-8C-35-54 35-54 31-8z', colour)
  drawing.line('M-14-40Q-20-26-19-12M0-43V-12M14-40Q20-26 19-12', mix(colour, shade, 0.35), 2, {
    opacity: 0.5,
  })
  drawing.path('M-33-18Q0-25 33-18Q35-10 32-4Q0-12-32-4Q-35-10-33-18z', band)
}

function paintStraw({ drawing }: HeadBrush, colour: Colour, band: Colour): void {
  drawing.path(oval(0, -14, 58, 12), mix(colour, shade, 0.22))
  drawing.path('M-30-14C-30-52 30-52 30-14Q0-6-30-14z', colour)
  drawing.path('M-30.500-20Q0-12 30.500-20L30-12Q0-4-30-12z', band)
  drawing.path('M-58-14Q0 8 58-14Q30-4 0-4Q-30-4-58-14z', colour)
}

function paintHood({ drawing, sailor }: HeadBrush, colour: Colour, band: Colour): void {
  if (sailor.view === 'back')
    return drawing.path('M-36 34C-44-30-24-50 0-50C24-50 44-30 36 34Q0 48-36 34z', colour)
  if (sailor.view) {
    drawing.path(
      'M-38 38C-48-30-26-52 0-52C26-52 48-30 38 38Q24 44 16 36C32 18 30-30 0-31C-30-30-32 18-16 36Q-24 44-38 38z',
      colour,
    )
    return drawing.line('M-16 36C-32 18-30-30 0-31C30-30 32 18 16 36', band, 4)
  }
  drawing.path('M-32 40C-54-34 0-60 27-33C6-30-10-14-4 22Q-2 32 6 38Q-14 46-32 40z', colour)
  drawing.line('M27-33C6-30-10-14-4 22Q-2 32 6 38', band, 5)
}

function paintSkipper({ drawing, sailor }: HeadBrush, colour: Colour, band: Colour): void {
  drawing.path('M-31-10C-38-34-30-46 0-46C30-46 40-32 31-12Q0-20-31-10z', colour)
  drawing.path('M-30-16Q0-26 31-18L31-10Q0-18-30-8z', band)
  drawing.path(
    sailor.view ? 'M-24-13Q0-22 24-13Q14-4 0-5Q-14-4-24-13z' : 'M8-16Q32-20 46-6Q28-12 8-10z',
    mix(band, '#000814', 0.3),
  )
}

function paintMask({ drawing, sailor }: HeadBrush, colour: Colour, band: Colour): void {
  drawing.line('M-28-8Q-10-16 10-12', band, 6)
  drawing.path(
    sailor.view
      ? 'M-20-14H20Q24 2 14 8H4L0 3L-4 8H-14Q-24 2-20-14z'
      : 'M4-15H30Q36 0 27 9H12Q4 0 4-15z',
    band,
  )
  drawing.path(
    sailor.view ? 'M-15-10H15Q18 0 11 4H-11Q-18 0-15-10z' : 'M9-11H27Q31-2 25 4H14Q9-2 9-11z',
    colour,
    { opacity: 0.9 },
  )
}
