import type { PageObject } from '@saltlark/inertia-express'
import { routes } from '#routes/index.ts'
import type { Routes } from '#routes/index.ts'
import { patterns } from '#routes/patterns.ts'
import type { Content } from '#server/content/content.ts'
import { readContent } from '#server/content/read-content.ts'
import { formatViolation } from '#server/content/violation.ts'
import { homePage } from '#server/controllers/home.ts'
import { sharedProps } from '#server/http/page-answers.ts'
import type { HomePageData, HomeProps } from '#server/props/home.ts'
import type { NavigationData, SharedProps } from '#server/props/shared.ts'
import { createUrls } from '#server/routing/urls.ts'
import { ziggyTable } from '#server/routing/ziggy.ts'
import { snapshotAt } from '#server/site/site.ts'
import { frozenContent } from '../../support/frozen-content.ts'

export type Props = HomeProps & SharedProps

export const origin = 'https://saltlark.test'

/** The whole route table. */
export const table = ziggyTable(routes, patterns, origin)

export const urls = createUrls<Routes>(table)

/** What staff wrote, as every test of the specification sees it. */
export const content: Content = loadContent()

interface Variation {
  /** Path and query under which the page is opened. */
  readonly url?: string
  /** The moment at which the site is seen; by default a day in November. */
  readonly instant?: number
  /** Props that this page has instead of its own. */
  readonly props?: Partial<Props>
}

/** The page object of the home page, made by its controller. */
export function homeObject({ url = '/', instant = november, props }: Variation = {}): PageObject & {
  readonly props: Props
} {
  const site = snapshotAt({ content, version: 'test' }, instant)
  const result = homePage(urls)(site, { params: {}, query: {} })
  if (result.kind !== 'page') throw new Error('The home page did not answer a page.')

  const own = result.props as HomeProps
  const shared = sharedProps(site, result.meta, { appUrl: origin, url }, own)
  return {
    component: 'home',
    props: { errors: {}, ...shared, ...own, ...props },
    url,
    version: 'test',
    flash: {},
  }
}

/** The home page's props with another part of `page_data`. */
export function withData(part: Partial<HomePageData>): Partial<Props> {
  const { pageContent } = homeObject().props
  return { pageContent: { ...pageContent, page_data: { ...pageContent.page_data, ...part } } }
}

/** The same with empty lists and menus besides, which makes a page that is quickly rendered. */
export function withLittleBut(part: Partial<HomePageData>): Partial<Props> {
  const lists = { courses: [], adventures: [], testimonials: [], instagram: [] }
  return { ...withData({ ...lists, ...part }), navigationData: emptyMenus }
}

const emptyMenus: NavigationData = {
  courses: { practical: [], theory: [], oneDay: [], otherCourses: [], online: [] },
  weekendHolidays: [],
  holidays: [],
  builders: [],
  racing: [],
}

const november = Date.parse('2026-11-21T10:00:00Z')

function loadContent(): Content {
  const { content: found, violations: faults } = readContent(frozenContent)
  if (!found) throw new Error(faults.map(formatViolation).join('\n'))
  return found
}
