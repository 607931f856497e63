import { held } from './numbers.ts'

/** A place in the picture, in its pixels; y grows downwards. */
export type Point = readonly [x: number, y: number]

/** Straight lines from point to point, closed unless told otherwise. */
export function polygon(points: readonly Point[], closed = true): string {
  const lines = points.map(([x, y], index) => `${index ? 'L' : 'M'}${tenth(x)} ${tenth(y)}`)
  return lines.join('') + (closed && points.length ? 'z' : '')
}

/** A smooth line through all the points (Catmull-Rom), open unless told otherwise. */
export function curve(points: readonly Point[], closed = false): string {
  const count = points.length
  const at = (index: number): Point => held(points, closed ? (index + count) % count : index)
  let path = `M${pair(at(0))}`
  for (let index = 0; index < (closed ? count : count - 1); index++) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    const out: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6]
    const into: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6]
    path += `C${pair(out)} ${pair(into)} ${pair(to)}`
  }
  return closed ? `${path}z` : path
}

/** A smooth top line, closed straight down to `floor`. */
export function filledBelow(points: readonly Point[], floor: number): string {
  const [first, last] = [held(points, 0), held(points, points.length - 1)]
  return `${curve(points)}L${pair([last[0], floor])}L${pair([first[0], floor])}z`
}

/** A lens lying flat: `width` across, `height` its half thickness, its middle moved by `bend`. */
export function lens(x: number, y: number, width: number, height: number, bend = 0): string {
  const half = tenth(width / 2)
  return (
    `M${tenth(x - width / 2)} ${tenth(y)}q${half} ${tenth(bend - height)} ${tenth(width)} 0` +
    `q${-half} ${tenth(height + bend)} ${tenth(-width)} 0z`
  )
}

/** A full circle as a path, so that many of them can be one shape. */
export function disc(x: number, y: number, radius: number): string {
  return oval(x, y, radius, radius)
}

/** A full ellipse as a path. */
export function oval(x: number, y: number, across: number, down: number): string {
  const [rx, ry] = [tenth(across), tenth(down)]
  const turn = `a${rx} ${ry} 0 1 1`
  return `M${tenth(x - across)} ${tenth(y)}${turn} ${2 * rx} 0${turn} ${-2 * rx} 0z`
}

/** A box with rounded corners. */
export function roundedBox(x: number, y: number, w: number, h: number, radius: number): string {
  const r = Math.min(radius, w / 2, h / 2)
  const [top, side] = [tenth(w - 2 * r), tenth(h - 2 * r)]
  const t = tenth(r)
  return (
    `M${pair([x + r, y])}h${top}a${t} ${t} 0 0 1 ${t} ${t}v${side}a${t} ${t} 0 0 1 ${-t} ${t}` +
    `h${-top}a${t} ${t} 0 0 1 ${-t} ${-t}v${-side}a${t} ${t} 0 0 1 ${t} ${-t}z`
  )
}

/** Points from a line of text such as `12 40, 60 80`: a long row of them stays readable. */
export function places(text: string): Point[] {
  return text.split(',').map((place): Point => {
    const [x = Number.NaN, y = Number.NaN] = place.trim().split(' ').map(Number)
    return [x, y]
  })
}

/** `x y`, rounded as everything in a path is. */
export function pair([x, y]: Point): string {
  return `${tenth(x)} ${tenth(y)}`
}

/** Rounded to a tenth of a pixel, never minus nought. */
export function tenth(value: number): number {
  return Math.round(value * 10) / 10 + 0
}
