import type { ReactNode } from 'react'
import type { VoucherDesign } from '#server/props/vouchers.ts'

const ground = 'M0 0H160V100H0z'

const swell = 'M0 70Q20 65 40 70T80 70 120 70 160 70V100H0z'

const lowSwell = 'M0 84Q25 79 50 84T100 84 150 84 200 84V100H0z'

/** A sloop under full sail past chalk cliffs on a fine day. */
const solent = (
  <>
    <path className="fill-tint-south" d={ground} />
    <path className="fill-tint-day" d="M0 26Q40 18 84 26T160 22V60H0z" />
    <path className="fill-tint-coast" d="M0 49Q46 42 90 48T160 45V60H0z" />
    <path
      className="fill-white"
      d="M0 42L34 44 50 49 55 60H0zM60 60L64 49 70 60zM73 60L76 52 82 60z"
    />
    <path className="fill-tide" d="M0 40Q14 35 26 40T50 49L44 49 30 46 16 48 0 45z" />
    <path className="fill-coral" d="M75.5 46h2v7h-2z" />
    <path className="fill-tint-ocean" d="M0 60H160V100H0z" />
    <path className="fill-tide" d={swell} />
    <g transform="rotate(5 112 70)">
      <path className="fill-white" d="M110 13Q103 40 89 63L110 64z" />
      <path className="fill-coral" d="M112 15Q127 38 133 65Q122 66 112 63z" />
      <path className="fill-ink" d="M85 67L137 66Q131 75 123 77H95Q87 75 85 67z" />
      <path className="fill-brass" d="M85.5 68.5L136 67.5V69L86 70z" />
    </g>
    <path className="fill-ink" d={lowSwell} />
    <path className="fill-sea" d="M60 76h20v1H60zM20 79h14v1H20zM128 81h22v1h-22zM88 91h18v1H88z" />
  </>
)

/** A gaff ketch going home before a low sun. */
const dusk = (
  <>
    <path className="fill-tint-night" d={ground} />
    <path className="fill-tint-dusk" d="M0 24Q44 14 90 23T160 20V64H0z" />
    <path className="fill-tint-golden" d="M0 46Q40 38 84 45T160 43V64H0z" />
    <circle className="fill-coral" cx="112" cy="56" r="19" />
    <circle className="fill-brass" cx="112" cy="56" r="14" />
    <path className="fill-ink" d="M0 64L10 55 22 60 36 51 56 64z" />
    <path className="fill-tint-night" d="M0 64H160V100H0z" />
    <path
      className="fill-tint-golden"
      d="M96 67h32v1.5H96zM101 72h26v1.5h-26zM106 78h14v1.5h-14zM110 85h12v1.5h-12zM108 92h8v1h-8z"
    />
    <path className="fill-coral-deep" d="M66 66L63 30 47 22 43 65zM42 65L40 41 30 36 29 64z" />
    <path className="fill-coral" d="M68 66V28Q80 46 87 66z" />
    <path
      className="fill-ink-deep"
      d="M66 16h1.5V70H66zM41.5 32h1V70h-1zM26 67H76L90 65Q82 76 72 77H38Q28 75 26 67z"
    />
    <path className="fill-none stroke-paper" d="M22 20q3-3 5 0q2-3 5 0M38 12q2-2 4 0q2-2 4 0" />
    <path className="fill-ink" d={lowSwell} />
  </>
)

/** A course laid off on a chart. */
const chart = (
  <>
    <path className="fill-tint-chart" d={ground} />
    <path className="fill-tint-day" d="M0 0H104Q98 30 70 38T40 66Q34 88 12 100H0z" />
    <path className="fill-tint-golden" d="M0 0H76Q70 20 48 27T22 54Q16 74 0 80z" />
    <path className="fill-tint-golden" d="M160 74Q146 74 140 84T126 100H160z" />
    <path
      className="fill-none stroke-tint-ocean"
      d="M120 0Q112 40 84 48T56 76Q50 92 36 100M160 60Q136 62 124 80T104 100"
      strokeWidth=".6"
    />
    <g transform="translate(121 38)">
      <g className="fill-none stroke-ink" strokeWidth=".8">
        <circle r="27" strokeWidth="3" strokeDasharray=".7 2.127" />
        <circle r="22" />
      </g>
      <path className="fill-ink" d="M0-30L4-4 30 0 4 4 0 30-4 4-30 0-4-4z" />
      <path className="fill-coral" d="M0-30V0H30L4-4zM0 30V0H-30L-4 4z" />
    </g>
    <path
      className="fill-none stroke-coral-strong"
      d="M24 100L52 68 84 82 118 76 166 96"
      strokeWidth="1.5"
      strokeDasharray="4 2.5"
    />
    <path className="fill-coral-strong" d="M50 66h4v4h-4zM82 80h4v4h-4zM116 74h4v4h-4z" />
  </>
)

const colours = ['fill-coral', 'fill-paper', 'fill-brass', 'fill-tint-south'] as const

/** The point of a line that hangs between the sides, and its flag below it. */
function flag(top: number, sag: number, place: number) {
  const x = place * 17 + 12
  const y = top - 0.6 + sag * (1 - (x / 80 - 1) ** 2)
  return `M${x - 6} ${y}h12L${x} ${y + 22}z`
}

/** Two lines of flags over the water, as on the day of a regatta. */
const pennants = (
  <>
    <path className="fill-ink" d={ground} />
    <path className="fill-tint-night" d="M0 66Q40 56 84 65T160 62V100H0z" />
    {[6, 40].map((top, line) => (
      <g key={top}>
        <path
          className="fill-none stroke-sea"
          d={`M0 ${top}Q80 ${top + 28} 160 ${top}`}
          strokeWidth=".8"
        />
        {Array.from({ length: 9 }, (_, place) => (
          <path key={place} className={colours[(place + line * 2) % 4]} d={flag(top, 14, place)} />
        ))}
      </g>
    ))}
    <path className="fill-tide" d={lowSwell} />
  </>
)

export const drawings: Readonly<Record<VoucherDesign, ReactNode>> = {
  solent,
  dusk,
  chart,
  pennants,
}
