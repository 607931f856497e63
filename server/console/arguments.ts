import { parseArgs } from 'node:util'
import { nearest } from '#server/content/load/nearest.ts'

/** The options of a command: whether each is a switch or takes a text, and its letter. */
export type OptionKinds = Readonly<
  Record<string, { readonly type: 'boolean' | 'string'; readonly short?: string }>
>

type Arguments =
  | { readonly fault: string }
  | {
      readonly switches: ReadonlySet<string>
      readonly texts: Readonly<Record<string, string | undefined>>
      readonly words: readonly string[]
    }

/** What was typed behind a command. A slip in an option is a fault that says what was meant. */
export function readArguments(typed: readonly string[], options: OptionKinds): Arguments {
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
    if (!known) return { fault: unknownOption(token.rawName, options) }
    if (known.type === 'boolean') switches.add(token.name)
    else if (token.value) texts[token.name] = token.value
    else return { fault: `${token.rawName} needs a text behind it, such as ${token.rawName}=…` }
  }
  return { switches, texts, words }
}

function unknownOption(written: string, options: OptionKinds): string {
  const names = Object.keys(options).map((name) => `--${name}`)
  const meant = nearest(written, names)
  return `There is no option ${written}; ${meant ? `did you mean ${meant}?` : `use ${names.join(', ')}.`}`
}
