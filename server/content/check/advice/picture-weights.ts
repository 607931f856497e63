import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { Documents } from '../../load/documents.ts'
import { allDocuments } from '../all-documents.ts'
import type { Rule } from '../rule.ts'
import { stringsIn } from '../strings.ts'
import { warningAtPath } from './warning.ts'

/**
 * The files of every picture that content names are there, and none is heavy.
 * @param publicFolder what `/` of the site's addresses is.
 */
export function picturesAreLight(publicFolder: string): Rule {
  return (documents) => {
    const { pictures } = documents
    if (!pictures) return []
    const findings = new Map<string, Finding | null>()
    return allDocuments(documents).flatMap((document) =>
      stringsIn(document, (text) => Object.hasOwn(pictures.value, text)).flatMap(
        ({ path, text }) => {
          const known = findings.get(text)
          const finding =
            known === undefined ? findingOf(text, pictures.value, publicFolder) : known
          findings.set(text, finding)
          return finding ? [warningAtPath(document, path, ...finding)] : []
        },
      ),
    )
  }
}

type Finding = readonly [message: string, remedy: string]
type Manifest = NonNullable<Documents['pictures']>['value']

/** What one file may weigh, in bytes, by the end of its name. */
const most: readonly (readonly [end: RegExp, bytes: number])[] = [
  [/\.(?:mp4|webm|ogg)$/, 800_000],
  [/\.svg$/, 150_000],
  [/./, 250_000],
]

function findingOf(path: string, manifest: Manifest, publicFolder: string): Finding | null {
  const offered = (manifest[path]?.sources ?? []).flatMap(({ srcSet }) =>
    srcSet.split(', ').map((one) => one.split(' ')[0] ?? ''),
  )
  for (const file of new Set([path, ...offered])) {
    const bytes = statSync(join(publicFolder, file), { throwIfNoEntry: false })?.size
    if (bytes === undefined) {
      return [`the file of ${file} is not there`, 'put it back, or run npm run art']
    }
    const limit = most.find(([end]) => end.test(file))?.[1] ?? Infinity
    if (bytes > limit) {
      return [
        `${file} weighs ${kilobytes(bytes)}, and ${kilobytes(limit)} is the most`,
        'use a simpler or smaller one: on a telephone people wait for it',
      ]
    }
  }
  return null
}

function kilobytes(bytes: number): string {
  return `${Math.round(bytes / 1000)} kB`
}
