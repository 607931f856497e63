import type { Colour, Stop } from './colour.ts'
import { tenth } from './path.ts'
import type { Point } from './path.ts'

/** What a shape is filled with: a colour, `none`, or what `linear` or `radial` gave back. */
export type Paint = Colour | 'none' | `url(#${string})`

/** How a shape is laid on. Opacity is 1 unless told. */
export interface Look {
  readonly opacity?: number
  readonly clip?: string
  readonly stroke?: Paint
  readonly strokeWidth?: number
  readonly dash?: string
  readonly cap?: 'round' | 'butt'
  /** `evenodd` where a shape has holes. */
  readonly rule?: 'evenodd'
}

/** An SVG picture under way: shapes are laid one over the other in the order they are asked for. */
export class Drawing {
  private readonly definitions: string[] = []
  private readonly shapes: string[] = []

  readonly width: number
  readonly height: number

  /** An empty picture of this many pixels. */
  constructor(width: number, height: number) {
    this.width = width
    this.height = height
  }

  /** A gradient along the line between two points. */
  linear(stops: readonly Stop[], [x1, y1]: Point, [x2, y2]: Point): Paint {
    const line = `x1="${tenth(x1)}" y1="${tenth(y1)}" x2="${tenth(x2)}" y2="${tenth(y2)}"`
    return `url(#${this.gradient('linearGradient', line, stops)})`
  }

  /** A gradient from a centre outwards; `turn` is a transform of the gradient. */
  radial(stops: readonly Stop[], [cx, cy]: Point, radius: number, turn?: string): Paint {
    const circle = `cx="${tenth(cx)}" cy="${tenth(cy)}" r="${tenth(radius)}"`
    const transform = turn ? ` gradientTransform="${turn}"` : ''
    return `url(#${this.gradient('radialGradient', circle + transform, stops)})`
  }

  /** A clip that later shapes and groups can name. */
  clip(path: string): string {
    return this.define((id) => `<clipPath id="${id}"><path d="${path}"/></clipPath>`)
  }

  /** A mask that lets through what `fill` is bright in, over the whole picture. */
  mask(fill: Paint): string {
    const sheet = `<rect width="${this.width}" height="${this.height}" fill="${fill}"/>`
    const room = `x="0" y="0" width="${this.width}" height="${this.height}"`
    return this.define(
      (id) => `<mask id="${id}" maskUnits="userSpaceOnUse" ${room}>${sheet}</mask>`,
    )
  }

  path(path: string, fill: Paint, look: Look = {}): void {
    if (path) this.shapes.push(`<path d="${path}" fill="${fill}"${attributes(look)}/>`)
  }

  /** A line with round ends and corners. */
  line(path: string, stroke: Paint, strokeWidth: number, look: Look = {}): void {
    this.path(path, 'none', { cap: 'round', ...look, stroke, strokeWidth })
  }

  circle(x: number, y: number, radius: number, fill: Paint, look: Look = {}): void {
    const place = `cx="${tenth(x)}" cy="${tenth(y)}" r="${hundredth(radius)}"`
    this.shapes.push(`<circle ${place} fill="${fill}"${attributes(look)}/>`)
  }

  box(x: number, y: number, width: number, height: number, fill: Paint, look: Look = {}): void {
    const place = `x="${tenth(x)}" y="${tenth(y)}" width="${tenth(width)}" height="${tenth(height)}"`
    this.shapes.push(`<rect ${place} fill="${fill}"${attributes(look)}/>`)
  }

  /** Everything `draw` lays on, as one group. */
  group(
    look: { transform?: string; clip?: string; mask?: string; opacity?: number },
    draw: () => void,
  ): void {
    const moved = look.transform ? ` transform="${look.transform}"` : ''
    const masked = look.mask ? ` mask="url(#${look.mask})"` : ''
    this.shapes.push(`<g${moved}${masked}${attributes(look)}>`)
    draw()
    this.shapes.push('</g>')
  }

  /** The shapes laid on so far. */
  get shapeCount(): number {
    return this.shapes.length
  }

  toString(): string {
    const size = `width="${this.width}" height="${this.height}"`
    const view = `viewBox="0 0 ${this.width} ${this.height}"`
    const definitions = `<defs>${this.definitions.join('')}</defs>`
    return `<svg xmlns="http://www.w3.org/2000/svg" ${view} ${size}>${definitions}${this.shapes.join('')}</svg>`
  }

  private gradient(kind: string, place: string, stops: readonly Stop[]): string {
    const marks = stops.map(
      ([at, colour, opacity = 1]) =>
        `<stop offset="${thousandth(at)}" stop-color="${colour}"` +
        (opacity < 1 ? ` stop-opacity="${thousandth(opacity)}"/>` : '/>'),
    )
    return this.define(
      (id) =>
        `<${kind} id="${id}" gradientUnits="userSpaceOnUse" ${place}>${marks.join('')}</${kind}>`,
    )
  }

  private define(make: (id: string) => string): string {
    const id = `g${this.definitions.length.toString(36)}`
    this.definitions.push(make(id))
    return id
  }
}

function attributes(look: Look): string {
  const parts = [
    look.opacity !== undefined && look.opacity < 1 ? ` opacity="${thousandth(look.opacity)}"` : '',
    look.clip ? ` clip-path="url(#${look.clip})"` : '',
    look.rule ? ` fill-rule="${look.rule}"` : '',
    look.stroke ? strokeOf(look) : '',
  ]
  return parts.join('')
}

function strokeOf(look: Look): string {
  const width = ` stroke-width="${hundredth(look.strokeWidth ?? 1)}"`
  const cap = look.cap === 'round' ? ' stroke-linecap="round"' : ''
  const dash = look.dash ? ` stroke-dasharray="${look.dash}"` : ''
  return ` stroke="${look.stroke}"${width} stroke-linejoin="round"${cap}${dash}`
}

function hundredth(value: number): number {
  return Math.round(value * 100) / 100 + 0
}

function thousandth(value: number): number {
  return Math.round(value * 1000) / 1000 + 0
}
