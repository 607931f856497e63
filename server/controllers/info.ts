import type { PlainName } from '#routes/index.ts'
import { companyNode } from '#server/head/structured-data/company.ts'
import type { PageServices } from '#server/presenters/context.ts'
import { isForAnswers, isForGuides } from '#server/presenters/info/block-kinds.ts'
import { bannerMeta, presentBlocks } from '#server/presenters/info/blocks.ts'
import { notFound, page, withQuery } from '#server/site/page.ts'
import type { PageHandler } from '#server/site/page.ts'
import type { Site } from '#server/site/site.ts'

/**
 * GET of routes whose page staff wrote, by their names: a guide, a page of questions, which `?q=`
 * narrows, or a page of text.
 */
export function infoPage(services: PageServices) {
  const declared = (name: PlainName) => (site: Site) =>
    site.content.pages.get(name)?.blocks.some(({ type }) => type === 'questions') ? asking : []

  return (name: PlainName): PageHandler =>
    withQuery(declared(name), (site, { query }) => {
      const file = site.content.pages.get(name)
      if (!file) return notFound()
      const blocks = presentBlocks(file.blocks, { ...services, site })
      const meta = {
        ...bannerMeta(file, site.content.pictures),
        canonical: services.links.path(name),
        nodes: ofTheCompany.includes(name) ? [companyNode(site.content.company)] : [],
      }
      const isAnswers = blocks.every(isForAnswers)
      const hasQuestions = isAnswers && blocks.some(({ type }) => type === 'questions')
      const asked = hasQuestions ? textOf(query['q']) : undefined
      const props = {
        banner: file.banner,
        breadcrumbs: { above: [], here: file.name },
        blocks: isAnswers ? blocks : blocks.filter(isForGuides),
        asked,
      }
      // Questions that were narrowed are the same page, which search engines have already.
      return page('info/page', props, { ...meta, isIndexed: meta.isIndexed && !asked })
    })
}

const asking = ['q'] as const

/** Longer than any question: nobody types more by hand. */
const mostLetters = 120

function textOf(asked: unknown): string {
  return typeof asked === 'string' ? asked.trim().slice(0, mostLetters) : ''
}

/** The pages that say who the company is, and how to reach it. */
const ofTheCompany: readonly PlainName[] = ['web.info.about', 'web.info.contact-us']
