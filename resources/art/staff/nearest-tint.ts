import { readFile } from 'node:fs/promises'
import type { Sharp } from 'sharp'

const styles = new URL('../../css/app.css', import.meta.url)

/** The tint class of the site's stylesheet that is nearest to a picture's mean colour. */
export async function tintNear(image: Sharp): Promise<string> {
  const mean = await image.resize(1, 1, { fit: 'fill' }).removeAlpha().raw().toBuffer()
  const tints = tintsIn(await readFile(styles, 'utf8'))
  const away = (colour: readonly number[]) =>
    Math.hypot(...colour.map((value, channel) => value - (mean[channel] ?? 0)))
  const [nearest] = tints.toSorted((a, b) => away(a.colour) - away(b.colour))
  if (!nearest) throw new Error(`found no tint class in ${styles.pathname}`)
  return nearest.name
}

function tintsIn(css: string) {
  const found = css.matchAll(/\.(tint-[a-z]+)\s*{\s*background-color:\s*#([\da-f]{6})/g)
  return [...found].map(([, name = '', hex = '']) => ({
    name,
    colour: [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)),
  }))
}
