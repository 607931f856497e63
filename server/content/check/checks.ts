import { picturesHaveAltTexts } from './alt-texts.ts'
import { everybodyHasABerth, yachtsAreAsLongAsTheySay } from './berths.ts'
import { altTextsSayMore } from './blunt-alt-texts.ts'
import { nothingIsInBothLists, nothingIsPartlyInBothLists } from './both-lists.ts'
import { cardsAreRight } from './cards.ts'
import { charactersAreRight, charactersAreSeen } from './characters.ts'
import type { Check, LinkChecker } from './check.ts'
import { contactIsOne, numbersAreOurs, profilesAreTheirs } from './contact-numbers.ts'
import { copyIsTidy } from './copy-shape.ts'
import { copyIsKept } from './copy.ts'
import { coursesHaveAnOrder, partsAreNoMoreThanAll } from './course-order.ts'
import { overridesAreRight } from './date-overrides.ts'
import { dateRulesMakeSense } from './date-rules.ts'
import { nothingIsListedTwice } from './doubled-entries.ts'
import { draftsLeaveNoGap } from './drafts.ts'
import { durationsAgree } from './durations.ts'
import { rowsAreNotEmpty } from './empty-rows.ts'
import { addressesAreClean } from './external-links.ts'
import { daysAreOfTheseYears } from './far-days.ts'
import { fixedMenusHold, menusShowAll, weekendsAreShort } from './fixed-menus.ts'
import { textsAreNoFailures, textsHaveNoMarks } from './foreign-marks.ts'
import { nothingIsFree } from './free-things.ts'
import { homeLeadsOn } from './home-buttons.ts'
import { hoursAndCodesAreRight } from './hours-and-codes.ts'
import { nobodyComesAtNight, rulesGiveDates } from './idle-rules.ts'
import { idsDiffer } from './ids.ts'
import { plansCountTheDays } from './itineraries.ts'
import { leadPicturesDiffer, offersHaveTwoPictures } from './lead-pictures.ts'
import { letterButtonsLead, lettersHold } from './letters.ts'
import { finderAgrees, lastOutcomeHolds } from './level-finder.ts'
import { limitsAreInOrder } from './limits.ts'
import { linksAreReadable, linksAreVisible } from './link-colour.ts'
import { linksSayWhereTheyLead } from './link-texts.ts'
import { linksLead } from './links.ts'
import { listsBeginSoon } from './list-banners.ts'
import { mailReachesUs } from './mail-addresses.ts'
import { roomsAreInPlace, tripsBeginInOnePlace } from './meeting-places.ts'
import { menuItemsLead } from './menus.ts'
import { namesAreSpeltAlike } from './misspelt-names.ts'
import { namesLeadToTheirOffers } from './named-offers.ts'
import { catalogueIsNamed } from './names.ts'
import {
  needsAgree,
  oceanPassagesAreLong,
  partiesBuyTogether,
  wholeYachtsSayForHowMany,
} from './needs.ts'
import { overridesAreConsistent, overridesAreNear } from './override-days.ts'
import { picturesAreTheirOwn } from './own-pictures.ts'
import { pagesAreWhole } from './pages.ts'
import { passportsAreAskedFor } from './passports.ts'
import { daysAreCurrent } from './past-days.ts'
import {
  picturesAreLight,
  picturesAreLightTogether,
  picturesAreWide,
  wordsAreReadable,
} from './picture-files.ts'
import { picturesExist } from './pictures.ts'
import {
  postingIsPlausible,
  postingIsToldRight,
  returnsAreLawful,
  sizesCostMore,
} from './posting.ts'
import { praiseIsPraise, questionsAsk } from './praise.ts'
import { pricesAreInBounds } from './price-bounds.ts'
import { priceDaysMakeSense } from './price-days.ts'
import { pricesMakeSense } from './prices.ts'
import { addressesArePublic } from './private-addresses.ts'
import { openingsDiffer, proseIsEnough, sentencesDiffer } from './prose.ts'
import { figuresAreQuoted, quotationsAreKnown } from './quotations.ts'
import { ratingsHaveSources } from './ratings.ts'
import { redirectsLead } from './redirects.ts'
import { referencesLead } from './references.ts'
import { tripsAreInTheirRegion } from './regions.ts'
import { registeredNumbersFit } from './registered-numbers.ts'
import { contactStandsOnce, countsHold } from './repeated-details.ts'
import { routesAreAsLongAsTold } from './route-lengths.ts'
import { ryaCoursesAreTheirs } from './rya.ts'
import { metaFits, pagesDiffer } from './search-results.ts'
import { searchWordsHold } from './search-vocabulary.ts'
import { seasonsAgree } from './seasons.ts'
import { slugsAreFree } from './static-segments.ts'
import { taxFitsOffers, taxFitsThings } from './tax.ts'
import { refundStepsHold, termsArePlausible } from './terms.ts'
import { praiseIsWhereItBelongs } from './testimonials.ts'
import { timetableHolds } from './timetable.ts'
import { agesAreTold } from './told-ages.ts'
import { toldDaysExist } from './told-days.ts'
import { toldLengthsAgree } from './told-lengths.ts'
import { templatesAreReplaced, textsAreFinished } from './unfinished.ts'
import { everythingIsUsed } from './unused-things.ts'
import { pricesAreUsual } from './usual-prices.ts'
import { vesselsAreWhatTheySay } from './vessels.ts'
import { toldVouchersAreSold, vouchersSayTheirWorth } from './vouchers.ts'
import { sentencesAreWhole } from './whole-sentences.ts'
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
  charactersAreRight,
  textsAreNoFailures,
  templatesAreReplaced,
  contactIsOne,
  nothingIsFree,
  taxFitsOffers,
  returnsAreLawful,
  everybodyHasABerth,
  linksAreVisible,
  rulesGiveDates,
  overridesAreConsistent,
  toldDaysExist,
  coursesHaveAnOrder,
  partsAreNoMoreThanAll,
  nothingIsInBothLists,
  partiesBuyTogether,
  roomsAreInPlace,
  searchWordsHold,
]

/** Those that hold content against the route table. */
export function linkChecks(links: LinkChecker): readonly Check[] {
  return [
    linksLead(links),
    slugsAreFree(links),
    redirectsLead(links),
    draftsLeaveNoGap(links),
    letterButtonsLead(links),
  ]
}

/** Facts that stand in two places, of which one was changed. */
const factsAgree: readonly Check[] = [
  nothingIsPartlyInBothLists,
  needsAgree,
  oceanPassagesAreLong,
  ryaCoursesAreTheirs,
  plansCountTheDays,
  toldLengthsAgree,
  agesAreTold,
  passportsAreAskedFor,
  namesAreSpeltAlike,
  tripsBeginInOnePlace,
  tripsAreInTheirRegion,
  picturesAreTheirOwn,
  praiseIsWhereItBelongs,
  termsArePlausible,
  finderAgrees,
  sizesCostMore,
  wholeYachtsSayForHowMany,
  vesselsAreWhatTheySay,
]

/** What pictures are for: each shows something of its own, to everybody. */
const picturesServe: readonly Check[] = [
  picturesHaveAltTexts,
  wordsAreReadable,
  offersHaveTwoPictures,
  leadPicturesDiffer,
]

/** What the menus and the home page lead to. */
const linksLeadOn: readonly Check[] = [fixedMenusHold, menusShowAll, weekendsAreShort, homeLeadsOn]

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
    ...picturesServe,
    metaFits,
    listsBeginSoon,
    pagesDiffer,
    ratingsHaveSources,
    pricesAreUsual,
    daysAreCurrent(today),
    everythingIsUsed,
    ...linksLeadOn,
    proseIsEnough,
    openingsDiffer,
    sentencesDiffer,
    contactStandsOnce,
    countsHold,
    figuresAreQuoted,
    wordingIsFinished,
    charactersAreSeen,
    textsHaveNoMarks,
    textsAreFinished,
    sentencesAreWhole,
    copyIsTidy,
    linksSayWhereTheyLead,
    addressesArePublic,
    mailReachesUs,
    profilesAreTheirs,
    numbersAreOurs,
    registeredNumbersFit,
    vouchersSayTheirWorth,
    toldVouchersAreSold,
    postingIsPlausible,
    postingIsToldRight,
    namesLeadToTheirOffers,
    hoursAndCodesAreRight,
    yachtsAreAsLongAsTheySay,
    durationsAgree,
    seasonsAgree,
    nothingIsListedTwice,
    linksAreReadable,
    nobodyComesAtNight,
    overridesAreNear(today),
    lettersHold(today),
    daysAreOfTheseYears(today),
    routesAreAsLongAsTold,
    pricesAreInBounds,
    rowsAreNotEmpty,
    praiseIsPraise,
    taxFitsThings,
    questionsAsk,
    altTextsSayMore,
    ...factsAgree,
  ]
}
