import { execFileSync } from 'node:child_process'
import * as fs from 'node:fs'
import { join } from 'node:path'

/** A folder that has the content, as `content` beside what it is put together from. */
export interface Place {
  readonly root: string
  /** What the site is told to read. */
  readonly content: string
  at(name: string): string
  /** A name beside the content, for what is put away or taken from. */
  beside(name: string): string
}

export function placeAt(root: string): Place {
  const content = join(root, 'content')
  const beside = (name: string) => join(root, name)
  return { root, content, at: (name) => join(content, name), beside }
}

/** What may happen to a file, a folder, or the content as a whole. What was there is put away. */
type Fault = (path: string, place: Place) => void

const loop = (path: string, { beside }: Place) => {
  fs.symlinkSync(beside('there'), path)
  fs.symlinkSync(path, beside('there'))
}

const inPlaceOfAFile: Readonly<Record<string, Fault>> = {
  gone: () => undefined,
  empty: (path) => fs.writeFileSync(path, ''),
  'half written': (path) => fs.writeFileSync(path, '{ "name": "Ho'),
  'of NUL bytes': (path) => fs.writeFileSync(path, Buffer.alloc(4096)),
  'in UTF-16': (path) => fs.writeFileSync(path, '{ "name": 1 }', 'utf16le'),
  'of 30 MB': (path) => fs.writeFileSync(path, Buffer.alloc(30_000_000, 'x')),
  'of 100 GB of nothing': (path) => {
    fs.writeFileSync(path, '')
    fs.truncateSync(path, 100_000_000_000)
  },
  'a folder': (path) => fs.mkdirSync(path),
  'a link to nothing': (path, { beside }) => fs.symlinkSync(beside('nothing'), path),
  'a link to itself': (path) => fs.symlinkSync(path, path),
  'a circle of links': loop,
  'a link to a folder': (path, { root }) => fs.symlinkSync(root, path),
  'a pipe': (path) => void execFileSync('mkfifo', [path]),
  'a link to a pipe': (path, { beside }) => {
    execFileSync('mkfifo', [beside('pipe')])
    fs.symlinkSync(beside('pipe'), path)
  },
  'a device without end': (path) => fs.symlinkSync('/dev/zero', path),
  'a device without bytes': (path) => fs.symlinkSync('/dev/null', path),
  'a terminal': (path) => fs.symlinkSync('/dev/tty', path),
  'what the system refuses to read': (path) => fs.symlinkSync('/proc/self/mem', path),
  'what calls itself empty and is long': (path) => fs.symlinkSync('/proc/kallsyms', path),
  'closed to us': (path) => fs.writeFileSync(path, '{}', { mode: 0 }),
}

const inPlaceOfAFolder: Readonly<Record<string, Fault>> = {
  gone: () => undefined,
  'a file': (path) => fs.writeFileSync(path, ''),
  'a link to nothing': (path, { beside }) => fs.symlinkSync(beside('nothing'), path),
  'a link to itself': (path) => fs.symlinkSync(path, path),
  'a circle of links': loop,
  'a link to a file': (path) => fs.symlinkSync(process.execPath, path),
  'a pipe': (path) => void execFileSync('mkfifo', [path]),
  'closed to us': (path) => fs.mkdirSync(path, { mode: 0 }),
  'open to look into, not to enter': (path, { beside }) => {
    fs.cpSync(beside('away'), path, { recursive: true })
    fs.chmodSync(path, 0o444)
  },
}

/** Where a fault falls, and what is there else. */
const targets: readonly (readonly [name: string, path: string, Readonly<Record<string, Fault>>])[] =
  [
    ['home.json', 'home.json', inPlaceOfAFile],
    ['the folder of courses', 'courses', inPlaceOfAFolder],
    ['the content', '', inPlaceOfAFolder],
  ]

export interface DiskFault {
  readonly name: string
  breakAt(place: Place): void
  mendAt(place: Place): void
}

/** Every fault at each of its targets. */
export const diskFaults: readonly DiskFault[] = targets.flatMap(([target, path, faults]) =>
  Object.entries(faults).map(([what, fault]) => ({
    name: `${target} is ${what}`,
    breakAt(place) {
      fs.renameSync(place.at(path), place.beside('away'))
      fault(place.at(path), place)
    },
    mendAt(place) {
      if (what.startsWith('open to')) fs.chmodSync(place.at(path), 0o755)
      fs.rmSync(place.at(path), { recursive: true, force: true })
      for (const name of ['there', 'pipe']) fs.rmSync(place.beside(name), { force: true })
      fs.renameSync(place.beside('away'), place.at(path))
    },
  })),
)

/** Ways in which good content takes the place of other good content. */
export const swaps: Readonly<Record<string, (place: Place) => void>> = {
  'the content moves away, and a copy into its place': ({ content, beside }) => {
    fs.renameSync(content, beside('old'))
    fs.renameSync(beside('copy'), content)
  },
  'a folder inside is moved away, and a copy into its place': ({ at, beside }) => {
    fs.renameSync(at('schedule'), beside('old'))
    fs.renameSync(join(beside('copy'), 'schedule'), at('schedule'))
    fs.renameSync(join(beside('copy'), 'home.json'), at('home.json'))
  },
  'the content becomes a link': ({ content, beside }) => {
    fs.renameSync(content, beside('old'))
    fs.symlinkSync('copy', content)
  },
  'the folder above it is replaced': ({ root }) => {
    fs.renameSync(root, `${root}.old`)
    fs.mkdirSync(root)
    fs.renameSync(join(`${root}.old`, 'copy'), join(root, 'content'))
  },
  'a file is replaced by one of the same size and time': ({ at, beside }) => {
    const { atime, mtime } = fs.statSync(at('home.json'))
    const copy = join(beside('copy'), 'home.json')
    fs.utimesSync(copy, atime, mtime)
    fs.renameSync(copy, at('home.json'))
  },
}
