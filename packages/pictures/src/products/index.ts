import type { PlainPicture } from '../brand/plain-picture.ts'
import { Drawing } from '../kit/drawing.ts'
import type { Book } from './book/book.ts'
import { paintBook } from './book/paint-book.ts'
import { books } from './books.ts'
import { paintPaper } from './ground.ts'
import { products, things } from './products.ts'
import type { Product } from './products.ts'

const size = 800

const bound: Partial<Record<Product['slug'], Book>> = books
const loose: Partial<Record<Product['slug'], (drawing: Drawing) => void>> = things

/** A picture for every line of the shop, by its slug, in the order of the catalogue. */
export const productPictures: readonly PlainPicture[] = products.map((product) => ({
  name: product.slug,
  path: `/images/products/${product.slug}.svg`,
  width: size,
  height: size,
  tint: 'tint-paper',
  alt: product.alt,
  kind: 'painted',
  draw: () => drawProduct(product),
}))

function drawProduct({ slug, paper }: Product): string {
  const drawing = new Drawing(size, size)
  paintPaper(drawing, paper)
  const book = bound[slug]
  if (book) paintBook(drawing, book)
  else loose[slug]?.(drawing)
  return drawing.toString()
}
