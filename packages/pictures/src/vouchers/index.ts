import { Drawing } from '../kit/drawing.ts'
import { roundedBox } from '../kit/path.ts'
import { paintChartPaper } from './designs/chart-paper.ts'
import { paintFlags } from './designs/flags.ts'
import { paintParcel } from './designs/parcel.ts'
import { paintGaffer, paintSolent, paintStars } from './designs/sea.ts'
import { voucherInks, voucherSize } from './voucher.ts'
import type { VoucherDesign, VoucherPicture } from './voucher.ts'

const { width, height } = voucherSize
const left = { x: 72, y: 96, width: 500, height: 480 }

const designs: readonly VoucherDesign[] = [
  {
    code: 'GV-050',
    alt: 'Strings of signal flags over a calm morning sea',
    ink: 'ink',
    calm: { x: 72, y: 240, width: 560, height: 320 },
    tint: 'tint-paper',
    paint: paintFlags,
  },
  {
    code: 'GV-100',
    alt: 'A compass rose and brass dividers on a chart that fades to paper',
    ink: 'ink',
    calm: left,
    tint: 'tint-chart',
    paint: paintChartPaper,
  },
  {
    code: 'GV-250',
    alt: 'A brass star of the winds in a night sky over the sea',
    ink: 'white',
    calm: left,
    tint: 'tint-night',
    paint: paintStars,
  },
  {
    code: 'GV-SOL',
    alt: 'A navy yacht off chalk stacks and a lighthouse as the sun goes down',
    ink: 'white',
    calm: left,
    tint: 'tint-golden',
    paint: paintSolent,
  },
  {
    code: 'GV-SY',
    alt: 'Sailcloth tied up with a rope and a coral bow',
    ink: 'ink',
    calm: { x: 72, y: 96, width: 560, height: 440 },
    tint: 'tint-paper',
    paint: paintParcel,
  },
  {
    code: 'GV-GAF',
    alt: 'A gaff cutter with tan sails on a quiet sea at dusk',
    ink: 'white',
    calm: left,
    tint: 'tint-dusk',
    paint: paintGaffer,
  },
]

/** The grounds of the gift vouchers, one for each, in the order of the catalogue. */
export const voucherPictures: readonly VoucherPicture[] = designs.map((design) => ({
  name: `voucher-${design.code.toLowerCase()}`,
  path: `/images/vouchers/${design.code.toLowerCase()}.svg`,
  width,
  height,
  tint: design.tint,
  alt: design.alt,
  kind: 'painted',
  code: design.code,
  ink: design.ink,
  calm: design.calm,
  draw: () => drawVoucher(design),
}))

function drawVoucher({ paint, ink }: VoucherDesign): string {
  const drawing = new Drawing(width, height)
  paint(drawing)
  const edge = roundedBox(28, 28, width - 56, height - 56, 22)
  drawing.path(edge, 'none', { stroke: voucherInks[ink], strokeWidth: 3, opacity: 0.4 })
  return drawing.toString()
}
