import { paintSoftShadow } from '../../gallery/parts/soft-shadow.ts'
import { lighten, mix } from '../../kit/colour.ts'
import type { Drawing } from '../../kit/drawing.ts'
import { steps } from '../../kit/numbers.ts'
import { pair, roundedBox } from '../../kit/path.ts'
import type { Book } from './book.ts'
import { paintBand, paintWire } from './fastenings.ts'
import { coverSize, coverTransform, faceOf, onBook, poses } from './pose.ts'
import type { Pose } from './pose.ts'
import { paintTitle } from './title.ts'

const { width, height } = coverSize

/** Draws a book with its shadow, its pages and its cover. */
export function paintBook(drawing: Drawing, book: Book): void {
  drawing.group({ transform: 'translate(-44 -40) scale(1.1)' }, () => paintWhole(drawing, book))
}

function paintWhole(drawing: Drawing, book: Book): void {
  const pose = poses[book.pose]
  paintShadow(drawing, pose, book.thick)
  paintBoards(drawing, book, pose)
  paintPages(drawing, book, pose)
  if (book.binding !== 'wire') paintSpine(drawing, book, pose)
  paintCover(drawing, book, pose)
  if (book.binding === 'wire') paintWire(drawing, pose, book.fastening ?? '#8b9aa5', book.thick)
}

function paintShadow(drawing: Drawing, pose: Pose, thick: number): void {
  if (pose.shows === 'foot') {
    const flat = faceOf(pose, [
      [0, 0, thick],
      [width, 0, thick],
      [width, height, thick],
      [0, height, thick],
    ])
    paintSoftShadow(drawing, flat, { fall: [16, 22], spread: 26, strength: 0.34 })
    return paintSoftShadow(drawing, flat, { fall: [3, 4], spread: 5, strength: 0.3 })
  }
  const [a, b] = [onBook(pose, 0, height), onBook(pose, width, height)]
  const [c, d] = [onBook(pose, width, height, thick), onBook(pose, 0, height, thick)]
  const thrown = `M${pair(a)}L${pair(b)}L${pair([b[0] + 120, b[1] - 26])}L${pair([c[0] + 116, c[1] - 36])}L${pair(d)}z`
  paintSoftShadow(drawing, thrown, { fall: [0, 4], spread: 24, strength: 0.26 })
  const foot = `M${pair(d)}L${pair(a)}L${pair(b)}L${pair(c)}z`
  paintSoftShadow(drawing, foot, { fall: [2, 3], spread: 9, strength: 0.5 })
}

/** The far board, seen past the pages. */
function paintBoards(drawing: Drawing, book: Book, pose: Pose): void {
  const { thick } = book
  const lip = book.binding === 'hard' ? 5 : 2
  const far = mix(book.cloth, '#1a1f2a', 0.3)
  const board = (deep: number): void =>
    drawing.path(
      faceOf(pose, [
        [0, 0, deep - lip],
        [0, 0, deep],
        [width, 0, deep],
        [width, height, deep],
        [width, height, deep - lip],
        [0, height, deep],
      ]),
      far,
    )
  board(thick)
}

function paintPages(drawing: Drawing, book: Book, pose: Pose): void {
  const inset = book.binding === 'hard' ? 8 : book.binding === 'band' ? 3 : 0
  const [from, to] = [2, book.thick - 2]
  const [lit, dim] = ['#f9f1de', '#d8c9a8'] as const
  const top = [
    [4, inset, from],
    [width - inset, inset, from],
    [width - inset, inset, to],
    [4, inset, to],
  ] as const
  const side = [
    [width - inset, inset, from],
    [width - inset, inset, to],
    [width - inset, height - inset, to],
    [width - inset, height - inset, from],
  ] as const
  const foot = [
    [4, height - inset, from],
    [width - inset, height - inset, from],
    [width - inset, height - inset, to],
    [4, height - inset, to],
  ] as const
  if (pose.shows === 'foot') drawing.path(faceOf(pose, foot), dim)
  else drawing.path(faceOf(pose, top), lit)
  if (pose.shows === 'fore-edge') {
    const [x1] = onBook(pose, width, 0)
    const [x2] = onBook(pose, width, 0, book.thick)
    drawing.path(
      faceOf(pose, side),
      drawing.linear(
        [
          [0, '#e9dcc0'],
          [0.4, '#dccdaa'],
          [1, '#b9a57d'],
        ],
        [x1, 0],
        [x2, 0],
      ),
    )
  }
  const leaves = steps(Math.max(4, Math.round(book.thick / 5)), from + 2, to - 2)
  const edges = leaves.map((deep) => leaf(pose, deep, inset)).join('')
  drawing.line(edges, '#a08a62', 0.9, { opacity: 0.55, cap: 'butt' })
}

function leaf(pose: Pose, deep: number, inset: number): string {
  const [start, corner] = [onBook(pose, 4, inset, deep), onBook(pose, width - inset, inset, deep)]
  const foot = onBook(pose, width - inset, height - inset, deep)
  const near = onBook(pose, 4, height - inset, deep)
  if (pose.shows === 'foot') return `M${pair(near)}L${pair(foot)}`
  if (pose.shows === 'spine') return `M${pair(start)}L${pair(corner)}`
  return `M${pair(start)}L${pair(corner)}L${pair(foot)}`
}

function paintSpine(drawing: Drawing, book: Book, pose: Pose): void {
  if (pose.shows === 'fore-edge') return
  const face = faceOf(pose, [
    [0, 0, 0],
    [0, 0, book.thick],
    [0, height, book.thick],
    [0, height, 0],
  ])
  const [x1, y1] = onBook(pose, 0, height / 2, book.thick)
  const [x2, y2] = onBook(pose, 0, height / 2)
  const shade = drawing.linear(
    [
      [0, mix(book.cloth, '#141a26', 0.45)],
      [0.6, mix(book.cloth, '#141a26', 0.24)],
      [0.85, lighten(book.cloth, 0.02)],
      [1, mix(book.cloth, '#141a26', 0.2)],
    ],
    [x1, y1],
    [x2, y2],
  )
  drawing.path(face, shade)
  if (pose.shows === 'foot' || book.thick < 26) return
  const bar = (from: number, to: number, opacity: number): void => {
    const [a, b] = [book.thick * 0.36, book.thick * 0.64]
    const corners = [
      [0, from, a],
      [0, from, b],
      [0, to, b],
      [0, to, a],
    ] as const
    drawing.path(faceOf(pose, corners), book.title.ink, { opacity })
  }
  bar(46, 250, 0.8)
  bar(268, 340, 0.5)
  bar(500, 520, 0.7)
}

function paintCover(drawing: Drawing, book: Book, pose: Pose): void {
  drawing.group({ transform: coverTransform(pose) }, () => {
    const radius = book.binding === 'hard' ? 3 : book.binding === 'paper' ? 4 : 16
    const edge = roundedBox(0, 0, width, height, radius)
    drawing.path(edge, book.cloth)
    drawing.group({ clip: drawing.clip(edge) }, () => {
      book.art(drawing)
      paintTitle(drawing, book.title)
      paintSheen(drawing, book)
    })
    drawing.path(edge, 'none', { stroke: '#ffffff', strokeWidth: 1.6, opacity: 0.28 })
    if (book.binding === 'band') paintBand(drawing, book.fastening ?? '#c8432a')
  })
}

/** The hinge along the spine and the light that lies across the cover. */
function paintSheen(drawing: Drawing, { binding }: Book): void {
  const hinge = binding === 'hard' ? 22 : 13
  const fold = drawing.linear(
    [
      [0, '#0c1220', 0.28],
      [0.5, '#0c1220', 0.04],
      [0.72, '#0c1220', 0.3],
      [0.8, '#ffffff', 0.3],
      [1, '#ffffff', 0],
    ],
    [0, 0],
    [hinge, 0],
  )
  if (binding !== 'wire') drawing.box(0, 0, hinge, height, fold)
  const light = drawing.linear(
    [
      [0, '#ffffff', 0.2],
      [0.34, '#ffffff', 0.04],
      [0.5, '#ffffff', 0],
      [1, '#0c1220', 0.2],
    ],
    [0, 0],
    [width, height],
  )
  drawing.box(0, 0, width, height, light)
}
