import type { Accident } from './accident.ts'
import { dateSlips, numberSlipsOfOffers, priceSlips, tieSlips } from './business.ts'
import { savedOtherwise } from './bytes.ts'
import { offerSlips, placeSlips, thingSlips, tornFacts } from './facts.ts'
import { filesBeside } from './files-beside.ts'
import { wholeFileSlips } from './files.ts'
import { numberSlips, wordSlips } from './syntax.ts'
import { contactSlips, toldDaySlips, toldFactSlips } from './told-things.ts'
import { addressSlips } from './values.ts'
import { characterSlips, markSlips, sentenceSlips, unfinishedSlips } from './words.ts'

export const accidents: readonly Accident[] = [
  ...savedOtherwise,
  ...filesBeside,
  ...wholeFileSlips,
  ...numberSlips,
  ...wordSlips,
  ...characterSlips,
  ...markSlips,
  ...unfinishedSlips,
  ...sentenceSlips,
  ...addressSlips,
  ...priceSlips,
  ...numberSlipsOfOffers,
  ...tieSlips,
  ...dateSlips,
  ...toldDaySlips,
  ...contactSlips,
  ...toldFactSlips,
  ...offerSlips,
  ...placeSlips,
  ...thingSlips,
  ...tornFacts,
]
