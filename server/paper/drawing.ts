import { readFile } from 'node:fs/promises'
import type { Shape } from '#js/components/voucher/voucher-drawings.ts'
import { colours } from './look.ts'

type Pdf = PDFKit.PDFDocument

interface Painted {
  readonly d: string
  readonly fill: string | null
  readonly stroke: string | null
  readonly width: number
  readonly dash: readonly number[]
  readonly isRound: boolean
  readonly opacity: number
}

/** Draws a part of a voucher's design. @throws Error for a colour or a turn that it cannot draw. */
export function drawShape(pdf: Pdf, shape: Shape): void {
  const { d, className, strokeWidth: width = 1, strokeDasharray = '', transform } = shape
  pdf.save()
  if (transform !== undefined) turn(pdf, transform)
  paint(pdf, {
    d,
    fill: colourIn(className, 'fill'),
    stroke: colourIn(className, 'stroke'),
    width,
    dash: numbersIn(strokeDasharray),
    isRound: false,
    opacity: 1,
  })
  pdf.restore()
}

/** The company's mark, 64 by 64, as it lies among the site's pictures. */
export async function loadMark(): Promise<(pdf: Pdf) => void> {
  const svg = await readFile('public/images/brand/mark.svg', 'utf8')
  const parts = [...svg.matchAll(/<path ([^>]*)\/>/g)].map(([, attributes = '']) => {
    const value = (name: string) => new RegExp(`(?:^| )${name}="([^"]*)"`).exec(attributes)?.[1]
    const colour = (name: string) => (value(name) === 'none' ? null : (value(name) ?? null))
    return {
      d: value('d') ?? '',
      fill: colour('fill'),
      stroke: colour('stroke'),
      width: Number(value('stroke-width') ?? 1),
      dash: [],
      isRound: value('stroke-linecap') === 'round',
      opacity: Number(value('opacity') ?? 1),
    }
  })
  return (pdf) => {
    for (const part of parts) paint(pdf, part)
  }
}

function paint(pdf: Pdf, { d, fill, stroke, width, dash, isRound, opacity }: Painted): void {
  pdf.save().opacity(opacity).path(d)
  if (stroke === null) {
    pdf.fill(fill ?? colours.ink)
  } else {
    const [length, space] = dash
    if (length !== undefined) pdf.dash(length, { space: space ?? length })
    if (isRound) pdf.lineCap('round').lineJoin('round')
    pdf.lineWidth(width).stroke(stroke)
  }
  pdf.restore()
}

function turn(pdf: Pdf, transform: string): void {
  const [first = 0, second = 0, third = 0] = numbersIn(transform)
  if (transform.startsWith('rotate')) pdf.rotate(first, { origin: [second, third] })
  else if (transform.startsWith('translate')) pdf.translate(first, second)
  else throw new Error(`[paper] '${transform}' is neither rotate(degrees x y) nor translate(x y).`)
}

function colourIn(classes: string, kind: 'fill' | 'stroke'): string | null {
  const found = classes.split(' ').find((one) => one.startsWith(`${kind}-`))
  const name = found?.slice(kind.length + 1) ?? 'none'
  if (name === 'none') return null
  if (isColour(name)) return colours[name]
  throw new Error(`[paper] colour '${name}' is not among the colours of papers.`)
}

function isColour(name: string): name is keyof typeof colours {
  return Object.hasOwn(colours, name)
}

function numbersIn(text: string): number[] {
  return (text.match(/-?\d*\.?\d+/g) ?? []).map(Number)
}
