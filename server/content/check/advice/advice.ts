import type { Rule } from '../rule.ts'
import { picturesHaveWords } from './alt-texts.ts'
import { copyIsKept } from './copy.ts'
import { pricesAreUsual } from './day-prices.ts'
import { addressesAreClean } from './external-links.ts'
import { metaFits } from './meta-lengths.ts'
import { daysAreCurrent } from './past-days.ts'
import { picturesAreWide } from './picture-sizes.ts'
import { picturesAreLight } from './picture-weights.ts'
import { ratingsHaveSources } from './ratings.ts'
import { pagesDiffer } from './same-words.ts'
import { everythingIsUsed } from './unused-things.ts'
import { wordsAreReadable } from './words-on-pictures.ts'

export interface Circumstances {
  /** `YYYY-MM-DD`: what is past and what is to come. */
  readonly today: string
  /** What `/` of the site's addresses is. */
  readonly publicFolder: string
}

/** The rules whose findings stop nobody: warnings. A server that starts does not run them. */
export function advice({ today, publicFolder }: Circumstances): readonly Rule[] {
  return [
    copyIsKept,
    addressesAreClean,
    picturesAreWide,
    picturesAreLight(publicFolder),
    picturesHaveWords,
    wordsAreReadable,
    metaFits,
    pagesDiffer,
    ratingsHaveSources,
    pricesAreUsual,
    daysAreCurrent(today),
    everythingIsUsed,
  ]
}
