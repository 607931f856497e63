import { answersOf, readAnswers, walk, writeAnswers } from '#server/level-finder/walk.ts'
import type { PageServices } from '#server/presenters/context.ts'
import { presentQuestion, questionMeta } from '#server/presenters/level-finder/question.ts'
import { presentResult } from '#server/presenters/level-finder/result.ts'
import { notFound, page, redirect, withQuery } from '#server/site/page.ts'
import type { PageHandler } from '#server/site/page.ts'
import type { Site } from '#server/site/site.ts'

/**
 * GET /level-finder/{step}: a question, and after the last one the result. All answers are in the
 * query. An address that comes too early leads to the first question without an answer, one of a
 * question that is not asked to the next that is.
 */
export function levelFinder(services: PageServices): PageHandler<{ readonly step?: string }> {
  const { links } = services
  const declared = ({ content }: Site) => content.levelFinder.questions.map(({ id }) => id)
  return withQuery(declared, (site, { params, query }) => {
    const finder = site.content.levelFinder
    const way = walk(finder, readAnswers(finder, query))
    const path = (step: number) =>
      links.path('web.level-finder.index', { step: String(step) }, writeAnswers(answersOf(way)))
    const last = finder.questions.length + 1

    if (params.step === undefined) return redirect(path(1), 301)
    const step = Number(params.step)
    // Written as we write it.
    if (!/^[1-9]\d{0,2}$/.test(params.step) || step > last) return notFound()

    const { open, stations } = way
    if (open && open.step < step) return redirect(path(open.step))
    if (step === last) {
      const { props, meta } = presentResult({ ...services, site, way, path })
      return page('level-finder/result', props, meta)
    }

    const station = stations[step - 1]
    if (station?.asked === 'yes') {
      const props = presentQuestion(station, { way, path })
      const meta = questionMeta(station, site.content.company.brand, path)
      return page('level-finder/question', props, meta)
    }
    const next = stations.find((one) => one.step > step && one.asked === 'yes')
    return redirect(path(next?.step ?? last))
  })
}
