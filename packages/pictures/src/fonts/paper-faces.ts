/** A font of receipts and vouchers: one weight, as plain TrueType, which is what a PDF can hold part of. */
export interface PaperFace {
  readonly file: string
  /** The font it is made of, as a module of its package. */
  readonly source: string
  readonly axes: Readonly<Record<string, number>>
}

const figtree = '@fontsource-variable/figtree/files/figtree'
const fraunces = '@fontsource-variable/fraunces/files/fraunces'
const display = { wght: 600, opsz: 72, SOFT: 50, WONK: 0 }

/** Each in two files, as its package ships it: western Europe's letters, and those of the rest of it. */
export const paperFaces: readonly PaperFace[] = [
  face('figtree-400', `${figtree}-latin-wght-normal.woff2`, { wght: 400 }),
  face('figtree-400-ext', `${figtree}-latin-ext-wght-normal.woff2`, { wght: 400 }),
  face('figtree-600', `${figtree}-latin-wght-normal.woff2`, { wght: 600 }),
  face('figtree-600-ext', `${figtree}-latin-ext-wght-normal.woff2`, { wght: 600 }),
  face('fraunces-600', `${fraunces}-latin-full-normal.woff2`, display),
  face('fraunces-600-ext', `${fraunces}-latin-ext-full-normal.woff2`, display),
]

function face(name: string, source: string, axes: PaperFace['axes']): PaperFace {
  return { file: `paper/${name}.ttf`, source, axes }
}
