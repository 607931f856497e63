import { faultAtPath } from '../load/document.ts'
import type { Rule } from './rule.ts'

/** Only an offer on enquiry may be without a price. */
export const offersHavePrices: Rule = ({ courses, holidays }) =>
  [...courses.values(), ...holidays.values()].flatMap((document) =>
    document && document.value.price === null && document.value.sale_unit !== 'enquiry'
      ? [
          faultAtPath(
            document,
            ['price'],
            'is null, which means on enquiry',
            `write the price, or "enquiry" as sale_unit instead of "${document.value.sale_unit}"`,
          ),
        ]
      : [],
  )
