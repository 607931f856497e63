import { navigationKey } from '#server/http/page-answers.ts'
import { fc } from '../../support/properties.ts'
import type { TestSite } from '../../support/site.ts'
import type { GivenRequest } from './two-servers.ts'

const paths = [
  '/',
  '/rya-courses',
  '/rya-courses/rya-day-skipper-practical',
  '/dates',
  '/events',
  '/faq',
  '/knots',
  '/merchandise',
  '/gift-vouchers',
  '/search',
  '/level-finder',
  '/contact-us',
  '/nowhere',
  '/rya-courses/nowhere',
  '/RYA-courses',
  '/rya-courses/',
  '//faq',
  '/%66aq',
  '/login',
  '/dashboard',
  '/cart',
  '/up',
  '/api/header-data',
  '/sitemap.xml',
  '/robots.txt',
  '/images/brand/lockup.svg',
  '/%',
  '/fa%00q',
]
const queries = [
  '',
  '',
  '',
  '?',
  '?level=beginner',
  '?q=knot',
  '?utm_source=letter',
  '?a=1&utm_medium=x',
  '?gclid=1',
  '?level=beginner&level=advanced',
  '?a=%',
  '?constructor=1',
  '?page=2',
]
const optional = (name: string, ...values: string[]) =>
  fc.oneof(
    { weight: 3, arbitrary: fc.constant({}) },
    { weight: 2, arbitrary: fc.constantFrom(...values).map((value) => ({ [name]: value })) },
  )
const rare = (name: string, ...values: string[]) =>
  fc.oneof(
    { weight: 12, arbitrary: fc.constant({}) },
    { weight: 1, arbitrary: fc.constantFrom(...values).map((value) => ({ [name]: value })) },
  )
const visit = fc.oneof(
  { weight: 3, arbitrary: fc.constant({}) },
  { weight: 3, arbitrary: fc.constant({ 'x-inertia': 'true', 'x-inertia-version': 'test' }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Record<string, string>>(
      { 'x-inertia': 'true' },
      { 'x-inertia': 'true', 'x-inertia-version': 'old' },
      { 'x-inertia-version': 'test' },
      { 'x-inertia': '', 'x-inertia-version': 'test' },
    ),
  },
)
/** Requests to a site as anybody may send them, sensible and not. */
export const anyRequest = ({ services }: TestSite): fc.Arbitrary<GivenRequest> =>
  fc
    .tuple(
      fc.oneof(
        { weight: 8, arbitrary: fc.constant('GET') },
        { weight: 2, arbitrary: fc.constant('HEAD') },
        { weight: 1, arbitrary: fc.constantFrom('POST', 'PUT', 'DELETE', 'OPTIONS') },
      ),
      fc.constantFrom(...paths),
      fc.constantFrom(...queries),
      fc.tuple(
        visit,
        optional('accept-encoding', 'br', 'gzip', 'gzip, deflate, br, zstd', 'br;q=0', '*', 'x'),
        optional(
          'cookie',
          '_ga=1',
          'cart=c1',
          'session=s1',
          'flash=f1',
          'cart=c; flash=f',
          '=',
          'session',
        ),
        optional('accept', 'text/html', 'application/json', '*/*', 'image/avif,*/*;q=0.1'),
        rare('x-inertia-partial-component', 'home', 'info/faq'),
        rare('x-inertia-partial-data', 'pageContent', 'navigationData'),
        rare('x-inertia-partial-except', 'company'),
        optional(
          'x-inertia-except-once-props',
          navigationKey(services.site.current().content.navigation),
          'navigationData',
          '',
        ),
        rare('x-inertia-error-bag', 'default'),
        rare('x-inertia-reset', 'pageContent'),
        rare('precognition', 'true'),
        rare('purpose', 'prefetch'),
        rare('sec-purpose', 'prefetch'),
        rare('sec-fetch-dest', 'document', 'image', 'empty'),
        rare('sec-fetch-site', 'cross-site', 'same-origin'),
        rare('cache-control', 'no-cache', 'max-age=0', 'no-store'),
        rare('if-none-match', '*', '"x"', 'W/"x"'),
        rare('range', 'bytes=0-9'),
        rare('host', 'elsewhere.example'),
        rare('content-length', '0'),
      ),
    )
    .map(([method, path, query, headers]) => ({
      method,
      path: path + query,
      headers: Object.assign({}, ...headers) as Record<string, string>,
    }))
