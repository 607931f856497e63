import path from 'node:path'

/** A file that cannot become a picture of the site, for a person who can put it right. */
export interface PictureFault {
  readonly file: string
  readonly found: string
  readonly expected: string
  /** What to do about it. */
  readonly cure: string
}

/** `file: found …; expected …; what to do`, the file as people would type it. */
export function formatPictureFault({ file, found, expected, cure }: PictureFault): string {
  const typed = path.relative(process.cwd(), file)
  return `${typed}: found ${found}; expected ${expected}; ${cure}`
}
