import { paintTool } from '../../chart/tools.ts'
import { paintSoftShadow } from '../../gallery/parts/soft-shadow.ts'
import type { Drawing } from '../../kit/drawing.ts'
import { steps } from '../../kit/numbers.ts'
import { curve, tenth } from '../../kit/path.ts'
import type { Point } from '../../kit/path.ts'
import { seeded } from '../../kit/random.ts'

const left = 'M400 214C330 176 190 176 92 208V598C190 570 330 572 400 610z'
const right = 'M400 214C470 176 610 176 708 208V598C610 570 470 572 400 610z'
const board =
  'M72 214C190 176 330 180 400 214C470 180 610 176 728 214V622C610 596 470 596 400 632C330 596 190 596 72 622z'

/** An open journal: ruled leaves, a little sketch and some lines of pencil, a ribbon, a pencil. */
export function paintJournal(drawing: Drawing): void {
  drawing.group({ transform: 'rotate(-5 400 400)' }, () => {
    paintSoftShadow(drawing, board, { fall: [12, 26], spread: 30, strength: 0.36 })
    drawing.path(board, '#8c3b2a')
    for (const lift of [14, 9, 4]) {
      drawing.group({ transform: `translate(0 ${lift})` }, () => {
        drawing.path(left, '#e4d6b6', { stroke: '#b9a47a', strokeWidth: 1 })
        drawing.path(right, '#e4d6b6', { stroke: '#b9a47a', strokeWidth: 1 })
      })
    }
    const fold = [
      [0, '#fffaf0'],
      [0.6, '#fdf5e4'],
      [0.9, '#eadcc0'],
      [1, '#bda883'],
    ] as const
    drawing.path(left, drawing.linear(fold, [92, 0], [400, 0]))
    drawing.path(right, drawing.linear(fold, [708, 0], [400, 0]))
    paintRules(drawing)
    paintSketch(drawing)
    paintScript(drawing)
    drawing.path(
      'M392 208C404 300 398 480 410 640L424 690L436 676L452 690L428 620C420 480 418 320 408 206z',
      '#c8432a',
    )
  })
  drawing.group({ transform: 'translate(452 628) rotate(-24) scale(1.25)' }, () =>
    paintTool(drawing, { kind: 'pencil', at: [0, 0], turn: 0 }, [0, 0], 1),
  )
}

/** The lines of a leaf, rising and falling with it. */
function lineOn(side: 1 | -1, y: number, from = 30, to = 280): string {
  const points = steps(7, from, to).map((x): Point => {
    const t = x / 308
    return [400 + side * x, y + 34 - 62 * Math.sin(Math.PI * (0.08 + 0.8 * t)) * 0.62 + t * 6]
  })
  return curve(points)
}

function paintRules(drawing: Drawing): void {
  const rules = steps(12, 238, 556).flatMap((y) => [lineOn(-1, y), lineOn(1, y)])
  drawing.line(rules.join(''), '#8fb7c4', 1.4, { opacity: 0.75 })
}

/** A page of writing nobody could read. */
function paintScript(drawing: Drawing): void {
  const random = seeded('journal', 'script')
  let path = ''
  for (const [row, y] of steps(12, 238, 556).entries()) {
    if (row === 0 || row > 9) continue
    const end = row === 5 || row === 9 ? 150 : random.range(232, 272)
    for (let x = 36; x < end;) {
      const word = random.range(14, 44)
      const at = (dx: number): number => {
        const t = (x + dx) / 308
        return y + 31 - 62 * Math.sin(Math.PI * (0.08 + 0.8 * t)) * 0.62 + t * 6
      }
      path += `M${tenth(400 + x)} ${tenth(at(0))}`
      for (let dx = 3; dx < word; dx += 4)
        path += `q2 ${tenth(-random.range(3, 11))} 4 ${tenth(at(dx) - at(dx - 4))}`
      x += word + 9
    }
  }
  drawing.line(path, '#34404e', 1.8, { opacity: 0.8 })
}

function paintSketch(drawing: Drawing): void {
  drawing.group({ transform: 'translate(246 344) rotate(2)' }, () => {
    drawing.path('M-96-90H92V84H-96z', '#fdf5e4')
    drawing.path('M-84-74H80V70H-84z', '#cfe3df')
    drawing.circle(40, -36, 18, '#f0bd56')
    drawing.path('M-84 6C-50-26-20-18 10 0S60-6 80-4V70H-84z', '#7fa58c')
    drawing.path('M-84 14Q-42 6 0 14T80 14V70H-84z', '#3f8f9c')
    drawing.path('M-14-52L-10 18H-52z', '#fffaf0')
    drawing.path('M-8-60L26 18H-6z', '#e2593c')
    drawing.path('M-58 24H34L22 40H-44z', '#10304d')
    drawing.line('M-84 48q10-6 20 0t20 0t20 0t20 0t20 0t20 0t20 0', '#d9ecef', 3)
  })
}
