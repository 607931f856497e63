import { picturesHaveAltTexts } from './alt-texts.ts'
import { cardsAreRight } from './cards.ts'
import type { Check, LinkChecker } from './check.ts'
import { copyIsKept } from './copy.ts'
import { overridesAreRight } from './date-overrides.ts'
import { dateRulesMakeSense } from './date-rules.ts'
import { draftsLeaveNoGap } from './drafts.ts'
import { addressesAreClean } from './external-links.ts'
import { fixedMenusHold, menusShowAll } from './fixed-menus.ts'
import { idsDiffer } from './ids.ts'
import { lastOutcomeHolds } from './level-finder.ts'
import { limitsAreInOrder } from './limits.ts'
import { linksLead } from './links.ts'
import { menuItemsLead } from './menus.ts'
import { catalogueIsNamed } from './names.ts'
import { pagesAreWhole } from './pages.ts'
import { daysAreCurrent } from './past-days.ts'
import {
  picturesAreLight,
  picturesAreLightTogether,
  picturesAreWide,
  wordsAreReadable,
} from './picture-files.ts'
import { picturesExist } from './pictures.ts'
import { priceDaysMakeSense } from './price-days.ts'
import { pricesMakeSense } from './prices.ts'
import { openingsDiffer, proseIsEnough, sentencesDiffer } from './prose.ts'
import { figuresAreQuoted, quotationsAreKnown } from './quotations.ts'
import { ratingsHaveSources } from './ratings.ts'
import { redirectsLead } from './redirects.ts'
import { referencesLead } from './references.ts'
import { contactStandsOnce, countsHold } from './repeated-details.ts'
import { metaFits, pagesDiffer } from './search-results.ts'
import { slugsAreFree } from './static-segments.ts'
import { refundStepsHold } from './terms.ts'
import { timetableHolds } from './timetable.ts'
import { everythingIsUsed } from './unused-things.ts'
import { pricesAreUsual } from './usual-prices.ts'
import { wordingIsFinished } from './wording.ts'

/** The checks that need nothing but the content itself. Whatever breaks one is an error. */
export const contentChecks: readonly Check[] = [
  catalogueIsNamed,
  pricesMakeSense,
  priceDaysMakeSense,
  limitsAreInOrder,
  dateRulesMakeSense,
  timetableHolds,
  overridesAreRight,
  referencesLead,
  cardsAreRight,
  menuItemsLead,
  idsDiffer,
  lastOutcomeHolds,
  refundStepsHold,
  quotationsAreKnown,
  pagesAreWhole,
  picturesExist,
]

/** Those that hold content against the route table. */
export function linkChecks(links: LinkChecker): readonly Check[] {
  return [linksLead(links), slugsAreFree(links), redirectsLead(links), draftsLeaveNoGap(links)]
}

export interface Circumstances {
  /** `YYYY-MM-DD`: what is past and what is to come. */
  readonly today: string
  /** What `/` of the site's addresses is. */
  readonly publicFolder: string
}

/** The checks whose violations stop nobody: warnings. A server that starts does not run them. */
export function advice({ today, publicFolder }: Circumstances): readonly Check[] {
  return [
    copyIsKept,
    addressesAreClean,
    picturesAreWide,
    picturesAreLight(publicFolder),
    picturesAreLightTogether(publicFolder),
    picturesHaveAltTexts,
    wordsAreReadable,
    metaFits,
    pagesDiffer,
    ratingsHaveSources,
    pricesAreUsual,
    daysAreCurrent(today),
    everythingIsUsed,
    fixedMenusHold,
    menusShowAll,
    proseIsEnough,
    openingsDiffer,
    sentencesDiffer,
    contactStandsOnce,
    countsHold,
    figuresAreQuoted,
    wordingIsFinished,
  ]
}
