import { deriveFont, derivePaperFont } from './derive.ts'
import { families } from './families.ts'
import type { Family } from './family.ts'
import { paperFaces } from './paper-faces.ts'
import { standInFace } from './stand-in-face.ts'

export interface FontFile {
  /** Its name in this folder. */
  readonly name: string
  readonly content: Buffer
}

/**
 * All that is derived: the font of each family, the stylesheet that declares them, and the fonts of our papers.
 */
export async function fontFiles(): Promise<FontFile[]> {
  const fonts = await Promise.all(
    families.map(async (family) => ({ name: family.file, content: await deriveFont(family) })),
  )
  const forPapers = await Promise.all(
    paperFaces.map(async (face) => ({ name: face.file, content: await derivePaperFont(face) })),
  )
  const faces = await Promise.all(families.map(facesOf))
  const sheet = [notice, ...faces.flat()].join('\n\n')
  return [...fonts, ...forPapers, { name: 'faces.css', content: Buffer.from(`${sheet}\n`) }]
}

const notice =
  '/* Written by `npm run fonts`. A change belongs into the files that it derives this from. */'

async function facesOf(family: Family): Promise<string[]> {
  const standIns = family.standIns.map((standIn) => standInFace(family, standIn))
  return [ownFace(family), ...(await Promise.all(standIns))]
}

function ownFace({ name, file, weight }: Family): string {
  return [
    '@font-face {',
    `  font-family: '${name}';`,
    `  font-weight: ${weight};`,
    '  font-display: swap;',
    `  src: url('./${file}') format('woff2');`,
    '}',
  ].join('\n')
}
