import type { VoucherDesign } from '#server/props/vouchers.ts'

/** A part of a drawing, with the attributes of an SVG path. Colours are classes of the style sheet. */
export interface Shape {
  /** Without one `T` after another: what draws the PDF loses its way there. */
  readonly d: string
  readonly className: string
  readonly strokeWidth?: number
  readonly strokeDasharray?: string
  /** `rotate(degrees x y)` or `translate(x y)`. */
  readonly transform?: string
}

const ground = 'M0 0H160V100H0z'

const swell = 'M0 70Q20 65 40 70Q60 75 80 70Q100 65 120 70Q140 75 160 70V100H0z'

const lowSwell = 'M0 84Q25 79 50 84Q75 89 100 84Q125 79 150 84Q175 89 200 84V100H0z'

/** A sloop under full sail past chalk cliffs on a fine day. */
const solent: readonly Shape[] = [
  { className: 'fill-tint-south', d: ground },
  { className: 'fill-tint-day', d: 'M0 26Q40 18 84 26T160 22V60H0z' },
  { className: 'fill-tint-coast', d: 'M0 49Q46 42 90 48T160 45V60H0z' },
  {
    className: 'fill-white',
    d: 'M0 42L34 44 50 49 55 60H0zM60 60L64 49 70 60zM73 60L76 52 82 60z',
  },
  { className: 'fill-tide', d: 'M0 40Q14 35 26 40T50 49L44 49 30 46 16 48 0 45z' },
  { className: 'fill-coral', d: 'M75.5 46h2v7h-2z' },
  { className: 'fill-tint-ocean', d: 'M0 60H160V100H0z' },
  { className: 'fill-tide', d: swell },
  { transform: 'rotate(5 112 70)', className: 'fill-white', d: 'M110 13Q103 40 89 63L110 64z' },
  {
    transform: 'rotate(5 112 70)',
    className: 'fill-coral',
    d: 'M112 15Q127 38 133 65Q122 66 112 63z',
  },
  {
    transform: 'rotate(5 112 70)',
    className: 'fill-ink',
    d: 'M85 67L137 66Q131 75 123 77H95Q87 75 85 67z',
  },
  { transform: 'rotate(5 112 70)', className: 'fill-brass', d: 'M85.5 68.5L136 67.5V69L86 70z' },
  { className: 'fill-ink', d: lowSwell },
  { className: 'fill-sea', d: 'M60 76h20v1H60zM20 79h14v1H20zM128 81h22v1h-22zM88 91h18v1H88z' },
]

/** A gaff ketch going home before a low sun. */
const dusk: readonly Shape[] = [
  { className: 'fill-tint-night', d: ground },
  { className: 'fill-tint-dusk', d: 'M0 24Q44 14 90 23T160 20V64H0z' },
  { className: 'fill-tint-golden', d: 'M0 46Q40 38 84 45T160 43V64H0z' },
  { className: 'fill-coral', d: 'M93 56a19 19 0 1 0 38 0a19 19 0 1 0 -38 0z' },
  { className: 'fill-brass', d: 'M98 56a14 14 0 1 0 28 0a14 14 0 1 0 -28 0z' },
  { className: 'fill-ink', d: 'M0 64L10 55 22 60 36 51 56 64z' },
  { className: 'fill-tint-night', d: 'M0 64H160V100H0z' },
  {
    className: 'fill-tint-golden',
    d: 'M96 67h32v1.5H96zM101 72h26v1.5h-26zM106 78h14v1.5h-14zM110 85h12v1.5h-12zM108 92h8v1h-8z',
  },
  { className: 'fill-coral-deep', d: 'M66 66L63 30 47 22 43 65zM42 65L40 41 30 36 29 64z' },
  { className: 'fill-coral', d: 'M68 66V28Q80 46 87 66z' },
  {
    className: 'fill-ink-deep',
    d: 'M66 16h1.5V70H66zM41.5 32h1V70h-1zM26 67H76L90 65Q82 76 72 77H38Q28 75 26 67z',
  },
  { className: 'fill-none stroke-paper', d: 'M22 20q3-3 5 0q2-3 5 0M38 12q2-2 4 0q2-2 4 0' },
  { className: 'fill-ink', d: lowSwell },
]

/** A course laid off on a chart. */
const chart: readonly Shape[] = [
  { className: 'fill-tint-chart', d: ground },
  { className: 'fill-tint-day', d: 'M0 0H104Q98 30 70 38T40 66Q34 88 12 100H0z' },
  { className: 'fill-tint-golden', d: 'M0 0H76Q70 20 48 27T22 54Q16 74 0 80z' },
  { className: 'fill-tint-golden', d: 'M160 74Q146 74 140 84T126 100H160z' },
  {
    className: 'fill-none stroke-tint-ocean',
    d: 'M120 0Q112 40 84 48T56 76Q50 92 36 100M160 60Q136 62 124 80T104 100',
    strokeWidth: 0.6,
  },
  {
    transform: 'translate(121 38)',
    className: 'fill-none stroke-ink',
    d: 'M-27 0a27 27 0 1 0 54 0a27 27 0 1 0 -54 0z',
    strokeWidth: 3,
    strokeDasharray: '.7 2.127',
  },
  {
    transform: 'translate(121 38)',
    className: 'fill-none stroke-ink',
    d: 'M-22 0a22 22 0 1 0 44 0a22 22 0 1 0 -44 0z',
    strokeWidth: 0.8,
  },
  {
    transform: 'translate(121 38)',
    className: 'fill-ink',
    d: 'M0-30L4-4 30 0 4 4 0 30-4 4-30 0-4-4z',
  },
  {
    transform: 'translate(121 38)',
    className: 'fill-coral',
    d: 'M0-30V0H30L4-4zM0 30V0H-30L-4 4z',
  },
  {
    className: 'fill-none stroke-coral-strong',
    d: 'M24 100L52 68 84 82 118 76 166 96',
    strokeWidth: 1.5,
    strokeDasharray: '4 2.5',
  },
  { className: 'fill-coral-strong', d: 'M50 66h4v4h-4zM82 80h4v4h-4zM116 74h4v4h-4z' },
]

const colours = ['fill-coral', 'fill-paper', 'fill-brass', 'fill-tint-south'] as const

/** The point of a line that hangs between the sides, and its flag below it. */
function flag(top: number, sag: number, place: number) {
  const x = place * 17 + 12
  const y = top - 0.6 + sag * (1 - (x / 80 - 1) ** 2)
  return `M${x - 6} ${y}h12L${x} ${y + 22}z`
}

/** Two lines of flags over the water, as on the day of a regatta. */
const pennants: readonly Shape[] = [
  { className: 'fill-ink', d: ground },
  { className: 'fill-tint-night', d: 'M0 66Q40 56 84 65T160 62V100H0z' },
  ...[6, 40].flatMap((top, line) => [
    {
      className: 'fill-none stroke-sea',
      d: `M0 ${top}Q80 ${top + 28} 160 ${top}`,
      strokeWidth: 0.8,
    },
    ...Array.from({ length: 9 }, (_, place) => ({
      className: colours[(place + line * 2) % 4] ?? colours[0],
      d: flag(top, 14, place),
    })),
  ]),
  { className: 'fill-tide', d: lowSwell },
]

/** The drawing of each design, 160 wide and 100 high, its parts from the back to the front. */
export const drawings: Readonly<Record<VoucherDesign, readonly Shape[]>> = {
  solent,
  dusk,
  chart,
  pennants,
}
