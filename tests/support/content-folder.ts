import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { smallContent, smallPictures } from './small-content.ts'
import type { ContentFile } from './small-content.ts'
import { temporaryFolder } from './temporary-folder.ts'

/** Real content files that a test may break. */
export interface ContentFolder {
  readonly directory: string
  /** The list of pictures. */
  readonly pictures: string
  read(file: ContentFile): string
  write(file: string, content: string | Uint8Array): void
  /** Replaces a text that must be there. */
  edit(file: ContentFile, from: string, to: string): void
  rename(file: string, to: string): void
  remove(file: string): void
}

/** The small content in a folder of its own, gone when the test is over. */
export function contentFolder(): ContentFolder {
  const root = temporaryFolder()
  const directory = join(root, 'content')
  const pictures = join(root, 'pictures.json')
  const at = (file: string) => join(directory, file)

  const write = (file: string, content: string | Uint8Array) => {
    mkdirSync(dirname(at(file)), { recursive: true })
    writeFileSync(at(file), content)
  }
  const read = (file: ContentFile) => readFileSync(at(file), 'utf8')
  for (const [file, value] of Object.entries(smallContent)) write(file, toText(value))
  writeFileSync(pictures, toText(smallPictures))
  return {
    directory,
    pictures,
    read,
    write,
    edit(file, from, to) {
      const text = read(file)
      if (!text.includes(from)) throw new Error(`${file} does not hold ${from}`)
      write(
        file,
        text.replace(from, () => to),
      )
    },
    rename: (file, to) => renameSync(at(file), at(to)),
    remove: (file) => rmSync(at(file), { recursive: true }),
  }
}

function toText(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}
