import { parseArgs, styleText } from 'node:util'
import { nearest } from '#server/content/load/nearest.ts'

/** The options of a command: whether each is a switch or takes a text, and its letter. */
export type OptionKinds = Readonly<
  Record<string, { readonly type: 'boolean' | 'string'; readonly short?: string }>
>

/** What was typed behind a command. */
interface Typed {
  readonly switches: ReadonlySet<string>
  readonly texts: Readonly<Record<string, string | undefined>>
  readonly words: readonly string[]
}

/** Reads what was typed. A slip in an option is an error that says what was meant. */
export function readArguments(
  typed: readonly string[],
  options: OptionKinds,
): Typed | { readonly error: string } {
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
    if (!known) return { error: unknownOption(token.rawName, options) }
    if (known.type === 'boolean') switches.add(token.name)
    else if (token.value) texts[token.name] = token.value
    else return { error: `${token.rawName} needs a text behind it, such as ${token.rawName}=…` }
  }
  return { switches, texts, words }
}

/** What a command is for whoever types it. */
interface CommandShape {
  readonly usage: string
  readonly options: OptionKinds
}

/** The same, where `--help` shows the usage and a slip does besides: then there is nothing to run. */
export function readCommand(
  typed: readonly string[],
  { usage, options }: CommandShape,
  console: Pick<Speech, 'print' | 'printError'>,
): Typed | { readonly exitCode: 0 | 2 } {
  const read = readArguments(typed, { ...options, help: { type: 'boolean', short: 'h' } })
  if ('error' in read) return { exitCode: refuse(read.error, usage, console) }
  if (!read.switches.has('help')) return read
  console.print(usage)
  return { exitCode: 0 }
}

/** Tells a slip, and what can be typed. */
export function refuse(
  error: string,
  usage: string,
  { printError }: Pick<Speech, 'printError'>,
): 2 {
  printError(`${error}\n\n${usage}`)
  return 2
}

function unknownOption(written: string, options: OptionKinds): string {
  const names = Object.keys(options).map((name) => `--${name}`)
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
export function paintFor({ isTTY }: Terminal, noColor: string | undefined): Paint {
  if (!isTTY || noColor) return (_style, text) => text
  return (style, text) => styleText(styles[style], text)
}
