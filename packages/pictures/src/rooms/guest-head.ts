import { mix } from '../kit/colour.ts'
import type { Drawing } from '../kit/drawing.ts'
import { oval, tenth } from '../kit/path.ts'
import type { Point } from '../kit/path.ts'
import type { Guest } from './guest.ts'
import { brim, hairShapes } from './hair.ts'
import { dusk } from './limbs.ts'

const beards = {
  side: 'M-8 10C2 20 10 11 27 12C31 24 24 38 10 39C-4 39-14 26-14 6z',
  front: 'M-27 2C-27 30-15 41 0 41C15 41 27 30 27 2C23 15 14 11 0 11C-14 11-23 15-27 2z',
}

/** Draws a head in its place: hair behind, face, beard, hair before. */
export function paintGuestHead(drawing: Drawing, guest: Guest, [x, y]: Point, tilt: number): void {
  const { view, size, lit = 1 } = guest
  const flip = view === 'left' ? -1 : 1
  const place = `translate(${tenth(x)} ${tenth(y)}) scale(${tenth(flip * size * 100) / 100} ${tenth(size * 100) / 100}) rotate(${tenth(tilt * flip)})`
  drawing.group({ transform: place }, () => {
    const side = view === 'left' || view === 'right' ? 'side' : view
    const hair = hairShapes[guest.style][side]
    const shaded = mix(guest.hair, dusk, 0.22)
    if ('behind' in hair) drawing.path(hair.behind, shaded)
    const light = lit * flip
    drawing.path(
      oval(0, 0, 27, 33),
      drawing.linear(
        [
          [0, mix(guest.skin, '#fff0d8', 0.2)],
          [1, mix(guest.skin, '#6b3325', 0.24)],
        ],
        [-26 * light, -18],
        [26 * light, 22],
      ),
    )
    if (side === 'side') paintProfile(drawing, guest)
    if (side === 'front') paintFront(drawing, guest)
    if (side === 'back')
      drawing.path(oval(-27, 4, 5, 8) + oval(27, 4, 5, 8), mix(guest.skin, '#7a3a2a', 0.12))
    if ('before' in hair)
      drawing.path(hair.before, guest.hair, guest.style === 'scarf' ? { rule: 'evenodd' } : {})
    if (guest.style === 'beanie') {
      const [[x1, y1], [x2, y2]] = brim[side]
      drawing.line(
        `M${x1} ${y1}Q0 ${(y1 + y2) / 2 - 9} ${x2} ${y2}`,
        mix(guest.hair, '#fff3d8', 0.55),
        11,
      )
    }
  })
}

function paintProfile(drawing: Drawing, guest: Guest): void {
  const { skin, eyes = 'open' } = guest
  drawing.path('M25-4Q34 5 32 8Q28 10.5 23 8z', mix(skin, '#6b3325', 0.1))
  paintMouth(drawing, guest, 17, 16)
  if (guest.beard) {
    drawing.path(beards.side, guest.beard)
    drawing.line('M14 18q6 3 11-1', mix(guest.beard, '#5a2020', 0.6), 2.6)
  }
  paintEye(drawing, 15, eyes, skin)
  drawing.line('M8-12q6-4 13-1', browOf(guest), 2.8)
  if (guest.style !== 'scarf') drawing.path(oval(-10, 3, 5, 8), mix(skin, '#7a3a2a', 0.25))
  if (guest.glasses) {
    drawing.circle(16, -2, 8.5, 'none', { stroke: '#3a3640', strokeWidth: 2 })
    drawing.line('M7-3L-8-1', '#3a3640', 2)
  }
}

function paintFront(drawing: Drawing, guest: Guest): void {
  const { skin, turn = 0, eyes = 'open' } = guest
  if (guest.style !== 'scarf')
    drawing.path(
      oval(-27 + turn * 3, 3, 5, 8) + oval(27 + turn * 3, 3, 5, 8),
      mix(skin, '#7a3a2a', 0.16),
    )
  const at = turn * 9
  drawing.line(
    `M${at + turn * 2} -1q${turn < 0 ? -5 : 5} 8 ${turn < 0 ? -1 : 1} 10`,
    mix(skin, '#6b3325', 0.4),
    2.4,
  )
  if (guest.beard)
    drawing.group({ transform: `translate(${tenth(at / 3)} 0)` }, () =>
      drawing.path(beards.front, guest.beard ?? skin),
    )
  paintMouth(drawing, guest, at, 17)
  for (const x of [-10, 10]) {
    paintEye(drawing, at + x, eyes, skin)
    drawing.line(`M${at + x - 5} -12q5-4 10 0`, browOf(guest), 2.6)
    if (guest.glasses) drawing.circle(at + x, -2, 8, 'none', { stroke: '#3a3640', strokeWidth: 2 })
  }
  if (guest.glasses) drawing.line(`M${at - 2.4} -3h4.8`, '#3a3640', 2)
}

function paintEye(
  drawing: Drawing,
  x: number,
  eyes: 'open' | 'down' | 'laugh',
  skin: Guest['skin'],
): void {
  const ink = mix(skin, '#1c1014', 0.85)
  if (eyes === 'open') drawing.path(oval(x, -2, 2.7, 3.4), ink)
  if (eyes === 'down') drawing.line(`M${x - 5} -2q5 4 10 0`, ink, 2.6)
  if (eyes === 'laugh') drawing.line(`M${x - 5} 0q5-6 10 0`, ink, 2.6)
}

function paintMouth(
  drawing: Drawing,
  { mouth = 'smile', skin, beard }: Guest,
  x: number,
  y: number,
): void {
  const lip = mix(beard ?? skin, '#7a2a22', 0.62)
  if (mouth === 'smile') drawing.line(`M${x - 7} ${y}q7 6 14 0`, lip, 2.6)
  if (mouth === 'speak') drawing.path(oval(x + 1, y + 2, 5, 4.4), mix(lip, '#2a0f10', 0.4))
  if (mouth === 'laugh') {
    drawing.path(
      `M${x - 9} ${y - 2}Q${x} ${y + 1} ${x + 9} ${y - 2}Q${x + 7} ${y + 10} ${x} ${y + 10}Q${x - 7} ${y + 10} ${x - 9} ${y - 2}z`,
      '#6b2320',
    )
    drawing.path(
      `M${x - 7} ${y - 1}Q${x} ${y + 2} ${x + 7} ${y - 1}L${x + 6} ${y + 2}Q${x} ${y + 4} ${x - 6} ${y + 2}z`,
      '#fff6ea',
    )
  }
}

function browOf({ hair, style, skin }: Guest): Guest['hair'] {
  return mix(style === 'scarf' || style === 'beanie' ? skin : hair, '#2a1a16', 0.5)
}
