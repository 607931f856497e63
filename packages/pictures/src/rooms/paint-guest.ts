import { mix } from '../kit/colour.ts'
import type { Drawing, Paint } from '../kit/drawing.ts'
import { clamp, radians } from '../kit/numbers.ts'
import { curve, pair, polygon } from '../kit/path.ts'
import type { Point } from '../kit/path.ts'
import { paintGuestHead } from './guest-head.ts'
import type { Guest } from './guest.ts'
import { along, dusk, joint, paintArm, paintLeg, taper } from './limbs.ts'

/** Draws somebody whole. */
export function paintGuest(drawing: Drawing, guest: Guest): void {
  const { view } = guest
  if (view === 'back') paintArms(drawing, guest)
  else if (view !== 'front') paintOneArm(drawing, guest, 0)
  paintBody(drawing, guest)
  if (view === 'front') paintArms(drawing, guest)
  else if (view !== 'back') paintOneArm(drawing, guest, 1)
}

/** Draws somebody without arms, for a table that stands between body and hands. */
export function paintBody(drawing: Drawing, guest: Guest): void {
  const { shoulder, head, tilt } = skeleton(guest)
  paintLegs(drawing, guest)
  paintTorso(drawing, guest, shoulder)
  paintNeck(drawing, guest, shoulder, head)
  paintGuestHead(drawing, guest, head, tilt)
}

/** Draws both arms. */
export function paintArms(drawing: Drawing, guest: Guest): void {
  paintOneArm(drawing, guest, 0)
  paintOneArm(drawing, guest, 1)
}

function ahead({ view }: Guest): 1 | -1 {
  return view === 'left' ? -1 : 1
}

function isSide({ view }: Guest): boolean {
  return view === 'left' || view === 'right'
}

function skeleton(guest: Guest): { shoulder: Point; head: Point; tilt: number } {
  const { hip, size, lean = 0, nod = 0 } = guest
  const up = (from: Point, by: number, degrees: number): Point => [
    from[0] + Math.sin(radians(degrees)) * by * size * ahead(guest),
    from[1] - Math.cos(radians(degrees)) * by * size,
  ]
  const shoulder = up(hip, 142, lean)
  const tilt = lean * 0.45 + nod
  return { shoulder, head: up(shoulder, 54, isSide(guest) ? tilt + 9 : tilt), tilt }
}

/** How far apart the shoulders and the hips are from the middle. */
function apart(guest: Guest): number {
  return isSide(guest) ? 4 : 47 * (guest.build ?? 1)
}

/** Draws one arm: 0 is the far or left one. */
export function paintOneArm(drawing: Drawing, guest: Guest, which: 0 | 1): void {
  const hand = guest.hands?.[which]
  if (!hand) return
  const { size } = guest
  const { shoulder } = skeleton(guest)
  const side = which ? 1 : -1
  const out = isSide(guest) ? -ahead(guest) * 6 : side * apart(guest)
  const from: Point = [shoulder[0] + out * size, shoulder[1] + 17 * size]
  const bend = guest.elbows?.[which] ?? usualBend(guest, which)
  const reach = Math.hypot(hand[0] - from[0], hand[1] - from[1])
  const short = isSide(guest) ? 1 : clamp((reach * 1.07) / (160 * size), 0.4, 1)
  const dark = isSide(guest) && !which ? 0.3 : side === (guest.lit ?? 1) ? 0.14 : 0.03
  paintArm(
    drawing,
    [from, joint(from, hand, [82 * size * short, 78 * size * short], bend), hand],
    size,
    {
      sleeve: mix(guest.top, dusk, dark),
      skin: mix(guest.skin, '#6b3325', isSide(guest) && !which ? 0.2 : 0.06),
    },
  )
}

function usualBend(guest: Guest, which: 0 | 1): 1 | -1 {
  if (isSide(guest)) return ahead(guest)
  return which ? -1 : 1
}

function paintLegs(drawing: Drawing, guest: Guest): void {
  const { hip, size, trousers = '#24364a' } = guest
  for (const which of [0, 1] as const) {
    const foot = guest.feet?.[which]
    if (!foot) continue
    const out = isSide(guest) ? 0 : (which ? 1 : -1) * 22 * size
    const from: Point = [hip[0] + out, hip[1] + (isSide(guest) ? -6 : 0) * size]
    const bend = guest.knees?.[which] ?? (ahead(guest) === 1 ? -1 : 1)
    if (guest.sits && !isSide(guest)) {
      const knee: Point = [from[0] + out * 0.5, from[1] + 44 * size]
      paintLeg(drawing, [from, knee, foot], size, {
        cloth: mix(trousers, dusk, which ? 0.02 : 0.14),
        toe: 0,
      })
      drawing.path(taper(from, knee, 24 * size, 23 * size), mix(trousers, '#fff3d8', 0.1))
      continue
    }
    const straight = isSide(guest)
      ? 1
      : Math.hypot(foot[0] - from[0], foot[1] - from[1]) / (207 * size)
    const half = 104 * size * straight
    paintLeg(drawing, [from, joint(from, foot, [half, half], bend), foot], size, {
      cloth: mix(trousers, dusk, which ? 0.02 : 0.24),
      toe: isSide(guest) ? ahead(guest) : 0,
    })
  }
}

function paintTorso(drawing: Drawing, guest: Guest, shoulder: Point): void {
  const { hip, size, top, build = 1, lit = 1 } = guest
  const spine = Math.atan2(shoulder[1] - hip[1], shoulder[0] - hip[0])
  const [nx, ny] = [-Math.sin(spine) * size, Math.cos(spine) * size]
  const at = (share: number, by: number): Point => {
    const [x, y] = along(hip, shoulder, share)
    return [x + nx * by, y + ny * by]
  }
  const wide = (isSide(guest) ? 0.74 : 1) * build
  const path = curve(
    [
      at(1.06, 0),
      at(1.03, 34 * wide),
      at(0.9, 60 * wide),
      at(0.5, 56 * wide),
      at(0.04, 55 * wide),
      at(-0.08, 30 * wide),
      at(-0.08, -30 * wide),
      at(0.04, -55 * wide),
      at(0.5, -56 * wide),
      at(0.9, -60 * wide),
      at(1.03, -34 * wide),
    ],
    true,
  )
  const middle = at(0.5, 0)
  drawing.path(path, clothLight(drawing, top, middle, 66 * wide * size * lit))
  const clip = drawing.clip(path)
  if (guest.bands)
    for (const share of [0.24, 0.46, 0.68, 0.9])
      drawing.line(polygon([at(share, -80), at(share, 80)], false), guest.bands, 9 * size, { clip })
  if (guest.lifejacket) paintLifejacket(drawing, guest, at, clip)
}

function clothLight(drawing: Drawing, top: Guest['top'], [x, y]: Point, reach: number): Paint {
  return drawing.linear(
    [
      [0, mix(top, '#fff3d8', 0.26)],
      [0.45, top],
      [1, mix(top, dusk, 0.4)],
    ],
    [x - reach, y - Math.abs(reach) / 2],
    [x + reach, y + Math.abs(reach) / 2],
  )
}

function paintLifejacket(
  drawing: Drawing,
  guest: Guest,
  at: (share: number, by: number) => Point,
  clip: string,
): void {
  const { size, lifejacket = guest.top } = guest
  const straps = isSide(guest) ? [ahead(guest) * -20] : [-27, 27]
  const low = guest.view === 'back' ? 0.5 : 0.3
  for (const by of straps)
    drawing.line(
      polygon([at(1.08, by * 0.8), at(low, guest.view === 'back' ? 0 : by)], false),
      lifejacket,
      26 * size,
      { clip },
    )
  if (guest.view === 'back')
    drawing.line(polygon([at(0.55, 0), at(0.1, 0)], false), lifejacket, 18 * size, { clip })
  drawing.line(polygon([at(0.2, -80), at(0.2, 80)], false), '#26323c', 11 * size, { clip })
}

function paintNeck(drawing: Drawing, guest: Guest, shoulder: Point, head: Point): void {
  const { size, skin, top, neck = 'collar' } = guest
  const foot: Point = [shoulder[0], shoulder[1] + 8 * size]
  drawing.line(`M${pair(foot)}L${pair(head)}`, mix(skin, '#5a2f24', 0.22), 28 * size, {
    cap: 'butt',
  })
  const high = neck === 'roll' ? 0.52 : neck === 'round' ? 0.24 : 0.44
  const [dx, dy] = [(head[0] - shoulder[0]) / 54, (head[1] - shoulder[1]) / 54]
  const at = (up: number, out: number): Point => [
    shoulder[0] + dx * up * 54 - dy * out,
    shoulder[1] + dy * up * 54 + dx * out,
  ]
  const low = isSide(guest) ? 25 : neck === 'round' ? 28 : 34
  const collar = [at(-0.2, -low), at(high, -19), at(high - 0.08, 0), at(high, 19), at(-0.2, low)]
  drawing.path(polygon(collar), mix(top, neck === 'collar' ? '#fff3d8' : dusk, 0.16))
  if (neck === 'collar' && guest.view === 'front')
    drawing.path(
      polygon([at(high, -12), at(-0.22, guest.turn ? guest.turn * 4 : 0), at(high, 12)]),
      mix(skin, '#5a2f24', 0.16),
    )
}
