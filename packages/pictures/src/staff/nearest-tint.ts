import type { Sharp } from 'sharp'
import tokens from '../../../../tailwind.config.ts'

const tints = Object.entries(tokens.theme.colors.tint).map(([name, hex]) => ({
  name: `tint-${name}`,
  colour: [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)),
}))

/** The tint class of the site's stylesheet that is nearest to a picture's mean colour. */
export async function tintNear(image: Sharp): Promise<string> {
  const mean = await image.resize(1, 1, { fit: 'fill' }).removeAlpha().raw().toBuffer()
  const away = (colour: readonly number[]) =>
    Math.hypot(...colour.map((value, channel) => value - (mean[channel] ?? 0)))
  const [nearest] = tints.toSorted((a, b) => away(a.colour) - away(b.colour))
  if (!nearest) throw new Error('[art] found no tint among the colours of tailwind.config.ts')
  return nearest.name
}
