import { cardsAreRight } from './cards.ts'
import { overridesAreRight } from './date-overrides.ts'
import { dateRulesMakeSense } from './date-rules.ts'
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
import { timetableHolds } from './timetable.ts'

/** The rules that need nothing but the content itself. */
export const rules: readonly Rule[] = [
  catalogueIsNamed,
  pricesMakeSense,
  limitsAreInOrder,
  dateRulesMakeSense,
  timetableHolds,
  overridesAreRight,
  referencesLead,
  cardsAreRight,
  menuItemsLead,
  idsDiffer,
  levelFinderIsWhole,
  pagesAreWhole,
  picturesExist,
]
