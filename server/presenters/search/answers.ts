import type { Content } from '#server/content/content.ts'
import type { DirectAnswer } from '#server/props/search-page.ts'
import type { TopicAnswer } from '#server/search/topics.ts'
import { plainText } from '#server/search/words.ts'
import type { Links } from '../context.ts'

/** What staff say to a query, with the page that says more: a question's first sentences. */
export function presentAnswer(
  { questions }: Content,
  links: Links,
  answer: TopicAnswer | null,
): DirectAnswer | null {
  if (!answer) return null
  if ('text' in answer) return { title: titled(answer.title), text: answer.text, link: answer.link }
  const asked = questions.find(({ id }) => id === answer.question)
  if (!asked) return null
  return {
    title: titled(answer.title),
    text: opening(plainText(asked.answer)),
    link: { label: asked.question, href: `${links.path('web.info.faq')}#${asked.id}` },
  }
}

function titled(title: string): string {
  return title.endsWith('?') ? title : `${title}:`
}

/** As many whole sentences as are read at a glance; one at least. */
function opening(text: string): string {
  const sentences = text.match(/.+?[.!?](?=\s|$)\s*/g) ?? [text]
  let told = ''
  for (const sentence of sentences) {
    if (told !== '' && told.length + sentence.length > atAGlance) break
    told += sentence
  }
  return told.trim()
}

const atAGlance = 170
