import { faultAtPath } from '../load/document.ts'
import type { Documents } from '../load/documents.ts'
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
    stringsIn(document, isUnknown).map(({ path, text }) => {
      const cure = text.startsWith(staff) ? cureOfStaffs(text, manifest) : cureOf(text, manifest)
      return faultAtPath(document, path, `there is no picture "${text}"`, cure)
    }),
  )
}

type Manifest = NonNullable<Documents['pictures']>

/** Where `npm run art` puts the pictures that staff gave. */
const staff = '/images/staff/'

function cureOf(text: string, { file, value }: Manifest): string {
  const meant = nearest(text, Object.keys(value))
  return meant ? `did you mean "${meant}"?` : `use one that is listed in ${file}`
}

function cureOfStaffs(text: string, { file, value }: Manifest): string {
  const own = Object.keys(value).filter((path) => path.startsWith(staff))
  const meant = nearest(text, own)
  const run = `put its file beside ${file} and run npm run art, which lists it`
  return meant ? `did you mean "${meant}"? For a new one, ${run}` : run
}
