import { Drawing } from '../kit/drawing.ts'
import { ink } from './ink.ts'

/**
 * What each network is for, drawn by us on a grid of 24: no network's own logo. `lines` are drawn
 * with a pen, `fills` are solid.
 */
export const socialMarks = {
  note: {
    lines: 'M9.5 17.2V6L18 4.2V15.4',
    fills:
      'M9.5 17.2a2.9 2.5 0 1 1-5.8 0a2.9 2.5 0 1 1 5.8 0zM18 15.4a2.9 2.5 0 1 1-5.8 0a2.9 2.5 0 1 1 5.8 0z',
  },
  people: {
    lines:
      'M2.8 19.2C3.2 15.6 5.6 13.8 9 13.8s5.8 1.8 6.2 5.4zM16 13.7c2.9 0 4.8 1.5 5.3 4.5M15.8 5.4a3 3 0 0 1 0 5.7',
    fills: 'M9 4.6a3.4 3.4 0 1 1 0 6.8a3.4 3.4 0 1 1 0-6.8z',
  },
  camera: {
    lines:
      'M3.5 8.5q0-1.5 1.5-1.5H8l1.5-2.5h5L16 7h3q1.5 0 1.5 1.5v9q0 1.5-1.5 1.5H5q-1.5 0-1.5-1.5zM12 9.6a3.5 3.5 0 1 1 0 7a3.5 3.5 0 1 1 0-7z',
    fills: 'M17.6 9.2a.9 .9 0 1 1 0 1.8a.9 .9 0 1 1 0-1.8z',
  },
  briefcase: {
    lines:
      'M3.5 9q0-1.5 1.5-1.5h14q1.5 0 1.5 1.5v8.5q0 1.5-1.5 1.5H5q-1.5 0-1.5-1.5zM8.8 7.5V6q0-1.5 1.5-1.5h3.4q1.5 0 1.5 1.5v1.5M3.5 12.2q8.5 3.2 17 0',
    fills: 'M10.8 12.4h2.4v2.8h-2.4z',
  },
  spool: {
    lines: 'M8 6.5V17.5M16 6.5V17.5M8 9.3l8-1.6M8 12.8l8-1.6M8 16.3l8-1.6M16 16.5q4.5 .5 4.5 4',
    fills:
      'M6 3.5h12q.8 0 .8 .8v1.4q0 .8-.8 .8H6q-.8 0-.8-.8V4.3q0-.8 .8-.8zM6 17.5h12q.8 0 .8 .8v1.4q0 .8-.8 .8H6q-.8 0-.8-.8v-1.4q0-.8 .8-.8z',
  },
  film: {
    lines: 'M3 7q0-1.5 1.5-1.5h15q1.5 0 1.5 1.5v10q0 1.5-1.5 1.5h-15q-1.5 0-1.5-1.5z',
    fills: 'M10 8.8l5.6 3.2-5.6 3.2z',
  },
} as const

/** A network's mark, 24 pixels square. */
export function drawSocialMark(name: keyof typeof socialMarks): string {
  const drawing = new Drawing(24, 24)
  drawing.path(socialMarks[name].fills, ink.tide)
  drawing.line(socialMarks[name].lines, ink.tide, 1.7)
  return drawing.toString()
}
