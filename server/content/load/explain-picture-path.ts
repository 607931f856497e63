import type { Finding } from './document.ts'

const own =
  'put the file into resources/images, run npm run art, and write the path that it tells you'

type Explained = readonly [pattern: RegExp, what: string]

/** Where the picture lies that somebody meant, when it is not on the site. */
const elsewhere: readonly Explained[] = [
  [
    /^(?:file:|[a-z]:[\\/]|\\\\|~\/|\/(?:Users|home|Volumes|mnt|var|private)\/)/i,
    'is on one computer',
  ],
  [/^data:/i, 'is the picture itself'],
  [/^blob:|^cid:|^content:/i, 'is a picture that one program had open'],
]

/** Why a text is no path of a picture; null: nothing is known besides. */
export function explainPicturePath(written: string): Finding | null {
  const shown = JSON.stringify(written.length > 60 ? `${written.slice(0, 57)}…` : written)
  const found = elsewhere.find(([pattern]) => pattern.test(written))
  if (found) return [`${shown} ${found[1]}`, own]
  const path = /(?:^|\/)images\/[^?#]*/.exec(written.trim().replaceAll('\\', '/'))?.[0]
  const meant = path?.replace(/^\/?/, '/').replace(/\/{2,}/g, '/')
  if (meant !== undefined && /^\/images\/[\w./-]+$/.test(meant)) {
    return [`${shown} ${whatIsMore(written)}`, `write ${meant}`]
  }
  if (/^(?:https?:)?\/\//i.test(written)) return [`${shown} is on another site`, own]
  if (/\s|[^\u0021-\u007E]/.test(written))
    return [`${shown} has a space or a letter that addresses have not`, own]
  if (/^[\w-]+\.\w{3,4}$/.test(written)) return [`${shown} is the name of a file`, own]
  return null
}

function whatIsMore(written: string): string {
  if (written.includes('\\')) return 'has backslashes, as in paths of Windows'
  if (/^\s|\s$/.test(written)) return 'has a space at its end'
  if (/^https?:/i.test(written)) return 'is the whole address, where the path is enough'
  if (/[?#]/.test(written)) return 'has more than the path'
  return 'does not begin with /images/'
}
