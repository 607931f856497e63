import type { Colour } from '../kit/colour.ts'
import type { Drawing } from '../kit/drawing.ts'
import { downwards } from '../kit/fade.ts'
import { disc, oval, roundedBox } from '../kit/path.ts'

const ink = '#1d3a54'

/** Draws the parts of a marine diesel drawn apart along their axes, on a screen of 320 by 200. */
export function paintExplodedEngine(drawing: Drawing): void {
  drawing.box(-10, -10, 340, 220, '#f4f8f5')
  drawing.box(-10, -10, 340, 24, '#1f6f80')
  for (const x of [12, 24, 36]) drawing.circle(x, 4, 3, '#f4f8f5', { opacity: 0.7 })
  drawing.path(roundedBox(8, 24, 62, 166, 4), '#dfeaea')
  drawing.line('M16 36h40M16 48h30M16 60h44M16 72h26', '#6d8a96', 3)
  drawing.path(roundedBox(14, 86, 50, 36, 3), '#ffffff')
  drawing.circle(39, 104, 12, '#eab64f')
  drawing.circle(39, 104, 5, '#ffffff')
  drawing.path(roundedBox(14, 130, 50, 36, 3), '#ffffff')
  drawing.path('M28 160v-18h22v18z', '#2f6db0')
  drawing.line('M16 176h42', '#6d8a96', 3)
  drawing.line('M196 22V196M84 122H312M150 150V192M236 150V192', '#8aa5b0', 1.2, { dash: '4 3' })
  paintMiddle(drawing)
  paintEnds(drawing)
}

function part(
  drawing: Drawing,
  path: string,
  [top, foot]: readonly [number, number],
  light: Colour,
  dark: Colour,
): void {
  drawing.path(path, downwards(drawing, top, foot, light, dark), { stroke: ink, strokeWidth: 1.4 })
}

function paintMiddle(drawing: Drawing): void {
  part(drawing, 'M150 44v-10q0-6 8-6h76q8 0 8 6v10z', [28, 44], '#f08a63', '#c8432a')
  drawing.circle(224, 25, 6, '#eab64f', { stroke: ink, strokeWidth: 1.4 })
  part(drawing, 'M144 72V58h104v14z', [58, 72], '#f5d58a', '#d79c35')
  for (const x of [160, 184, 208, 232])
    part(drawing, `M${x - 4} 58v-7h8v7z`, [50, 58], '#ffffff', '#9db2bd')
  part(drawing, 'M138 148V88h116v60z', [88, 148], '#58b79b', '#1f7768')
  for (const x of [158, 184, 210, 236]) {
    drawing.path(oval(x, 92, 10, 3.4), '#14504a')
    drawing.line(`M${x} 106v30`, '#14504a', 2, { opacity: 0.4 })
  }
  for (const x of [158, 184, 210, 236])
    part(drawing, `M${x - 7} 84v-8h14v8z`, [76, 84], '#eef3f4', '#8ea3ae')
  part(drawing, 'M144 168h104l-12 20h-78z', [168, 188], '#7fb1d8', '#2f6db0')
  drawing.path(disc(170, 178, 2.4) + disc(196, 178, 2.4) + disc(222, 178, 2.4), '#173a5c')
}

function paintEnds(drawing: Drawing): void {
  for (const [x, y, r, colour] of [
    [100, 142, 17, '#8fa4b2'],
    [94, 104, 11, '#eab64f'],
    [118, 112, 8, '#e2593c'],
  ] as const) {
    drawing.circle(x, y, r, colour, { stroke: ink, strokeWidth: 1.4 })
    drawing.circle(x, y, r * 0.55, '#f4f8f5', { stroke: ink, strokeWidth: 1 })
    drawing.circle(x, y, r * 0.2, ink)
  }
  drawing.path(oval(272, 122, 8, 26), '#9b8bc0', { stroke: ink, strokeWidth: 1.4 })
  drawing.path(oval(270, 122, 3.4, 12), '#5d4d86')
  part(drawing, 'M284 102l18 8v24l-18 8z', [102, 142], '#b6a4d8', '#6a589a')
  drawing.path('M302 117h10v10h-10z', '#9fb2bd', { stroke: ink, strokeWidth: 1.2 })
  drawing.line('M196 52L264 44M254 96L290 76', '#e2593c', 1.2)
  drawing.circle(264, 44, 4, '#e2593c')
  drawing.circle(290, 76, 4, '#e2593c')
  drawing.line('M274 44h34M300 76h12', '#6d8a96', 3)
}
