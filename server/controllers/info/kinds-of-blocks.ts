import type { AnswerBlock, GuideBlock, PlainBlock, ShownBlock } from '#server/props/info-pages.ts'

/** May every page hold this block? What only guides hold is left out elsewhere. */
export function isPlain(block: ShownBlock): block is PlainBlock {
  return Object.hasOwn(plain, block.type)
}

/** May a guide hold this block? The content check refuses a form on one. */
export function isForGuides(block: ShownBlock): block is GuideBlock {
  return block.type !== 'enquiry'
}

/** May a page of words or of questions hold this block? */
export function isForAnswers(block: ShownBlock): block is AnswerBlock {
  return Object.hasOwn(forAnswers, block.type)
}

const plain: Readonly<Record<PlainBlock['type'], true>> = {
  text: true,
  overview: true,
  picture: true,
  'picture-and-text': true,
  facts: true,
  points: true,
  offers: true,
  enquiry: true,
  'call-to-action': true,
}

const forAnswers: Readonly<Record<AnswerBlock['type'], true>> = {
  ...plain,
  questions: true,
  kit: true,
  contact: true,
}
