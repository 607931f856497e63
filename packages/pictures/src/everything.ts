import { sharePath, shares } from './brand/share/shares.ts'
import type { ShareKind } from './brand/share/shares.ts'
import { explainingPlates } from './diagrams/plates.ts'
import { platePath } from './diagrams/write-plates.ts'
import { galleryPictures } from './gallery/index.ts'
import { filmPath, films } from './motion/films.ts'
import { pathOf } from './output/ladder.ts'
import { paintingsOf, picturesOf } from './output/picture.ts'
import type { Picture } from './output/picture.ts'
import { productPictures } from './products/index.ts'
import { scenes } from './scenes/index.ts'
import { vectorPictures } from './vector-pictures.ts'
import { voucherPictures } from './vouchers/index.ts'

/** Every picture that is encoded with a ladder. */
export const encodedPictures: readonly Picture[] = [
  ...picturesOf(scenes),
  ...paintingsOf([...productPictures, ...voucherPictures, ...galleryPictures]),
]

/** The folders below `public/images` that hold encoded pictures and nothing else. */
export const encodedFolders = ['art', 'products', 'vouchers', 'gallery'] as const

/** Whether a path of the site is in one of these folders. */
export function isEncoded(path: string): boolean {
  return encodedFolders.some((folder) => path.startsWith(`/images/${folder}/`))
}

/** Where each picture that is drawn is found, from the root of the site, and what it shows. */
export function everythingDrawn(): { readonly path: string; readonly alt: string }[] {
  return [
    ...encodedPictures.map((picture) => ({ path: pathOf(picture), alt: picture.alt })),
    ...explainingPlates.map((plate) => ({ path: platePath(plate), alt: plate.alt })),
    ...(Object.keys(shares) as ShareKind[]).map((kind) => ({
      path: sharePath(kind),
      alt: shares[kind].line,
    })),
    ...vectorPictures().map(({ path, alt }) => ({ path, alt })),
    ...films.map((film) => ({ path: filmPath(film), alt: film.scene.alt })),
  ]
}
