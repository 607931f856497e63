import { nearest, suggestion } from '#server/format/nearest.ts'
import { violationAt } from '../load/document.ts'
import type { Documents } from '../load/documents.ts'
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

/** What telephones and cameras make, and what to make of it. */
const unshown: readonly (readonly [RegExp, string])[] = [
  [
    /\.(?:hei[cf]|tiff?|bmp|psd|dng|raw|cr2|nef)$/i,
    '.jpg, put it into resources/images, and run npm run art',
  ],
  [
    /\.(?:mov|avi|wmv|m4v|3gp|mkv)$/i,
    '.mp4, and ask developers to draw or add the film with npm run art',
  ],
]

function remedyFor(text: string, { file, value }: NonNullable<Documents['pictures']>): string {
  const listed = Object.keys(value)
  const [, kind] = unshown.find(([one]) => one.test(text)) ?? []
  if (kind !== undefined) {
    const given = text.slice(text.lastIndexOf('.'))
    return `browsers show no ${given}: save it as ${kind}`
  }
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
