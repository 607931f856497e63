import { answersOf, readAnswers, walk, writeAnswers } from '#server/level-finder/walk.ts'
import { notFound, redirect } from '#server/site/page.ts'
import type { PageHandler } from '#server/site/page.ts'
import type { Showing } from '../showing.ts'
import { questionPage } from './question-page.ts'
import { resultPage } from './result-page.ts'

/**
 * GET /level-finder/{step}: a question, and after the last one the result. All answers are in the
 * query. An address that comes too early leads to the first question without an answer, one of a
 * question that is not asked to the next that is.
 */
export function levelFinder(showing: Showing): PageHandler<{ readonly step?: string }> {
  const { links } = showing
  return (site, { params, query }) => {
    const finder = site.content.levelFinder
    const way = walk(finder, readAnswers(finder, query))
    const path = (step: number) =>
      links.path('web.level-finder.index', { step: String(step) }, writeAnswers(answersOf(way)))
    const last = finder.questions.length + 1

    if (params.step === undefined) return redirect(path(1), 301)
    const step = stepOf(params.step)
    if (step === null || step > last) return notFound()

    const { open, stations } = way
    if (open && open.step < step) return redirect(path(open.step))
    if (step === last) return resultPage({ ...showing, site, way, path })

    const station = stations[step - 1]
    if (station?.asked === 'yes') return questionPage({ site, way, path }, station)
    const next = stations.find((one) => one.step > step && one.asked === 'yes')
    return redirect(path(next?.step ?? last))
  }
}

/** The number in an address, written as we write it. */
function stepOf(text: string): number | null {
  return /^[1-9]\d{0,2}$/.test(text) ? Number(text) : null
}
