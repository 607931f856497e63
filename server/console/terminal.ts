import { styleText } from 'node:util'

interface Terminal {
  readonly isTTY?: boolean
  readonly columns?: number
}

const styles = { method: 'cyan', parameter: 'yellow', quiet: 'gray', heading: 'bold' } as const

export type Paint = (style: keyof typeof styles, text: string) => string

/** The columns of a terminal; of a file or a pipe, enough for the longest line of a table. */
export function widthOf({ isTTY, columns }: Terminal): number {
  return isTTY && columns ? columns : 160
}

/** Colours for a terminal whose owner did not turn them off; plain text for a file or a pipe. */
export function paintFor({ isTTY }: Terminal, noColor: string | undefined): Paint {
  if (!isTTY || noColor) return (_style, text) => text
  return (style, text) => styleText(styles[style], text)
}
