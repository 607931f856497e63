import { mix } from '../kit/colour.ts'
import type { Drawing } from '../kit/drawing.ts'
import { oval, pair, polygon } from '../kit/path.ts'
import type { Point } from '../kit/path.ts'
import type { Person } from './body.ts'

const shade = '#1d2438'

/** Draws a person's neck, head, face, and hair or hat. */
export function paintHead(drawing: Drawing, person: Person): void {
  const {
    head: [x, y],
    skin,
    hair,
    looks,
    wears = 'short',
  } = person
  paintNeck(drawing, person)
  if (wears === 'long' || wears === 'curls')
    drawing.path(
      oval(x - looks * 10, y + 12, wears === 'curls' ? 40 : 33, 42),
      mix(hair, shade, 0.2),
    )
  if (wears === 'bun') drawing.circle(x - looks * 30, y - 20, 15, hair)
  drawing.path(
    oval(x, y, 28, 34),
    person.back
      ? hair
      : drawing.linear(
          [
            [0, mix(skin, '#fff0d8', 0.25)],
            [1, mix(skin, '#6b3325', 0.22)],
          ],
          [x - 28, y - 20],
          [x + 28, y + 24],
        ),
  )
  if (!person.back) paintFace(drawing, person)
  paintHair(drawing, person)
}

function paintNeck(drawing: Drawing, { head, shoulder, skin, jacket }: Person): void {
  const size = Math.hypot(head[0] - shoulder[0], head[1] - shoulder[1]) || 1
  const [dx, dy] = [(head[0] - shoulder[0]) / size, (head[1] - shoulder[1]) / size]
  const at = (up: number, out: number): Point => [
    shoulder[0] + dx * up - dy * out,
    shoulder[1] + dy * up + dx * out,
  ]
  drawing.line(`M${pair(at(0, 0))}L${pair(head)}`, mix(skin, '#5a2f24', 0.22), 28, { cap: 'butt' })
  const collar = polygon([at(-6, -36), at(28, -25), at(24, 0), at(28, 25), at(-6, 36)])
  drawing.path(collar, mix(jacket, shade, 0.22))
  drawing.line(polygon([at(28, -25), at(24, 0), at(28, 25)], false), mix(jacket, '#fff3d8', 0.3), 4)
}

function paintFace(drawing: Drawing, { head: [x, y], skin, looks }: Person): void {
  drawing.path(
    `M${x + looks * 25} ${y - 4}q${looks * 9} 6 ${looks * 2} 11z`,
    mix(skin, '#6b3325', 0.1),
  )
  drawing.line(
    `M${x + looks * 9} ${y - 2}q${looks * 5} 4 ${looks * 10} 0`,
    mix(skin, '#2a1512', 0.75),
    2.6,
  )
  drawing.line(
    `M${x + looks * 8} ${y + 16}q${looks * 7} 5 ${looks * 13} -1`,
    mix(skin, '#7a2a22', 0.6),
    2.6,
  )
  drawing.path(oval(x - looks * 12, y + 3, 5, 8), mix(skin, '#7a3a2a', 0.25))
}

function paintHair(
  drawing: Drawing,
  { head: [x, y], hair, looks, wears = 'short', jacket, back }: Person,
): void {
  const scalp = `M${x - looks * 29} ${y + 6}C${x - looks * 34} ${y - 34} ${x - looks * 6} ${y - 44} ${x + looks * 12} ${y - 36}C${x + looks * 26} ${y - 32} ${x + looks * 30} ${y - 18} ${x + looks * 27} ${y - 12}C${x + looks * 10} ${y - 22} ${x - looks * 4} ${y - 18} ${x - looks * 13} ${y - 6}C${x - looks * 16} ${y + 4} ${x - looks * 20} ${y + 12} ${x - looks * 29} ${y + 6}z`
  switch (wears) {
    case 'cap':
      if (!back) drawing.path(scalp, hair)
      drawing.path(
        `M${x - looks * 31} ${y - 8}C${x - looks * 30} ${y - 44} ${x + looks * 26} ${y - 46} ${x + looks * 30} ${y - 12}z`,
        '#f4ead6',
      )
      return drawing.path(
        `M${x + looks * 6} ${y - 15}Q${x + looks * 34} ${y - 22} ${x + looks * 50} ${y - 8}Q${x + looks * 30} ${y - 12} ${x + looks * 6} ${y - 9}z`,
        '#e2593c',
      )
    case 'beanie':
      drawing.path(
        `M${x - 31} ${y - 6}C${x - 34} ${y - 50} ${x + 34} ${y - 50} ${x + 31} ${y - 6}z`,
        '#24466b',
      )
      return drawing.path(
        polygon([
          [x - 33, y - 14],
          [x + 33, y - 14],
          [x + 32, y],
          [x - 32, y],
        ]),
        '#e9b53c',
      )
    case 'hood':
      drawing.path(
        `M${x - looks * 34} ${y + 34}C${x - looks * 52} ${y - 40} ${x + looks * 6} ${y - 56} ${x + looks * 26} ${y - 30}C${x + looks * 10} ${y - 30} ${x - looks * 10} ${y - 14} ${x - looks * 6} ${y + 34}z`,
        jacket,
      )
      return drawing.path(
        `M${x + looks * 26} ${y - 30}C${x + looks * 10} ${y - 30} ${x - looks * 10} ${y - 14} ${x - looks * 6} ${y + 34}L${x - looks * 14} ${y + 34}C${x - looks * 20} ${y - 16} ${x + looks * 4} ${y - 36} ${x + looks * 26} ${y - 30}z`,
        mix(jacket, '#fff3d8', 0.35),
      )
    case 'curls':
      return drawing.path(
        [
          [-26, -10, 15],
          [-20, -28, 16],
          [0, -36, 17],
          [18, -30, 14],
          [-32, 8, 13],
        ]
          .map(([dx = 0, dy = 0, r = 0]) => oval(x + looks * dx, y + dy, r, r))
          .join(''),
        hair,
      )
    case 'bun':
    case 'long':
    case 'short':
      return back ? undefined : drawing.path(scalp, hair)
  }
}
