import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import type { Sharp } from 'sharp'
import { ladders } from '../output/ladder.ts'
import type { Listed } from '../output/manifest.ts'
import { hashOf } from '../output/record.ts'
import type { Source } from './find-sources.ts'
import { tintNear } from './nearest-tint.ts'
import type { PictureFault } from './picture-fault.ts'

/** A picture of staff's, ready to be encoded. */
export interface StaffPicture extends Listed {
  readonly hash: string
  /** The picture at a width: upright, in the colours of the web, without transparency. */
  opened(width: number): Promise<Sharp>
}

const { widths, main } = ladders.card
const widest = Math.max(...widths)
const readable = ['jpeg', 'png', 'webp', 'heif', 'avif']

/** Reads a file that staff gave: a picture with the ladder of a card, or what is wrong with it. */
export async function readSource({ file, name }: Source): Promise<StaffPicture | PictureFault> {
  try {
    const bytes = await readFile(file)
    const { format, autoOrient } = await sharp(bytes).metadata()
    if (!readable.includes(format)) return unreadable(file)
    if (autoOrient.width < main) return tooSmall(file, autoOrient.width)
    return await pictureOf(name, bytes, autoOrient)
  } catch {
    return unreadable(file)
  }
}

async function pictureOf(
  name: string,
  bytes: Buffer,
  own: { readonly width: number; readonly height: number },
): Promise<StaffPicture> {
  const decoded = await sharp(bytes)
    .autoOrient()
    .resize({ width: widest, withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = decoded.info
  const image = sharp(decoded.data, { raw: { width, height, channels } })
  return {
    stem: `staff/${name}`,
    // Nothing is enlarged: the widths beyond the picture's own are left out.
    ladder: { widths: widths.filter((each) => each <= own.width), main },
    width: main,
    height: Math.max(1, Math.round((own.height * main) / own.width)),
    tint: await tintNear(image.clone()),
    hash: hashOf(bytes),
    opened: async (wide) => image.clone().resize({ width: wide }),
  }
}

function tooSmall(file: string, width: number): PictureFault {
  const cure = 'put a larger one in its place; enlarging this one would only blur it'
  return { file, found: `a picture ${width} pixels wide`, expected: `${main} or more`, cure }
}

function unreadable(file: string): PictureFault {
  const cure = 'open it in a picture program and save it again, or remove it'
  return {
    file,
    found: 'a file that cannot be read as a picture, or only in part',
    expected: 'a whole jpg, png, webp or avif',
    cure,
  }
}
