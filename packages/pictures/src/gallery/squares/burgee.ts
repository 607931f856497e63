import { evenly } from '../../kit/colour.ts'
import type { Drawing } from '../../kit/drawing.ts'
import { paintGulls } from '../../sky/gulls.ts'
import type { Gull } from '../../sky/gulls.ts'
import { paintView } from '../parts/view.ts'
import type { View } from '../parts/view.ts'
import { paintStarOfWinds } from '../parts/wind-star.ts'

const view: View = {
  name: 'square-burgee',
  palette: 'westCountry',
  camera: { horizon: 1.08, height: 3 },
  lamp: { x: 0.9, height: 0.3, size: 0 },
  sky: [
    { kind: 'cumulus', x: 0.16, up: 0.42, width: 0.62, height: 0.16 },
    { kind: 'cumulus', x: 0.82, up: 0.2, width: 0.9, height: 0.24 },
    { kind: 'cumulus', x: 0.1, up: 0.1, width: 0.5, height: 0.12 },
  ],
}
const stripe =
  'M240 262C340 226 420 296 520 286C600 280 640 268 740 258V284C640 290 600 306 520 310C420 320 340 262 240 318z'
const gulls: readonly Gull[] = [
  [0.66, 0.66, 0.05],
  [0.78, 0.74, 0.034],
  [0.5, 0.8, 0.026],
]
const flag =
  'M250 172C350 128 420 214 520 204C590 198 640 236 716 262C620 296 560 346 480 344C400 342 350 420 250 420z'

/** A burgee streaming from its staff against summer cloud. */
export function paintBurgee(drawing: Drawing): void {
  const stage = paintView(drawing, view, 800, 800)
  paintGulls(stage, gulls, '#ffffff')
  paintFlag(drawing)
  paintStaff(drawing)
}

function paintFlag(drawing: Drawing): void {
  const folds = evenly('#c8432a', '#f0714f', '#c23e26', '#ee6d4b', '#c8432a', '#e2593c')
  drawing.path(flag, drawing.linear(folds, [250, 240], [716, 280]))
  drawing.group({ clip: drawing.clip(flag) }, () => {
    drawing.path(stripe, '#fbf7ef')
    drawing.group({ transform: 'translate(352 284) rotate(4) skewY(6)' }, () =>
      paintStarOfWinds(drawing, 78, '#10304d', '#fbf7ef'),
    )
    drawing.path('M420 140C450 220 440 300 400 420H470C490 320 500 250 500 150z', '#5d1408', {
      opacity: 0.2,
    })
    drawing.path('M300 140C330 220 320 320 290 430H330C360 330 366 230 352 140z', '#ffe0cc', {
      opacity: 0.2,
    })
    drawing.path('M560 180C580 240 572 300 556 350H600C612 300 620 250 612 190z', '#ffe0cc', {
      opacity: 0.18,
    })
  })
}

function paintStaff(drawing: Drawing): void {
  const wood = drawing.linear(evenly('#7a4a22', '#d9a868', '#6b3f1c'), [222, 0], [264, 0])
  drawing.path('M234 60h22L264 820H222z', wood)
  const knob = drawing.radial(evenly('#fbe7a8', '#dcae4c', '#8a6426'), [238, 46], 26)
  drawing.circle(245, 54, 20, knob)
  drawing.line('M226 176h38M226 412h38', '#f3ead2', 9)
  drawing.line('M270 300C300 460 250 620 290 820M214 470C190 560 210 700 196 820', '#f3ead2', 6)
  drawing.path('M204 452h60v14h-60z', '#4a5b6a')
}
