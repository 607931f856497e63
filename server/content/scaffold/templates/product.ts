import type { z } from 'zod'
import type { product } from '../../schema/product.ts'
import { draftStart } from './draft.ts'
import type { TemplateFacts } from './template.ts'

/** A thing from the shop, as a draft. */
export function newProduct(facts: TemplateFacts): z.input<typeof product> {
  return {
    ...draftStart(facts),
    kind: 'gear',
    ability: 'beginner',
    price: 20,
    vat: 'standard',
    package_type: 'Small Parcel',
    image: null,
    meta_description:
      'Write one sentence for search results: what this is, what it is good for, and who will be glad of it.',
    intro_description: 'Write one or two sentences that stand under the name on its page.',
    description: ['Write here what it is, what it is made of, and when people will use it.'],
    for_courses: [],
  }
}
