import { mix } from '../kit/colour.ts'
import type { Colour } from '../kit/colour.ts'
import type { Drawing } from '../kit/drawing.ts'
import type { Sitter } from './sitter.ts'

const skies: Record<Sitter['weather'], readonly [sky: Colour, low: Colour, sea: Colour]> = {
  morning: ['#cfe4e6', '#f3efe0', '#7fb4c0'],
  golden: ['#f3cf9a', '#fbe8c6', '#8fa9a5'],
  grey: ['#c6d2dc', '#e6e6df', '#87a0ae'],
  rose: ['#eeb9a4', '#fbe2cd', '#a896a6'],
  green: ['#c3dccd', '#eef0dc', '#7fb0a0'],
  blue: ['#a8cfe2', '#e3eff0', '#5f9cb8'],
}

/** The sky and the sea behind a sitter, on a grid of 200, with a sail far off. */
export function paintWeather(drawing: Drawing, weather: Sitter['weather']): void {
  const [sky, low, sea] = skies[weather]
  drawing.box(
    0,
    0,
    200,
    200,
    drawing.linear(
      [
        [0, sky],
        [0.7, low],
      ],
      [0, 0],
      [0, 200],
    ),
  )
  drawing.path(
    'M163 132L163 108C170 116 173 124 174 132zM161 132L161 113C156 120 153 126 152 132z',
    '#ffffff',
    { opacity: 0.75 },
  )
  drawing.path('M0 136q25-9 50 0t50 0t50 0t50 0V200H0z', mix(sea, low, 0.3))
  drawing.path('M-20 150q25-9 50 0t50 0t50 0t50 0t50 0V200H-20z', sea)
  drawing.line('M8 143q10-4 20 0M172 146q9-4 18 0', '#ffffff', 2, { opacity: 0.5 })
}
