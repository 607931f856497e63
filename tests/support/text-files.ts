import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The files of a folder that a test may edit. */
export interface TextFiles<File extends string = string> {
  read(file: File): string
  write(file: string, content: string | Uint8Array): void
  /** Replaces a text that must be there. */
  edit(file: File, from: string, to: string): void
}

export function textFiles(folder: string): TextFiles {
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  const write = (file: string, content: string | Uint8Array) => {
    const path = join(folder, file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, content)
  }
  const edit = (file: string, from: string, to: string) => {
    const text = read(file)
    if (!text.includes(from)) throw new Error(`${file} does not hold ${from}`)
    write(
      file,
      text.replace(from, () => to),
    )
  }
  return { read, write, edit }
}
