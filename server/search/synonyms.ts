import { wordsIn } from './words.ts'

/** Words that mean the same, or nearly, to somebody who looks for one of them. */
const groups: readonly (readonly string[])[] = [
  ['skipper', 'captain'],
  ['mob', 'man overboard', 'person overboard', 'crew overboard'],
  ['icc', 'international certificate of competence', 'international certificate'],
  ['vhf', 'src', 'marine radio', 'short range certificate', 'radio licence'],
  ['start yachting', 'sy'],
  ['competent crew', 'cc', 'comp crew'],
  ['day skipper', 'ds'],
  ['coastal skipper', 'cs'],
  ['yachtmaster', 'ym', 'yacht master'],
  ['yachtmaster offshore', 'ymo'],
  ['essential navigation', 'ens'],
  ['powerboat', 'pb2', 'motorboat', 'rib'],
  ['ppr', 'professional practices and responsibilities'],
  ['cevni', 'inland waterways', 'canals'],
  ['dofe', 'd of e', 'duke of edinburgh'],
  ['colregs', 'collision regulations', 'rules of the road', 'irpcs'],
  ['mile builder', 'mile building', 'miles'],
  ['gift voucher', 'gift card', 'voucher', 'present'],
  ['merchandise', 'shop', 'books'],
  ['refund', 'refunds', 'money back', 'cancellation', 'cancel'],
  ['seasick', 'sea sick', 'seasickness', 'sea sickness'],
  ['ropework', 'knots', 'knot', 'rope work'],
  ['beginner', 'novice', 'no experience', 'never sailed', 'first time'],
  ['kit', 'clothes', 'clothing', 'oilskins', 'packing list', 'what to bring'],
  ['food', 'meals', 'diet', 'vegetarian'],
  ['cabin', 'berth', 'bunk', 'accommodation'],
  ['own boat', 'own yacht'],
  ['alone', 'solo', 'single'],
  ['family', 'children', 'kids', 'teenagers'],
  ['exam', 'examination'],
  ['spinnaker', 'cruising chute', 'kite'],
  ['gaff', 'old gaffer', 'traditional'],
  ['job', 'career', 'professional', 'commercially endorsed'],
  ['charter', 'hire', 'rent'],
  ['telephone', 'phone', 'address', 'email', 'contact'],
  ['disabled', 'disability', 'accessibility', 'wheelchair'],
]

interface Phrase {
  readonly words: readonly string[]
  readonly others: readonly string[]
}

/**
 * What people may say in place of words that stand in a text. It is added to what is searched, so that
 * a query needs no translating.
 * @param words as `wordsIn` gives them
 */
export function synonymsOf(words: readonly string[]): string[] {
  const found = new Set<Phrase>()
  words.forEach((word, place) => {
    for (const phrase of phrasesByFirstWord.get(word) ?? []) {
      if (phrase.words.every((part, offset) => words[place + offset] === part)) found.add(phrase)
    }
  })
  return [...new Set([...found].flatMap(({ others }) => others))]
}

const phrasesByFirstWord = new Map<string, Phrase[]>()
for (const group of groups) {
  for (const one of group) {
    const words = wordsIn(one)
    const [first = ''] = words
    const known = phrasesByFirstWord.get(first) ?? []
    const others = group.filter((other) => other !== one)
    phrasesByFirstWord.set(first, [...known, { words, others }])
  }
}
