import { violationAt } from '../load/document.ts'
import type { Documents } from '../load/documents.ts'
import { nearest, suggestion } from '../load/nearest.ts'
import { allDocuments } from './check.ts'
import type { Check } from './check.ts'
import { stringsIn } from './strings.ts'

/** Every picture that content names is in the list of pictures, so that it has a size. */
export const picturesExist: Check = function* (documents) {
  const { pictures } = documents
  if (!pictures) return
  const isUnknown = (text: string) =>
    text.startsWith('/images/') && !Object.hasOwn(pictures.value, text)
  for (const document of allDocuments(documents)) {
    for (const { path, text } of stringsIn(document, isUnknown)) {
      yield violationAt(document, path, `there is no picture "${text}"`, remedyFor(text, pictures))
    }
  }
}

/** Where `npm run art` puts the pictures that staff gave. */
export const staffPictures = '/images/staff/'

function remedyFor(text: string, { file, value }: NonNullable<Documents['pictures']>): string {
  const listed = Object.keys(value)
  if (!text.startsWith(staffPictures)) {
    return suggestion(text, listed, `use one that is listed in ${file}`)
  }
  const meant = nearest(
    text,
    listed.filter((path) => path.startsWith(staffPictures)),
  )
  const run = `put its file beside ${file} and run npm run art, which lists it`
  return meant ? `did you mean "${meant}"? For a new one, ${run}` : run
}
