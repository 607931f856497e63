import { mix } from '../../kit/colour.ts'
import type { Colour } from '../../kit/colour.ts'
import type { Drawing } from '../../kit/drawing.ts'
import { curve, pair, polygon, tenth } from '../../kit/path.ts'
import type { Point } from '../../kit/path.ts'
import { paintSailorHead } from './sailor-head.ts'
import { paintHand, paintLeg, paintSleeve } from './sailor-limbs.ts'
import { shade, sunlit } from './sailor.ts'
import type { Arm, Sailor, View } from './sailor.ts'

/** Half the width of a body at shoulder, chest, waist and hem, and of the way between its shoulders. */
const widths: Record<View, readonly [number, number, number, number, number]> = {
  side: [34, 44, 40, 45, 4],
  quarter: [47, 50, 43, 48, 30],
  front: [56, 53, 46, 51, 45],
  back: [56, 53, 46, 51, 45],
}

/** Draws a sailor: far limbs, body, head, near limbs. */
export function paintSailor(drawing: Drawing, sailor: Sailor): void {
  const { jacket, legs, hip, looks, view, build = 1 } = sailor
  const trousers = sailor.trousers ?? mix(jacket, shade, 0.7)
  const boots = sailor.boots ?? '#2b3440'
  const sleeve = (index: 0 | 1, posed: Arm): void =>
    paintSleeve(
      drawing,
      shoulderOf(sailor, index),
      posed,
      index || view === 'front' || view === 'back' ? jacket : mix(jacket, shade, 0.2),
      sailor.gloves ?? (index ? sailor.skin : mix(sailor.skin, '#4a1f14', 0.12)),
      build,
    )
  const [far, near] = sailor.arms
  if (far && far.passes !== 'before') sleeve(0, far)
  if (near?.passes === 'behind') sleeve(1, near)
  if (legs) {
    const apart = view === 'side' ? 4 : 20
    const toe =
      view === 'front' || view === 'back'
        ? ([looks, looks === 1 ? -1 : 1] as const)
        : ([looks, looks] as const)
    const top = (out: number): Point => [hip[0] + looks * out, hip[1]]
    paintLeg(drawing, top(apart), legs[0], mix(trousers, shade, 0.26), boots, toe[0], build)
    paintLeg(drawing, top(-apart), legs[1], trousers, boots, toe[1], build)
  }
  paintBody(drawing, sailor, build)
  paintSailorHead(drawing, sailor)
  if (far?.passes === 'before') sleeve(0, far)
  if (near && near.passes !== 'behind') sleeve(1, near)
}

/** Draws the hands alone, so that they close over what was drawn since. */
export function paintGrip(drawing: Drawing, sailor: Sailor, which: 'both' | 'far' | 'near'): void {
  sailor.arms.forEach((posed, index) => {
    if (!posed || (which === 'far' && index) || (which === 'near' && !index)) return
    paintHand(drawing, posed.elbow, posed.hand, posed.shape, sailor.gloves ?? sailor.skin)
  })
}

function shoulderOf({ shoulder, hip, looks, view, build = 1 }: Sailor, index: 0 | 1): Point {
  const spine = Math.atan2(shoulder[1] - hip[1], shoulder[0] - hip[0])
  const out = widths[view][4] * build * (index ? -looks : looks)
  return [
    shoulder[0] - Math.sin(spine) * out + Math.cos(spine) * -16,
    shoulder[1] + Math.cos(spine) * out - Math.sin(spine) * 16,
  ]
}

function paintBody(drawing: Drawing, sailor: Sailor, build: number): void {
  const { hip, shoulder, looks, view, jacket } = sailor
  const long = Math.hypot(shoulder[0] - hip[0], shoulder[1] - hip[1])
  const lean = (Math.atan2(shoulder[0] - hip[0], hip[1] - shoulder[1]) * 180) / Math.PI
  const [s, c, w, h] = widths[view].map((width) => width * build) as [
    number,
    number,
    number,
    number,
  ]
  const ring: Point[] = [
    [-s * 0.5, -long - 10],
    [-s, -long + 14],
    [-c, -long * 0.56],
    [-w, -long * 0.22],
    [-h, 16],
    [0, 22],
    [h, 16],
    [w, -long * 0.22],
    [c, -long * 0.56],
    [s, -long + 14],
    [s * 0.5, -long - 10],
  ]
  drawing.group({ transform: `translate(${pair(hip)}) rotate(${tenth(lean)})` }, () => {
    paintNeck(drawing, sailor, long, lean)
    const path = curve(ring, true)
    const light = drawing.linear(
      [
        [0, mix(jacket, sunlit, 0.32)],
        [0.42, jacket],
        [1, mix(jacket, shade, 0.42)],
      ],
      [-c, -long],
      [c, -long * 0.3],
    )
    drawing.path(path, light)
    const clip = drawing.clip(path)
    drawing.line(`M${-h - 6} 8Q0 22 ${h + 6} 8`, mix(jacket, shade, 0.4), 9, { clip, opacity: 0.6 })
    if (view !== 'back') {
      const zip = view === 'front' ? 0 : looks * (view === 'side' ? c * 0.72 : 17)
      drawing.line(`M${tenth(zip)} ${tenth(-long)}V24`, mix(jacket, shade, 0.36), 2.6, { clip })
    }
    if (sailor.lifejacket) paintVest(drawing, sailor, long, clip)
    paintCollar(drawing, sailor, long)
  })
}

function paintNeck(drawing: Drawing, sailor: Sailor, long: number, lean: number): void {
  const { head, shoulder, skin } = sailor
  const turn = (-lean * Math.PI) / 180
  const [dx, dy] = [head[0] - shoulder[0], head[1] - shoulder[1]]
  const at: Point = [
    dx * Math.cos(turn) - dy * Math.sin(turn),
    dx * Math.sin(turn) + dy * Math.cos(turn) - long,
  ]
  drawing.line(`M0 ${tenth(-long)}L${pair(at)}`, mix(skin, '#5a2f24', 0.26), 27, { cap: 'butt' })
}

function paintCollar(drawing: Drawing, { view, looks, jacket }: Sailor, long: number): void {
  const out = view === 'side' ? 20 : 25
  const dip = view === 'back' ? -30 : view === 'front' ? -14 : -18
  const low: Point = [view === 'front' || view === 'back' ? 0 : looks * 12, dip - long + 8]
  const collar: Point[] = [
    [-out - 10, -long + 2],
    [-out, -long - 25],
    low,
    [out, -long - 25],
    [out + 10, -long + 2],
    [0, -long + 12],
  ]
  drawing.path(polygon(collar), mix(jacket, shade, 0.24))
  drawing.line(polygon(collar.slice(1, 4), false), mix(jacket, sunlit, 0.34), 3.4)
}

function paintVest(drawing: Drawing, sailor: Sailor, long: number, clip: string): void {
  const { view, looks, lifejacket } = sailor
  const vest: Colour = lifejacket ?? '#22303c'
  const dark = mix(vest, shade, 0.42)
  const lobe = (path: string): void => {
    drawing.line(path, dark, 31, { clip })
    drawing.line(path, vest, 25, { clip })
  }
  const [top, foot] = [tenth(-long - 6), tenth(-long * 0.42)]
  const belt = tenth(-long * 0.3)
  drawing.line(`M-90 ${belt}H90`, '#22303c', 11, { clip })
  if (view === 'back') {
    drawing.line(
      `M-26 ${top}L0 ${tenth(-long * 0.62)}L26 ${top}M0 ${tenth(-long * 0.62)}V${belt}`,
      dark,
      19,
      { clip },
    )
    return lobe(`M-30 ${top}Q0 ${tenth(-long + 24)} 30 ${top}`)
  }
  const middle = view === 'front' ? 0 : looks * (view === 'side' ? 30 : 16)
  const apart = view === 'side' ? 0 : view === 'quarter' ? 22 : 25
  if (apart)
    lobe(
      `M${looks * 14} ${top}Q${middle + looks * apart * 1.2} ${tenth(-long * 0.8)} ${middle + looks * apart} ${foot}`,
    )
  lobe(
    `M${-looks * (apart ? 16 : 2)} ${top}Q${middle - looks * apart * 1.15} ${tenth(-long * 0.8)} ${middle - looks * apart} ${foot}`,
  )
  drawing.box(middle - 8, belt - 7, 16, 14, '#d6dde0', { clip })
}
