import type { PlainName } from '#routes/index.ts'
import type { Course } from '#server/content/schema/course.ts'
import { offerHref } from '#server/presenters/offer-href.ts'
import type { OfferPageProps } from '#server/props/offer-page.ts'
import { notFound, page } from '#server/site/page.ts'
import type { PageHandler, PageResult } from '#server/site/page.ts'
import type { Site } from '#server/site/site.ts'
import { blocksFor } from '../info/shown-blocks.ts'
import type { Showing } from '../showing.ts'
import { beforeCourse } from './detail/before-you-come.ts'
import { courseFacts } from './detail/course-facts.ts'
import { courseSchema } from './detail/course-schema.ts'
import { courseCrumbs } from './detail/crumbs.ts'
import { datesOnSale } from './detail/dated-offers.ts'
import { offerMeta } from './detail/offer-meta.ts'
import { datesOnPage, offerProps } from './detail/offer-props.ts'
import { relatedToCourse } from './detail/related-tabs.ts'

/** GET /rya-courses/{slug}: one course. */
export function coursePage(showing: Showing): PageHandler<{ readonly slug: string }> {
  return (site, { params }) => {
    const course = site.content.courses.get(params.slug)
    return course ? courseAnswer(site, showing, course) : notFound()
  }
}

/** A course whose page has a route of its own, which takes no slug. */
export function namedCoursePage(showing: Showing, name: PlainName, slug: string): PageHandler {
  return (site) => {
    const course = site.content.courses.get(slug)
    return course ? courseAnswer(site, showing, course, name) : notFound()
  }
}

function courseAnswer(site: Site, showing: Showing, course: Course, name?: PlainName): PageResult {
  const { links } = showing
  const { content } = site
  const canonical = name ? links.path(name) : offerHref(links, 'course', course)
  const props: OfferPageProps = {
    ...offerProps(site, showing, course),
    breadcrumbs: courseCrumbs(course),
    facts: courseFacts(course),
    syllabus: course.syllabus,
    trip: null,
    beforeYouCome: beforeCourse(course, { content, links }),
    related: relatedToCourse(content, course),
    blocks: name ? blocksFor(name, { ...showing, site }) : [],
  }
  const { company } = content
  const dates = datesOnSale(datesOnPage(site, course), props.dates)
  const node = courseSchema(course, canonical, { company, dates })
  return page('offers/offer', props, offerMeta(course, company.brand, canonical, node))
}
