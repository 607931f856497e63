import { advisedCopy } from './advised-copy.ts'
import { advisedLetters } from './advised-letters.ts'
import { advisedLinks } from './advised-links.ts'
import { advisedFacts } from './advised-numbers.ts'
import { advisedPictures } from './advised-pictures.ts'
import { advisedProse } from './advised-prose.ts'
import { advisedTerms } from './advised-terms.ts'
import { advisedWhole } from './advised-whole.ts'
import { advisedWords } from './advised-words.ts'
import type { BrokenContent } from './broken-content.ts'

/** Well kept content, what somebody did to it, and all that the check then says or warns of. */
export const advisedContent: readonly BrokenContent[] = [
  ...advisedCopy,
  ...advisedLinks,
  ...advisedPictures,
  ...advisedWords,
  ...advisedProse,
  ...advisedWhole,
  ...advisedTerms,
  ...advisedFacts,
  ...advisedLetters,
]
