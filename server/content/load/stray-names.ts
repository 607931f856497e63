import type { Finding } from './document.ts'

const remove = 'remove it'

/** What programs leave in a folder for themselves, by its name. */
const leftovers: readonly (readonly [RegExp, ...Finding])[] = [
  [
    /^~\$|^\.~|^\.#|^#.*#$|[.-]sw[a-p]$|^4913$|\.lck$/i,
    'this is there while a program has a file still open',
    'close that file, or remove this one if nobody has it open',
  ],
  [
    /^\._|^\.DS_Store$|^__MACOSX$|^\.AppleDouble$|^Icon\r$|^\.(?:Trashes|Spotlight-V100|fseventsd|TemporaryItems)$/,
    'macOS made this for itself',
    remove,
  ],
  [/^(?:eh)?thumbs\.db$|^desktop\.ini$|^\$RECYCLE\.BIN$/i, 'Windows made this for itself', remove],
  [/\.icloud$/i, 'iCloud keeps this file elsewhere', 'download it in Finder'],
  [
    /\.(?:tmp|temp|crdownload|part|partial|filepart|download)$|^~wrl|\.json\.(?:sb-|dropbox|kate-|save$|un~$)|^\.(?:fuse_hidden|nfs\d)/i,
    'this was not finished when it was saved or fetched',
    'remove it, and save or fetch the file again',
  ],
  [
    /\.(?:lnk|url|webloc|desktop)$/i,
    'this is a shortcut',
    'put the file itself here, or remove it',
  ],
  [
    /^winmail\.dat$|^att\d+\.|^(?:noname|mime-attachment)\b|\.(?:eml|msg|p7[ms]|ics|vcf)$/i,
    'this came with an e-mail',
    remove,
  ],
  [
    /\.(?:hei[cf]|jpe?g|png|gif|webp|avif|tiff?|bmp|svg|psd|dng)$/i,
    'this is a picture, and nothing reads it here',
    'put it into resources/images, and run npm run art',
  ],
  [
    /\.(?:mov|mp4|m4v|avi|webm|3gp)$/i,
    'this is a film, and nothing reads it here',
    'remove it, or keep it outside the content folder',
  ],
  [
    /\.(?:zip|7z|rar|t?gz|tar)$/i,
    'this is a packed archive',
    'unpack it, put its files into their folders, and remove it',
  ],
]

/** What a file or a folder is that some program left behind; null: nothing that is known. */
export function explainLeftover(name: string): Finding | null {
  const found = leftovers.find(([pattern]) => pattern.test(name))
  if (found) return [found[1], found[2]]
  const isHidden = name.startsWith('.') && !deliberate.test(name)
  return isHidden ? ['this is hidden, and some program left it here', remove] : null
}

/** Hidden files and folders that people keep, for git and for their editors. */
const deliberate = /^\.(?:git\w*|keep|vscode|idea|editorconfig|prettier\w*|oxfmt\w*)(?:\.\w+)?$/

const slugs = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const oldVersion = /^[-_]?(?:old|copy|backup|final|new|conflict)(?:[-_]?\d+)?$/
const copyBefore = /^(?:copy|kopie|copie|copia|copy \d+) (?:\(\d+\) )?(?:of|von|de|di) |^\(\d+\) ?/i

/**
 * The name that a copy was made of: a cloud folder, a browser or a person put something before or
 * behind it. Null: it seems to be a name of its own.
 * @param name without its ending; so are the others.
 */
export function originalOf(name: string, others: readonly string[]): string | null {
  const plain = unescaped(name).replace(copyBefore, '')
  const near = others
    .filter((other) => other !== name && other !== '')
    .filter((other) => plain.toLowerCase().startsWith(other.toLowerCase()))
    .toSorted((one, other) => other.length - one.length)
  for (const other of near) {
    const rest = plain.slice(other.length)
    // A name that an address may have is a copy only if it says so.
    if (slugs.test(name) ? oldVersion.test(rest) : /^(?:[\s([{_.,~+!@-]|v?\d|$)/i.test(rest))
      return other
  }
  return null
}

function unescaped(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}
