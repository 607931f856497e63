import { cardsAreRight } from './cards.ts'
import { idsDiffer } from './ids.ts'
import { menuItemsLead } from './menus.ts'
import { offersAreNamed } from './offers.ts'
import { picturesExist } from './pictures.ts'
import { offersHavePrices } from './prices.ts'
import type { Rule } from './rule.ts'

/** The rules that need nothing but the content itself. */
export const rules: readonly Rule[] = [
  offersAreNamed,
  offersHavePrices,
  cardsAreRight,
  menuItemsLead,
  idsDiffer,
  picturesExist,
]
