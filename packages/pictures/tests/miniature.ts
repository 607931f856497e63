import sharp from 'sharp'

/** A picture brought down to 24 pixels wide, by default a square, of red, green and blue. */
export function miniature(svg: string, height = 24): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: 18 })
    .resize(24, height, { fit: 'fill' })
    .flatten({ background: '#ffffff' })
    .removeAlpha()
    .raw()
    .toBuffer()
}

/** The mean difference of two pictures' colour values, of 255. */
export function difference(one: Buffer, other: Buffer): number {
  return one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / one.length
}
