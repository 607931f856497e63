import type { Drawing } from '../kit/drawing.ts'
import { downwards } from '../kit/fade.ts'
import { radians, steps } from '../kit/numbers.ts'
import { curve, pair, roundedBox } from '../kit/path.ts'
import type { Point } from '../kit/path.ts'
import { shadow } from './table.ts'

/** Draws a gift seen from above: a card half out of a cream envelope, a ribbon, a shell, a sprig. */
export function paintVoucherInAnEnvelope(drawing: Drawing): void {
  drawing.box(
    0,
    0,
    800,
    600,
    drawing.linear(
      [
        [0, '#f7d9cf'],
        [0.5, '#efc3b8'],
        [1, '#d9a3a0'],
      ],
      [0, 0],
      [800, 600],
    ),
  )
  drawing.path('M-10 120L500-10H700L-10 330z', '#fff6ec', { opacity: 0.32 })
  drawing.path('M-10 470L810 150V300L200 610H-10z', '#fff6ec', { opacity: 0.2 })
  drawing.group({ transform: 'rotate(-7 400 320)' }, () => {
    paintBack(drawing)
    drawing.group({ transform: 'translate(0 42)' }, () => paintCard(drawing))
    paintFront(drawing)
  })
  paintRibbon(drawing)
  paintShell(drawing)
  paintSprig(drawing)
}

function paintBack(drawing: Drawing): void {
  const back = roundedBox(190, 300, 440, 260, 6)
  const flap = 'M190 306L398 120Q410 110 422 120L630 306z'
  shadow(drawing, `${back}${flap}`, 14, 16)
  drawing.path(flap, downwards(drawing, 110, 306, '#fdf6e2', '#eadbb8'))
  const lining = 'M214 306L404 138Q410 132 416 138L606 306z'
  drawing.path(lining, '#1f6f80')
  drawing.group({ clip: drawing.clip(lining) }, () => {
    const waves = steps(7, 160, 300).map((y) => `M200 ${y}Q300 ${y - 16} 410 ${y}T620 ${y}`)
    drawing.line(waves.join(''), '#6fb3bd', 3, { opacity: 0.6 })
  })
  drawing.path(back, '#cdbb94')
}

function paintCard(drawing: Drawing): void {
  drawing.path(roundedBox(214, 176, 400, 270, 6), '#6a4a4a', { opacity: 0.22 })
  drawing.path(roundedBox(210, 166, 400, 280, 6), '#fffdf6')
  drawing.group({ clip: drawing.clip(roundedBox(226, 182, 368, 250, 4)) }, () => {
    drawing.box(220, 176, 380, 130, downwards(drawing, 176, 300, '#3c8fb8', '#a6d3d6', '#fbe3b4'))
    drawing.circle(526, 244, 26, '#fff6d8')
    drawing.path('M220 282Q280 252 330 272T430 284H220z', '#6f9f86')
    drawing.box(220, 284, 380, 160, downwards(drawing, 284, 420, '#8fcfd0', '#2f86a3'))
    drawing.line('M500 296h54M514 308h30M250 312h50M300 330h40', '#fff6e0', 3, { opacity: 0.7 })
    drawing.path('M360 312Q404 320 456 308L446 326Q410 332 372 328z', '#c8432a')
    drawing.path('M412 306V200Q440 250 452 300z', '#fffdf4')
    drawing.path('M408 306V208Q382 262 364 302z', '#f2e2c2')
    drawing.line('M410 312V196', '#4a3a34', 3)
  })
}

function paintFront(drawing: Drawing): void {
  drawing.path(
    'M190 346L190 554Q190 560 196 560H624Q630 560 630 554V346L410 470z',
    downwards(drawing, 346, 560, '#fff9e8', '#f0e2c0'),
  )
  drawing.path('M190 350L402 470L190 556z', '#f6e9cb')
  drawing.path('M630 350L418 470L630 556z', '#e9d8b2')
  drawing.path(
    'M194 560L398 448Q410 441 422 448L626 560z',
    downwards(drawing, 444, 560, '#fffaec', '#f3e6c6'),
    { stroke: '#d9c596', strokeWidth: 1.6 },
  )
}

function paintRibbon(drawing: Drawing): void {
  const path = 'M-20 446C80 380 96 470 150 506S300 556 330 506S250 432 226 486S300 600 436 560'
  drawing.group({ transform: 'translate(7 9)' }, () =>
    drawing.line(path, '#6a3a3a', 20, { opacity: 0.22, cap: 'butt' }),
  )
  drawing.line(path, '#d24a2e', 24, { cap: 'butt' })
  drawing.line(path, '#f0795c', 18, { cap: 'butt' })
  drawing.line(path, '#e2593c', 14, { cap: 'butt' })
}

function paintShell(drawing: Drawing): void {
  drawing.group({ transform: 'translate(680 468) rotate(18)' }, () => {
    const rim = steps(9, -72, 72).map((a): Point => [
      Math.sin(radians(a)) * 78,
      -Math.cos(radians(a)) * 84 + 20,
    ])
    const bumps = rim.slice(1).map((to, i) => {
      const from = rim[i] ?? to
      const middle: Point = [((from[0] + to[0]) / 2) * 1.12, (from[1] + to[1]) / 2 - 8]
      return `Q${pair(middle)} ${pair(to)}`
    })
    const first = rim[0] ?? [0, 0]
    const shell = `M0 56L${pair(first)}${bumps.join('')}z`
    shadow(drawing, `${shell}${roundedBox(-26, 46, 52, 20, 8)}`, 10, 12)
    drawing.path(roundedBox(-28, 44, 56, 22, 9), '#e0987c')
    drawing.path(
      shell,
      drawing.radial(
        [
          [0, '#fff1e0'],
          [0.55, '#f8cdb0'],
          [1, '#e59a7c'],
        ],
        [0, 56],
        130,
      ),
    )
    drawing.line(
      rim
        .slice(1, -1)
        .map(([x, y]) => `M0 52L${pair([x * 0.97, y * 0.97])}`)
        .join(''),
      '#cf7a5e',
      2.6,
      { opacity: 0.7 },
    )
    for (const share of [0.5, 0.78])
      drawing.line(
        curve(rim.map(([x, y]): Point => [x * share, 56 + (y - 56) * share])),
        '#fff6ea',
        3,
        { opacity: 0.55 },
      )
  })
}

function paintSprig(drawing: Drawing): void {
  drawing.group({ transform: 'translate(742 46) rotate(30)' }, () => {
    const leaf = (x: number, y: number, turn: number, size: number): string => {
      const [c, s] = [Math.cos(radians(turn)), Math.sin(radians(turn))]
      const at = (u: number, v: number): Point => [
        x + (u * c - v * s) * size,
        y + (u * s + v * c) * size,
      ]
      return `M${pair(at(0, 0))}Q${pair(at(24, -14))} ${pair(at(52, 0))}Q${pair(at(24, 14))} ${pair(at(0, 0))}z`
    }
    const leaves = steps(7, 20, 236).flatMap((y, i) => [
      leaf(0, y, 28 + i * 2, 1.06 - i * 0.07),
      leaf(0, y + 8, 152 - i * 2, 1.02 - i * 0.07),
    ])
    const tip = leaf(0, 236, 90, 0.7)
    drawing.group({ transform: 'translate(12 4)' }, () =>
      drawing.path(leaves.join(''), '#6a4a4a', { opacity: 0.2 }),
    )
    drawing.line('M0-30Q6 120 0 244', '#5f7a5c', 5)
    drawing.path(leaves.filter((_, i) => i % 2).join('') + tip, '#5f9478')
    drawing.path(leaves.filter((_, i) => i % 2 === 0).join(''), '#8fb894')
    for (const [x, y] of [
      [30, 60],
      [-26, 104],
      [24, 150],
      [-18, 190],
    ] as const)
      drawing.circle(x, y, 7, '#fff3dc')
  })
}
