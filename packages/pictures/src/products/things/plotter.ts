import { paintTool } from '../../chart/tools.ts'
import { paintSoftShadow } from '../../gallery/parts/soft-shadow.ts'
import type { Drawing } from '../../kit/drawing.ts'
import { radians, steps } from '../../kit/numbers.ts'
import { disc, roundedBox, tenth } from '../../kit/path.ts'

const body = roundedBox(-330, -84, 660, 168, 14)
const ink = '#12394f'

/** A course plotter: a clear rule with a turning disc of degrees, and a pencil beside it. */
export function paintPlotter(drawing: Drawing): void {
  drawing.group({ transform: 'translate(400 372) rotate(-32)' }, () => {
    paintSoftShadow(drawing, body, { fall: [6, 26], spread: 18, strength: 0.28 })
    const clear = drawing.linear(
      [
        [0, '#eaf6f9', 0.95],
        [0.45, '#c3dfe8', 0.86],
        [1, '#a6cbd8', 0.92],
      ],
      [0, -84],
      [0, 84],
    )
    drawing.path(body, clear, { stroke: '#6d98a8', strokeWidth: 2 })
    paintRule(drawing)
    paintDisc(drawing)
    drawing.path('M-330-70Q-330-84-316-84H316Q330-84 330-70L250-46H-330z', '#ffffff', {
      opacity: 0.42,
    })
    drawing.line('M-316 81H316', '#ffffff', 3, { opacity: 0.8 })
  })
  drawing.group({ transform: 'translate(430 676) rotate(-32) scale(1.3)' }, () =>
    paintTool(drawing, { kind: 'pencil', at: [0, 0], turn: 0 }, [0, 0], 1),
  )
}

function paintRule(drawing: Drawing): void {
  const top = steps(67, -320, 320).map((x, i) => `M${tenth(x)}-82v${i % 5 ? 11 : 20}`)
  const foot = steps(45, -320, 320).map((x, i) => `M${tenth(x)} 82v${i % 4 ? -11 : -20}`)
  drawing.line([...top, ...foot].join(''), ink, 2)
  drawing.line('M-326-44H326M-326 44H326', ink, 1.6, { opacity: 0.6 })
  drawing.line('M-326-22H326M-326 0H326M-326 22H326', ink, 1.2, { opacity: 0.35 })
  drawing.path('M262-16L318 0L262 16L274 0z', '#c8432a')
  drawing.path('M-300-7h52v14h-52z', '#c8432a', { opacity: 0.85 })
}

function paintDisc(drawing: Drawing): void {
  paintSoftShadow(drawing, disc(0, 0, 138), { fall: [2, 8], spread: 8, strength: 0.24 })
  const clear = drawing.radial(
    [
      [0, '#ffffff', 0.94],
      [0.7, '#eef8fa', 0.94],
      [1, '#c9e4ea', 0.96],
    ],
    [-40, -40],
    190,
  )
  drawing.circle(0, 0, 138, clear, { stroke: '#6d98a8', strokeWidth: 2.4 })
  drawing.group({ transform: 'rotate(22)' }, () => {
    const spoke = (angle: number, from: number, to: number): string => {
      const [s, c] = [Math.sin(radians(angle)), Math.cos(radians(angle))]
      return `M${tenth(s * from)} ${tenth(-c * from)}L${tenth(s * to)} ${tenth(-c * to)}`
    }
    drawing.line(
      steps(72, 0, 355)
        .map((a, i) => spoke(a, i % 2 ? 124 : 118, 133))
        .join(''),
      ink,
      1.8,
    )
    drawing.line(
      steps(12, 0, 330)
        .map((a) => spoke(a, 106, 133))
        .join(''),
      ink,
      3.4,
    )
    drawing.line(disc(0, 0, 96), ink, 1.4, { opacity: 0.6 })
    drawing.line('M-88 0H88M-82-32H82M-82 32H82M-60-62H60M-60 62H60', '#3b87a0', 1.6, {
      opacity: 0.7,
    })
    drawing.line('M0-90V90', '#c8432a', 3)
    drawing.path('M0-104L14-70H-14z', '#c8432a')
  })
  drawing.circle(0, 0, 13, '#e5bd62', { stroke: '#8a6426', strokeWidth: 2 })
  drawing.circle(-3, -3, 4, '#fff3cf')
  drawing.path('M-112-62A128 128 0 0 1 10-128A170 170 0 0 0-112-62z', '#ffffff', { opacity: 0.75 })
}
