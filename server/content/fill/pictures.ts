import type { Picture } from '#server/props/shared.ts'
import type { GoodDocuments } from '../load/documents.ts'

type ListedPicture = GoodDocuments['pictures']['value'][string]

/** A picture as pages get it. What is usual stands at its end, and is left out there. */
export function shownPicture(listed: ListedPicture): Picture {
  const { width, height, tint, sources, digest, tall } = listed
  const version = digest === undefined ? '' : `?v=${digest}`
  const widthsIn = (type: string) =>
    [...(sources.find((one) => one.type === type)?.srcSet.matchAll(/ (\d+)w/g) ?? [])].map(
      ([, digits]) => Number(digits),
    )
  const [avif, jpegs] = [widthsIn('image/avif'), widthsIn('image/jpeg').length]
  const colour = tint === usualTint ? '' : tint.replace('tint-', '')
  if (tall !== undefined) return [width, height, version, colour, avif, jpegs, tall]
  if (avif.length > 0) return [width, height, version, colour, avif, jpegs]
  return colour ? [width, height, version, colour] : [width, height, version]
}

const usualTint = 'tint-paper'
