import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { shownPath } from '#server/content/load/document.ts'
import { nearest } from '#server/content/load/nearest.ts'
import { slugOf } from '#server/content/scaffold/free-name.ts'
import { folderOf, scaffold, scaffoldKinds, takenIn } from '#server/content/scaffold/scaffold.ts'
import type { ScaffoldKind } from '#server/content/scaffold/scaffold.ts'
import type { Violation } from '#server/content/violation.ts'
import { readArguments } from './arguments.ts'
import type { OptionKinds } from './arguments.ts'
import { scaffoldGuidance } from './scaffold-guidance.ts'
import type { Speech } from './terminal.ts'

interface NewConsole extends Speech {
  readonly directory: string
  /** The errors of the content folder as it is now. */
  errors(): readonly Violation[]
}

const options = { help: { type: 'boolean', short: 'h' } } as const satisfies OptionKinds

const usage = `npm run content:new course|holiday|product|page NAME

  Makes a new file that passes npm run content:check, with words that say what belongs where, and
  tells what to write. It is a draft: nobody sees it until its line "draft": true is removed.

  NAME  the file's name and the end of the address: small letters, digits and single hyphens,
        such as night-pilotage-weekend`

/**
 * Runs `npm run content:new` and returns the exit code: 1 when the name is taken or does not work, 2
 * for a slip in what was typed.
 */
export function runNewCommand(typed: readonly string[], console: NewConsole): number {
  const read = readArguments(typed, options)
  if ('fault' in read) return refuse(read.fault, console)
  if (read.switches.has('help')) {
    console.print(usage)
    return 0
  }
  const asked = readAsked(read.words)
  if ('fault' in asked) return refuse(asked.fault, console)

  const { kind, slug } = asked
  const owner = ownerOf(join(console.directory, folderOf(kind)), slug)
  if (owner !== undefined) {
    console.printFault(
      `${shownPath(owner)} is there already. Choose another name, or write in that file.`,
    )
    return 1
  }
  return makeFile(kind, slug, console)
}

function refuse(fault: string, { printFault }: NewConsole): number {
  printFault(`${fault}\n\n${usage}`)
  return 2
}

type Asked = { readonly fault: string } | { readonly kind: ScaffoldKind; readonly slug: string }

function readAsked([word, ...name]: readonly string[]): Asked {
  if (word === undefined) return { fault: 'Say what to make, and its name.' }
  const kind = scaffoldKinds.find((one) => one === word.toLowerCase())
  if (!kind) {
    const meant = nearest(word, scaffoldKinds)
    const cure = meant ? `did you mean ${meant}?` : `use one of: ${scaffoldKinds.join(', ')}.`
    return { fault: `“${word}” is nothing that this makes; ${cure}` }
  }
  const typed = name.join(' ')
  const slug = slugOf(typed)
  if (typed === '') return { fault: `Say what the new ${kind} is called, such as my-new-${kind}.` }
  if (slug === '') return { fault: `“${typed}” has no letter that an address can have.` }
  if (slug.length > mostLetters) {
    return {
      fault: `The name has ${slug.length} letters; an address ends with ${mostLetters} at most.`,
    }
  }
  if (slug !== typed) {
    return {
      fault: `“${typed}” cannot be the end of an address; did you mean ${slug}?`,
    }
  }
  return { kind, slug }
}

const mostLetters = 80

/** The file that has the name already; capitals do not tell two names apart on every system. */
function ownerOf(folder: string, slug: string): string | undefined {
  const name = readdirSync(folder).find((one) => one.toLowerCase() === `${slug}.json`)
  return name === undefined ? undefined : join(folder, name)
}

function makeFile(kind: ScaffoldKind, slug: string, console: NewConsole): number {
  const made = scaffold(kind, slug, takenIn(console.directory))
  const path = join(console.directory, made.name)
  writeFileSync(path, made.text, { flag: 'wx' })
  const faults = console.errors().filter(({ file }) => file === shownPath(path))
  if (faults.length > 0) {
    rmSync(path)
    const reasons = faults.map((fault) => `  ${fault.message}; ${fault.remedy}`)
    console.printFault(`${shownPath(path)} cannot be made:\n${reasons.join('\n')}`)
    return 1
  }
  console.print(scaffoldGuidance(kind, made, shownPath(path), console.paint))
  return 0
}
