import { valueIn } from '../json-schema.ts'
import { violationAt } from '../load/document.ts'
import { allDocuments } from './check.ts'
import type { Check } from './check.ts'
import { writtenStringsIn } from './strings.ts'

const noWords =
  /^(?:photo|picture|image|logo|banner|hero|background|alt(?: text)?|photograph|yacht photo|header)s?\.?\d*$/i
const fileName = /^[\w-]*(?:[-_]\w+){2,}$|^PXL_/

/** What is told of a picture says more than its title, its file, or that it is one. */
export const altTextsSayMore: Check = function* (documents) {
  for (const document of allDocuments(documents)) {
    for (const { path, text } of writtenStringsIn(document, (_, key) => /alt_?text$/i.test(key))) {
      const around = path.slice(0, -1).reduce(valueIn, document.input)
      const title = valueIn(around, 'title')
      const what = noWords.test(text.trim())
        ? `"${text}" does not say what it is of`
        : fileName.test(text.trim())
          ? `"${text}" looks like a file's name`
          : title === text
            ? `"${text}" is the title again`
            : null
      if (what) yield violationAt(document, path, what, 'write what the picture shows')
    }
  }
}
