import { SiteLink } from '#js/components/site-link.tsx'
import type { LevelResultProps } from '#server/props/level-finder.ts'

const link = 'inline-flex min-h-11 items-center text-tide-deep underline underline-offset-4'

/** What was answered, each with the way back to its question. */
export function YourAnswers({
  answers,
  restartHref,
}: Pick<LevelResultProps, 'answers' | 'restartHref'>) {
  return (
    <section aria-labelledby="your-answers" className="rounded-card bg-white p-6 shadow-card">
      <h2 id="your-answers" className="text-card">
        Your answers
      </h2>
      <ul className="mt-3 divide-y divide-line">
        {answers.map(({ question, answer, href }) => (
          <li key={href} className="flex items-center justify-between gap-4 py-2">
            <p className="min-w-0">
              <span className="block text-sm">{question}</span>
              <span className="font-semibold text-ink">{answer}</span>
            </p>
            <SiteLink href={href} className={link}>
              Change<span className="sr-only">: {question}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
      <p className="mt-2">
        <SiteLink href={restartHref} className={`${link} font-semibold`}>
          Start again
        </SiteLink>
      </p>
    </section>
  )
}
