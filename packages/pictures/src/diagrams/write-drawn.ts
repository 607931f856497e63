import company from '../../../../resources/content/company.json' with { type: 'json' }
import { shareEntries, writeShares } from '../brand/share/write-shares.ts'
import {
  addToManifest,
  writeIcons,
  writeMailMarks,
  writePictures,
} from '../brand/write-pictures.ts'
import { vectorPictures } from '../vector-pictures.ts'
import { explainingPlates } from './plates.ts'
import { plateEntry, platePath, writePlates } from './write-plates.ts'

/**
 * Writes every picture that is no scene: the brand, its icons, the portraits, the maps, the steps
 * of the knots, the diagrams and the pictures beside a link. What did not change is left alone; the
 * manifest keeps its other entries.
 * @returns what was written, by path or by name.
 */
export async function writeDrawn(publicFolder: string, manifest: URL): Promise<string[]> {
  const written = await writePictures(vectorPictures(), publicFolder, manifest)
  await writeIcons(publicFolder)
  await writeMailMarks(publicFolder, company.brand)
  written.push(...(await writePlates(explainingPlates, publicFolder)))
  const entries = explainingPlates.map((plate) => [platePath(plate), plateEntry(plate)] as const)
  await addToManifest(manifest, { ...Object.fromEntries(entries), ...shareEntries() })
  return [...written, ...(await writeShares(publicFolder, company.brand))]
}
