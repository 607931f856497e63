import type { ContentFolder } from '../../../../support/content-folder.ts'
import { wellKeptContent } from '../well-kept-content.ts'

/** What a program or a person does to well kept content without meaning to, and what cures it. */
export interface Accident {
  readonly name: string
  damage(folder: ContentFolder): void
  /**
   * Leaves content in which the check finds nothing.
   * @param kept the same content before the accident.
   */
  mend(folder: ContentFolder, kept: ContentFolder): void
  /** `file:line:column` of what is said. */
  readonly place: string
  /** What is said there holds these, in this order. */
  readonly says: readonly string[]
}

/**
 * A table of slips in a text, a line each: file | as it was, and is once it is mended | what stands
 * there now | line:column | what is said, with … between its parts. A sixth column is the mended text,
 * where it is another one. `*` stands for the whole file, `\u{1F600}` for a character.
 */
export function slips({ raw }: TemplateStringsArray): readonly Accident[] {
  return rows(raw).map(([file = '', was = '', now = '', at = '', says = '', mended = was]) => {
    const change = (folder: ContentFolder, text: string, to: string) => {
      if (!text.includes(was) && was !== '*') throw new Error(`${file} does not hold ${was}`)
      folder.write(file, was === '*' ? to : text.replace(was, () => to))
    }
    return {
      name: `${now.slice(0, 60)} in ${file}`,
      damage: (folder) => change(folder, folder.read(file), now),
      mend: (folder, kept) =>
        change(folder, kept.read(file), mended === '*' ? kept.read(file) : mended),
      place: at.includes('/') ? at : `${file}:${at}`,
      says: says.split(' … '),
    }
  })
}

/** Rows of columns with | between them, and characters written as `\u{…}`. */
export function rows([text = '']: readonly string[]): readonly (readonly string[])[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  return lines.map((line) =>
    line
      .split(' | ')
      .map((column) =>
        column
          .trim()
          .replaceAll(/\\u\{([\dA-F]+)\}/g, (_, code: string) =>
            String.fromCodePoint(Number.parseInt(code, 16)),
          ),
      ),
  )
}

/** The well kept content with one of each thing that accidents happen to. */
export function accidentContent(): ContentFolder {
  const folder = wellKeptContent()
  folder.edit('home.json', '"cta2": {', `${experience}\n    "cta2": {`)
  folder.edit('schedule/overrides.json', '[]', `[\n${soldDate}\n  ]`)
  folder.edit('company.json', '"socials": []', `"socials": [\n${profile}\n  ]`)
  return folder
}

const experience = `"cta1": {
      "backgroundUrl": "/images/a.svg",
      "backgroundAltText": "A yacht",
      "title": "Hands on",
      "copy": "<p>Here <a href='#courses'>we</a> go.</p>",
      "linkColour": "#eab64f"
    },`
const soldDate = '    { "reference": "CR-CC-261204", "taken": 2 }'
const profile = '    { "network": "Facebook", "url": "https://social.example/facebook/saltlark" }'
