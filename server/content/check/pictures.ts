import { faultAtPath } from '../load/document.ts'
import { nearest } from '../load/nearest.ts'
import { allDocuments } from './all-documents.ts'
import type { Rule } from './rule.ts'
import { stringsIn } from './strings.ts'

/** Every picture that content names is in the list of pictures, so that it has a size. */
export const picturesExist: Rule = (documents) => {
  const manifest = documents.pictures
  if (!manifest) return []

  const isUnknown = (text: string) =>
    text.startsWith('/images/') && !Object.hasOwn(manifest.value, text)
  return allDocuments(documents).flatMap((document) =>
    stringsIn(document.value, isUnknown).map(({ path, text }) => {
      const meant = nearest(text, Object.keys(manifest.value))
      return faultAtPath(
        document,
        path,
        `there is no picture "${text}"`,
        meant ? `did you mean "${meant}"?` : `use one that is listed in ${manifest.file}`,
      )
    }),
  )
}
