import type { AnswerBlock, QuestionProps } from '#server/props/info-pages.ts'

interface FilteredQuestions {
  /** The page's blocks with the questions that are left; a heading without any is left out. */
  readonly blocks: readonly AnswerBlock[]
  readonly found: number
  readonly total: number
}

/** So few answers are read at once: they stand open. */
const shownOpen = 3

/**
 * The questions that hold every one of the words, in themselves or in their answers, whatever their
 * case and their accents. No words: all of them.
 */
export function filterQuestions(blocks: readonly AnswerBlock[], words: string): FilteredQuestions {
  const wanted = plain(words).split(' ').filter(Boolean).map(stem)
  const isWanted = ({ question, answer }: QuestionProps) => {
    const text = plain(`${question} ${withoutTags(answer)}`)
    return wanted.every((word) => text.includes(word))
  }
  const total = count(blocks)
  if (wanted.length === 0) return { blocks, total, found: total }

  const left = blocks.flatMap((block): AnswerBlock[] => {
    if (block.type !== 'questions') return [block]
    const questions = block.questions.filter(isWanted)
    return questions.length > 0 ? [{ ...block, questions }] : []
  })
  const found = count(left)
  const isOpen = found <= shownOpen
  return {
    found,
    total,
    blocks: left.map((block) => (block.type === 'questions' ? { ...block, isOpen } : block)),
  }
}

function count(blocks: readonly AnswerBlock[]): number {
  return blocks.reduce(
    (sum, block) => (block.type === 'questions' ? sum + block.questions.length : sum),
    0,
  )
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .replaceAll(/[^\p{L}\d£]+/gu, ' ')
}

// `refunds` is to find what says `refund`, too.
function stem(word: string): string {
  return word.length > 3 ? word.replace(/s$/, '') : word
}

function withoutTags(html: string): string {
  return html.replaceAll(/<[^>]*>/g, ' ').replaceAll('&amp;', '&')
}
