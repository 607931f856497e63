import { cardsAreRight } from './cards.ts'
import { idsDiffer } from './ids.ts'
import { levelFinderIsWhole } from './level-finder.ts'
import { limitsAreInOrder } from './limits.ts'
import { menuItemsLead } from './menus.ts'
import { catalogueIsNamed } from './names.ts'
import { pagesAreWhole } from './pages.ts'
import { picturesExist } from './pictures.ts'
import { pricesMakeSense } from './prices.ts'
import { referencesLead } from './references.ts'
import type { Rule } from './rule.ts'

/** The rules that need nothing but the content itself. */
export const rules: readonly Rule[] = [
  catalogueIsNamed,
  pricesMakeSense,
  limitsAreInOrder,
  referencesLead,
  cardsAreRight,
  menuItemsLead,
  idsDiffer,
  levelFinderIsWhole,
  pagesAreWhole,
  picturesExist,
]
