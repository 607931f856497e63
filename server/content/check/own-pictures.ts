import { violationAt } from '../load/document.ts'
import type { Document, Path } from '../load/document.ts'
import type { Documents } from '../load/documents.ts'
import type { Knot } from '../schema/guidance.ts'
import { goodIn } from './check.ts'
import type { Check, Violations } from './check.ts'

/** A picture that bears the name of one thing is not shown on another. */
export const picturesAreTheirOwn: Check = function* (documents) {
  const { products, giftVouchers } = documents
  const drawn = new Set(Object.keys(documents.pictures?.value ?? {}).map(stemOf))
  for (const product of goodIn(products)) {
    const { slug, image, filter_image: small } = product.value
    for (const [key, picture] of [
      ['image', image],
      ['filter_image', small],
    ] as const) {
      const other = stemOf(picture ?? '')
      // Until its own is drawn, a thing may borrow one.
      if (other === slug || !products.has(other) || !drawn.has(slug)) continue
      const message = `is the picture of ${other}.json`
      yield violationAt(product, [key], message, `name the picture of ${slug}`)
    }
  }
  const vouchers = giftVouchers?.value.vouchers ?? []
  const codes = new Set(vouchers.map(({ code }) => code.toLowerCase()))
  for (const [index, { code, image }] of vouchers.entries()) {
    const other = stemOf(image ?? '')
    const own = code.toLowerCase()
    if (!giftVouchers || other === own || !codes.has(other) || !drawn.has(own)) continue
    const message = `is the picture of ${other.toUpperCase()}`
    yield violationAt(giftVouchers, ['vouchers', index, 'image'], message, `name that of ${code}`)
  }
  yield* knotsAreDrawn(documents)
}

/** `crew-beanie` of `/images/products/crew-beanie-800.jpg`. */
function stemOf(picture: string): string {
  return picture.replace(/^.*\//, '').replace(/(?:-\d{2,4})?\.\w+$/, '')
}

const drawing = /^(?:knot-)?(.+)-(\d{1,2})$/

function* knotsAreDrawn({ knots }: Documents): Violations {
  for (const knot of goodIn(knots)) {
    const drawings = knot.value.pictures.map((picture) => drawing.exec(stemOf(picture)))
    if (drawings.every((one) => one !== null && one[1] !== knot.value.slug)) continue
    const strange = drawings.findIndex((one) => isOfAnother(one?.[1], knot, knots))
    if (strange >= 0) {
      const message = `is a picture of ${drawings[strange]?.[1]}.json`
      yield violationAt(knot, ['pictures', strange], message, 'name one of this knot')
    } else if (drawings.every((one) => one !== null)) {
      yield* drawingsFollow(
        knot,
        drawings.map((one) => Number(one[2])),
      )
    }
  }
}

function isOfAnother(slug: string | undefined, knot: Document<Knot>, knots: Documents['knots']) {
  return slug !== undefined && slug !== knot.value.slug && knots.has(slug)
}

function* drawingsFollow(knot: Document<Knot>, numbers: readonly number[]): Violations {
  const { steps } = knot.value
  const wrong = numbers.findIndex((number, index) => number !== index + 1)
  if (wrong >= 0) {
    const path: Path = ['pictures', wrong]
    const message = `has the number ${numbers[wrong]} and stands in place ${wrong + 1}`
    yield violationAt(knot, path, message, 'put the pictures in the order of the steps')
  } else if (numbers.length !== steps.length && numbers.length > 1) {
    const message = `there are ${steps.length} steps and ${numbers.length} pictures`
    const remedy = 'give each step its picture, and each picture its step'
    yield violationAt(knot, ['steps'], message, remedy)
  }
}
