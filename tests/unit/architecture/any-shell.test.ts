import { describe, expect, it } from 'vitest'
import { stages } from '../../run/stages.ts'
import { readProjectFile } from './source-files.ts'

const { scripts } = JSON.parse(readProjectFile('package.json')) as {
  scripts: Record<string, string>
}
const commands = [
  ...Object.entries(scripts).map(([name, command]) => [`npm run ${name}`, command] as const),
  ...stages.map(({ name, command }) => [`the stage ${name}`, command] as const),
]

/** What only a Unix shell reads, and a command that has it. npm's shells agree on `&&`. */
const unixOnly = [
  ['||', /\|\|/, 'git config x y || true'],
  ['a pipe, a semicolon or a redirection', /(?<!\|)\|(?!\|)|;|[<>]/, 'tsx a.ts > b.txt'],
  ['a variable before a command', /(?:^|&& *)\w+=/, 'tsc && CI=true vitest run'],
  ['the value of a variable', /\$\w|\$\{|\$\(|%\w+%/, 'tsx a.ts $HOME'],
  ['single quotes', /'/, "vitest run 'a b'"],
  ['a program of Unix', /(?:^|&& *)(?:rm|cp|mkdir|mv|cat|true|test|sh|bash) /, 'rm -r build'],
] as const

describe('a script', () => {
  it.each(unixOnly)('runs in any shell: it has no %s', (_, found, example) => {
    expect(example).toMatch(found)
    expect(commands.filter(([, command]) => found.test(command))).toEqual([])
  })
})
