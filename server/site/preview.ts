import { withDrafts } from '#server/content/content.ts'
import type { Clock } from './clock.ts'
import type { PageResult } from './page.ts'
import { createSiteSource } from './site.ts'
import type { Site, SiteFiles, SiteSource } from './site.ts'
import { travellingSite } from './time-travel.ts'

/** The site as if every draft were published, of the day that the request in hand has travelled to. */
export function draftSite(files: { current(): SiteFiles }, clock: Clock): SiteSource {
  const drafting = {
    current(): SiteFiles {
      const { content, version } = files.current()
      return { content: withDrafts(content), version }
    },
  }
  return travellingSite(createSiteSource(drafting, clock), drafting)
}

/** A page of another site than visitors see, which says so. */
export function asPreview(result: PageResult, site: Site, text: string): PageResult {
  if (result.kind !== 'page') return result
  return { ...result, preview: { site, text }, meta: { ...result.meta, isIndexed: false } }
}

/**
 * In development a draft is looked at by its address: where it is the only page, or the draft of an
 * information page that the route answers.
 * @param answer what the route answers on the site with drafts.
 */
export function draftInstead(
  routeName: string,
  published: PageResult,
  answer: () => PageResult,
  drafts: SiteSource,
): PageResult {
  const site = drafts.current()
  const isPage = site.content.drafts.pages.has(routeName)
  if (!isPage && published.kind !== 'not-found') return published
  return asPreview(answer(), site, draftText)
}

const draftText = 'This is a draft. Visitors see it once "draft" is taken out of its file.'
