import { replaced } from './mend.ts'
import type { Mend } from './mend.ts'

/** Lines end as they do in every other file, whatever system wrote them. */
export const lineEnds: Mend = (text) =>
  [...text.matchAll(/\r\n?/g)].map(({ 0: found, index }) =>
    replaced(index, index + found.length, '\n', 'LF instead of CRLF at the end'),
  )
