import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Entry } from '../output/manifest.ts'
import { encodeFaviconFile, encodeIcon, icons } from './icons.ts'
import { encodeMailMark, mailMarks } from './mail-mark.ts'
import type { PlainPicture } from './plain-picture.ts'

/**
 * Writes pictures that are shipped as SVG below `publicFolder`, and what pages need to know of them
 * into the manifest; its other entries stay as they are.
 * @returns the files whose content changed, from the root of the site.
 */
export async function writePictures(
  pictures: readonly PlainPicture[],
  publicFolder: string,
  manifest: URL,
): Promise<string[]> {
  const changed: string[] = []
  for (const picture of pictures) {
    if (await put(path.join(publicFolder, picture.path), picture.draw())) changed.push(picture.path)
  }
  const entries = pictures.map(({ path: name, width, height, tint }) => {
    return [name, { width, height, tint, sources: [] }] as const
  })
  await addToManifest(manifest, Object.fromEntries(entries))
  return changed
}

/** Adds what pages need to know of some pictures to the manifest; its other entries stay. */
export async function addToManifest(
  manifest: URL,
  entries: Readonly<Record<string, Entry>>,
): Promise<void> {
  const old = JSON.parse(await readFile(manifest, 'utf8')) as Record<string, Entry>
  await put(manifest, `${JSON.stringify({ ...old, ...entries }, null, 2)}\n`)
}

/** Writes the icons that systems want as pixels below `publicFolder`. */
export async function writeIcons(publicFolder: string): Promise<void> {
  for (const icon of icons) await put(path.join(publicFolder, icon.file), await encodeIcon(icon))
  await put(path.join(publicFolder, 'favicon.ico'), await encodeFaviconFile())
}

/** Writes the marks of messages, with the brand's name, below `publicFolder`. */
export async function writeMailMarks(publicFolder: string, brand: string): Promise<void> {
  for (const { file, hasGround } of mailMarks) {
    await put(path.join(publicFolder, file), await encodeMailMark(brand, hasGround))
  }
}

/** Writes a file unless it has that content already. */
async function put(file: string | URL, content: string | Buffer): Promise<boolean> {
  const bytes = Buffer.from(content)
  const old = await readFile(file).catch(() => undefined)
  if (old?.equals(bytes)) return false
  if (typeof file === 'string') await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, bytes)
  return true
}
