import { violationAt } from '../load/document.ts'
import type { Check } from './check.ts'

const leastStars = 3

/** A customer whom the site quotes was content: one star is a slip for five. */
export const praiseIsPraise: Check = function* ({ testimonials }) {
  for (const [index, { score }] of (testimonials?.value.testimonials ?? []).entries()) {
    if (!testimonials || score >= leastStars) continue
    const message = `${score} ${score === 1 ? 'star' : 'stars'} is no praise`
    yield violationAt(testimonials, ['testimonials', index, 'score'], message, 'look for a slip')
  }
}

/** A question ends like one. */
export const questionsAsk: Check = function* ({ faq }) {
  for (const [index, { question }] of (faq?.value.questions ?? []).entries()) {
    if (!faq || /\?["’”)]?$/.test(question.trim())) continue
    const path = ['questions', index, 'question']
    yield violationAt(faq, path, 'has no ? at its end', 'write it as a question')
  }
}
