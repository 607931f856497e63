import { mix } from '../../kit/colour.ts'
import type { Drawing } from '../../kit/drawing.ts'
import { shade, sunlit } from './sailor.ts'
import type { Sailor, View } from './sailor.ts'

const round = 'M-36 30C-46 -52 40 -58 36 -8C36 14 28 36 14 44C-4 48 -28 44 -36 30z'
const openings: Record<View, string> = {
  side: 'M-2 30C-14 -26 22 -38 40 -12L42 30Q20 46 -2 30z',
  quarter: 'M-12 30C-26 -28 24 -38 29 -10C32 10 24 30 12 36C2 40 -8 38 -12 30z',
  front: 'M-20 26C-30 -36 30 -36 20 26C12 40 -12 40 -20 26z',
  back: '',
}
const straightHood = 'M-36 34C-46 -58 46 -58 36 34C24 46 -24 46 -36 34z'

/** Draws what of a hat is behind the head. */
export function paintHatBehind(drawing: Drawing, { hat }: Sailor, view: View): void {
  if (hat?.kind !== 'sunhat' || view === 'back') return
  drawing.path('M-50 -6Q0 -34 50 -8Q40 4 0 2Q-40 6 -50 -6z', mix(hat.colour, shade, 0.4))
}

/** Draws a hat, or the jacket's hood. */
export function paintHat(drawing: Drawing, { hat }: Sailor, view: View): void {
  if (!hat) return
  const { colour } = hat
  const [dark, bright] = [mix(colour, shade, 0.3), mix(colour, sunlit, 0.4)]
  switch (hat.kind) {
    case 'cap':
      drawing.path('M-30 -8C-32 -48 30 -50 30 -12C12 -19 -12 -18 -30 -8z', colour)
      drawing.line('M-14 -33Q-4 -40 10 -39', bright, 4, { opacity: 0.7 })
      if (view === 'front')
        drawing.path('M-25 -15Q0 -25 25 -15Q32 -5 27 -3Q0 -13 -27 -3Q-32 -5 -25 -15z', dark)
      if (view === 'side' || view === 'quarter')
        drawing.path('M2 -17Q30 -25 54 -6Q52 -3 48 -4Q26 -12 2 -10z', dark)
      return
    case 'beanie':
      drawing.path('M-30 -8C-35 -52 35 -52 30 -8z', colour)
      drawing.path('M-32 -18Q0 -27 32 -18L31 -5Q0 -14 -31 -5z', bright)
      return drawing.circle(0, -45, 8, bright)
    case 'hood':
      if (view === 'back') return drawing.path(straightHood, colour)
      drawing.path((view === 'front' ? straightHood : round) + openings[view], dark, {
        rule: 'evenodd',
      })
      return drawing.group({ transform: 'translate(-2 -2)' }, () =>
        drawing.path((view === 'front' ? straightHood : round) + openings[view], colour, {
          rule: 'evenodd',
        }),
      )
    case 'sunhat':
      drawing.path('M-29 -12C-30 -52 30 -52 29 -14Q0 -24 -29 -12z', colour)
      drawing.path('M-50 -8Q-30 -22 0 -22Q30 -22 50 -10Q28 -12 0 -12Q-28 -12 -50 -8z', bright)
      return drawing.line('M-29 -15Q0 -26 29 -17', dark, 5)
  }
}
