import { parseArgs, styleText } from 'node:util'
import { nearest } from '#server/format/nearest.ts'

/** The options of a command: whether each is a switch or takes a text, and its letter. */
export type OptionKinds = Readonly<
  Record<string, { readonly type: 'boolean' | 'string'; readonly short?: string }>
>

export interface Typed {
  readonly switches: ReadonlySet<string>
  readonly texts: Readonly<Record<string, string | undefined>>
  readonly words: readonly string[]
}

/** What was typed cannot be understood; the message says why, to whoever typed it. */
export class Slip extends Error {}

function readArguments(typed: readonly string[], options: OptionKinds): Typed {
  const { tokens } = parseArgs({
    args: [...typed],
    options: { ...options },
    strict: false,
    allowPositionals: true,
    tokens: true,
  })
  const switches = new Set<string>()
  const texts: Record<string, string> = {}
  const words: string[] = []
  for (const token of tokens) {
    if (token.kind === 'positional') words.push(token.value)
    if (token.kind !== 'option') continue
    const known = Object.hasOwn(options, token.name) ? options[token.name] : undefined
    if (!known) throw new Slip(unknownOption(token.rawName, options))
    if (known.type === 'boolean') switches.add(token.name)
    else if (token.value) texts[token.name] = token.value
    else throw new Slip(`${token.rawName} needs a text behind it, such as ${token.rawName}=…`)
  }
  return { switches, texts, words }
}

/** The option that shows what can be typed, for commands that have one. */
export const help = { type: 'boolean', short: 'h' } as const

interface CommandShape<Understood> {
  readonly usage: string
  readonly options: OptionKinds
  /** @throws Slip */
  understand(typed: Typed): Understood
}

/**
 * What a command was asked to do. There is nothing to do, but an exit code, once `--help` has shown
 * the usage, or a slip is told with it.
 */
export function readCommand<Understood>(
  typed: readonly string[],
  { usage, options, understand }: CommandShape<Understood>,
  console: Pick<Speech, 'print' | 'printError'>,
): { readonly asked: Understood } | { readonly exitCode: 0 | 2 } {
  try {
    const read = readArguments(typed, options)
    if (!read.switches.has('help')) return { asked: understand(read) }
    console.print(usage)
    return { exitCode: 0 }
  } catch (error) {
    if (!(error instanceof Slip)) throw error
    console.printError(`${error.message}\n\n${usage}`)
    return { exitCode: 2 }
  }
}

function unknownOption(written: string, options: OptionKinds): string {
  const names = Object.keys(options).map((name) => `--${name}`)
  if (names.length === 0) return 'This command has no options.'
  const meant = nearest(written, names)
  return `There is no option ${written}; ${meant ? `did you mean ${meant}?` : `use ${names.join(', ')}.`}`
}

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
  readonly printError: (text: string) => void
  readonly paint: Paint
}

/** Speech on the standard streams, in the colours that this one can show. */
export function speechAt(output: Terminal, noColor: string | undefined): Speech {
  return {
    print: (text) => console.log(text),
    printError: (text) => console.error(text),
    paint: paintFor(output, noColor),
  }
}

/** The columns of a terminal; of a file or a pipe, enough for the longest line of a table. */
export function widthOf({ isTTY, columns }: Terminal): number {
  return isTTY && columns ? columns : 160
}

/** Colours for a terminal whose owner did not turn them off; plain text for a file or a pipe. */
function paintFor({ isTTY }: Terminal, noColor: string | undefined): Paint {
  if (!isTTY || noColor) return (_style, text) => text
  return (style, text) => styleText(styles[style], text)
}
