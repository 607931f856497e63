import { styleText } from 'node:util'

interface Terminal {
  readonly isTTY?: boolean
  readonly columns?: number
}

const styles = {
  method: 'cyan',
  parameter: 'yellow',
  quiet: 'gray',
  heading: 'bold',
  error: 'red',
  warning: 'yellow',
} as const

export type Paint = (style: keyof typeof styles, text: string) => string

/** How a command tells whoever ran it what it found, and what is wrong. */
export interface Speech {
  readonly print: (text: string) => void
  readonly printFault: (text: string) => void
  readonly paint: Paint
}

/** Speech on the standard streams, in the colours that this one can show. */
export function speechAt(output: Terminal, noColor: string | undefined): Speech {
  return {
    print: (text) => console.log(text),
    printFault: (text) => console.error(text),
    paint: paintFor(output, noColor),
  }
}

/** The columns of a terminal; of a file or a pipe, enough for the longest line of a table. */
export function widthOf({ isTTY, columns }: Terminal): number {
  return isTTY && columns ? columns : 160
}

/** Colours for a terminal whose owner did not turn them off; plain text for a file or a pipe. */
export function paintFor({ isTTY }: Terminal, noColor: string | undefined): Paint {
  if (!isTTY || noColor) return (_style, text) => text
  return (style, text) => styleText(styles[style], text)
}
