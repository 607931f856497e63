import type { PlainName } from '#routes/index.ts'
import type { Course } from '#server/content/schema/course.ts'
import type { OfferPageProps } from '#server/props/offer-page.ts'
import { notFound, page } from '#server/site/page.ts'
import type { PageHandler, PageResult } from '#server/site/page.ts'
import type { Site } from '#server/site/site.ts'
import type { Links } from '../links.ts'
import { offerHref } from '../offer-href.ts'
import { beforeCourse } from './detail/before-you-come.ts'
import { courseFacts } from './detail/course-facts.ts'
import { courseCrumbs } from './detail/crumbs.ts'
import { offerMeta } from './detail/offer-meta.ts'
import { offerProps } from './detail/offer-props.ts'
import { relatedToCourse } from './detail/related-tabs.ts'

/** GET /rya-courses/{slug}: one course. */
export function coursePage(links: Links): PageHandler<{ readonly slug: string }> {
  return (site, { params }) => {
    const course = site.content.courses.get(params.slug)
    return course ? courseAnswer(site, links, course) : notFound()
  }
}

/** A course whose page has a route of its own, which takes no slug. */
export function namedCoursePage(links: Links, name: PlainName, slug: string): PageHandler {
  return (site) => {
    const course = site.content.courses.get(slug)
    return course ? courseAnswer(site, links, course, links.path(name)) : notFound()
  }
}

function courseAnswer(
  site: Site,
  links: Links,
  course: Course,
  canonical = offerHref(links, 'course', course),
): PageResult {
  const { content } = site
  const props: OfferPageProps = {
    ...offerProps(site, links, course),
    breadcrumbs: courseCrumbs(course),
    facts: courseFacts(course),
    syllabus: course.syllabus,
    trip: null,
    beforeYouCome: beforeCourse(course, { content, links }),
    related: relatedToCourse(content, course),
  }
  return page('offers/offer', props, offerMeta(course, content.company.brand, canonical))
}
