import { singular } from './words.ts'

/** Says too little to be looked for beside other words. */
export function isStopWord(word: string): boolean {
  return stopWords.has(word)
}

/** Says something, but what has it not may be meant all the same: it counts, and is not asked for. */
export function isSoftWord(word: string): boolean {
  return softWords.has(singular(word))
}

const stopWords: ReadonlySet<string> = new Set(
  (
    'a about am an and any are as at be been but by can cannot cant could did do does doesnt doing dont either for from get ' +
    'getting give go going got had has have having he hello her here hi him his how i id if ill im in into is it its ive just let like ' +
    'looking me might much must my need needed of on or our please s shall she should so some something t than thank thanks that the their them ' +
    'then there they thing think this those to too us very via was we were what whats when where which who whos why will with without ' +
    'wont would you your youre weve theyre havent hasnt isnt wasnt arent didnt couldnt shouldnt wouldnt really actually maybe ' +
    'bit because ever even still already out up anything left spaces slots'
  ).split(' '),
)

const softWords: ReadonlySet<string> = new Set(
  (
    'sailing sail sailor board aboard onboard course trip holiday week yacht boat day people person place rya uk england british good best nice great find ' +
    'info information available new one all more every other max min early late end mid start near nearby local next last take do come ' +
    'bring join want book buy learn long first time only no not if year month time sea water included include allowed ' +
    'total complete absolute weekend cost price much many pass before after use using used better best than difference between non proper mad ' +
    'dad mum mother father husband wife boyfriend girlfriend partner brother sister friend uncle aunt grandad grandma ' +
    'monday tuesday wednesday thursday friday saturday sunday'
  ).split(' '),
)
