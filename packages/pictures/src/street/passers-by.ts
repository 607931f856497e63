import { mix } from '../kit/colour.ts'
import type { Colour } from '../kit/colour.ts'
import type { Drawing } from '../kit/drawing.ts'
import { oval, tenth } from '../kit/path.ts'

/** Someone walking in the rain, seen from behind or from the side, small in the picture. */
export interface Passer {
  readonly x: number
  readonly y: number
  readonly tall: number
  readonly coat: Colour
  readonly skin: Colour
  readonly hair: Colour
  readonly trousers: Colour
  readonly umbrella?: Colour
  readonly bag?: Colour
  /** 1 to the right, -1 to the left. */
  readonly facing: 1 | -1
}

/** Draws a walker a hundred units tall on the pavement, with the dark of its reflection. */
export function paintPasser(drawing: Drawing, passer: Passer): void {
  const { x, y, tall, facing } = passer
  const unit = tall / 100
  const place = `translate(${tenth(x)} ${tenth(y)}) scale(${(facing * unit).toFixed(3)} ${unit.toFixed(3)})`
  drawing.path(oval(x, y + 1, 15 * unit, 2.6 * unit), '#16222f', { opacity: 0.4 })
  drawing.group({ transform: `${place} scale(1 -0.5)`, opacity: 0.2 }, () =>
    paintFigure(drawing, passer),
  )
  drawing.group({ transform: place }, () => paintFigure(drawing, passer))
}

function paintFigure(
  drawing: Drawing,
  { coat, skin, hair, trousers, umbrella, bag }: Passer,
): void {
  const dark = mix(coat, '#1d2438', 0.4)
  drawing.line('M-2-46L-9-22L-14-4', mix(trousers, '#1d2438', 0.35), 8)
  drawing.line('M2-46L7-24L9-3', trousers, 8.4)
  drawing.path('M-17-5h8v5h-9zM5-4h10q3 1 3 4h-13z', '#1a222c')
  if (bag) {
    drawing.path('M-24-56q-6 8-3 20h13v-22z', bag)
    drawing.line('M-15-58L3-78', mix(bag, '#1d2438', 0.4), 2.4)
  }
  drawing.line('M-3-76L-10-58L-6-46', dark, 7)
  drawing.path(
    'M-10-80C-4-86 6-86 11-80C14-68 13-52 14-40C4-36-6-36-15-40C-14-54-14-70-10-80z',
    coat,
  )
  drawing.path('M-10-80C-14-70-14-54-15-40C-10-37-6-37-3-37C-6-52-6-68-3-83z', dark, {
    opacity: 0.75,
  })
  drawing.path(oval(2, -92, 7.2, 8.4), skin)
  drawing.path('M-6-90C-8-102 6-104 9.4-97C5-97 2-95 1-88C-1-84-5-84-6-90z', hair)
  if (!umbrella) {
    drawing.line('M6-76L11-60L16-50', coat, 7)
    drawing.circle(16.5, -48, 3.4, skin)
    return
  }
  drawing.line('M14-66L18-122', '#2a3440', 2)
  drawing.path(
    'M-24-106C-18-130 50-132 60-102C52-108 44-108 38-103C30-109 22-109 16-104C8-110-2-110-8-104C-14-109-20-109-24-106z',
    umbrella,
  )
  drawing.line(
    'M18-124C6-120-4-114-8-104M18-124V-104M18-124C28-120 36-112 38-103',
    mix(umbrella, '#1d2438', 0.3),
    1.2,
  )
  drawing.line('M18-125V-129', '#2a3440', 1.6)
  drawing.line('M6-76L14-64L15-70', coat, 7)
  drawing.circle(15, -71, 3.4, skin)
}
