import { beforeAll, describe, expect, it } from 'vitest'
import { routes } from '#routes/index.ts'
import type { Route } from '#server/routing/define.ts'
import { keepingOf } from '#server/routing/options.ts'
import { pageOf } from '../../support/visitor.ts'
import { openedSite } from '../support/opened-site.ts'

/** The pages that anybody may open, in the order of the route table: name, URI, component, heading. */
const pages = rowsOf(`
  web.home | / | home | Learn to sail. Then keep going.
  web.courses.all | /rya-courses | offers/listing | RYA sailing courses
  web.courses.practical | /rya-courses/practical | offers/listing | Practical sailing courses
  web.courses.theory | /rya-courses/theory | offers/listing | Theory courses
  web.courses.one-day | /rya-courses/one-day | offers/listing | One-day courses
  web.courses.online | /rya-courses/online | offers/listing | Online courses
  web.courses.southampton | /rya-courses/southampton | offers/listing | Courses in Southampton
  web.courses.london | /rya-courses/london | offers/listing | Courses in London
  web.courses.ca-house | /rya-courses/ca-house | offers/listing | Courses at CA House
  web.courses.beginner | /rya-courses/beginner | offers/listing | Courses for beginners
  web.courses.intermediate | /rya-courses/intermediate | offers/listing | Intermediate courses
  web.courses.advanced | /rya-courses/advanced | offers/listing | Advanced courses
  web.courses.in-your-office | /sailing-courses-in-your-office | offers/offer | Sailing courses in your office
  web.courses.slug | /rya-courses/{slug} | offers/offer | RYA Competent Crew | rya-competent-crew
  web.sailing-holidays.weekend-sailing | /sailing-weekends | offers/listing | Sailing weekends
  web.weekend-sailing.slug | /sailing-weekends/{slug} | offers/offer | Winter Solent weekend | winter-solent-weekend
  web.sailing-holidays.all | /sailing-holidays | offers/listing | Sailing holidays
  web.sailing-holidays.mile-builder | /sailing-holidays/mile-builder | offers/listing | Mile builders
  web.sailing-holidays.yacht-racing | /sailing-holidays/yacht-racing | offers/listing | Yacht racing
  web.sailing-holidays.atlantic-ocean-sailing | /sailing-holidays/atlantic-ocean-sailing | offers/listing | Atlantic Ocean sailing
  web.sailing-holidays.caribbean | /sailing-holidays/caribbean | offers/listing | Caribbean sailing
  web.sailing-holidays.sailing-holidays-abroad | /sailing-holidays/sailing-holidays-abroad | offers/listing | Sailing holidays abroad
  web.sailing-holidays.uk-sailing-holidays | /sailing-holidays/uk-sailing-holidays | offers/listing | UK sailing holidays
  web.sailing-holidays.west-country-sailing | /sailing-holidays/west-country-sailing | offers/listing | West Country sailing
  web.sailing-holidays.norway-sailing-adventures | /sailing-holidays/norway-sailing-adventures | offers/offer | Norway: Bodø and the Lofoten Islands
  web.sailing-holidays.adventures | /sailing-holidays/adventures | offers/listing | Sailing adventures
  web.sailing-holidays.slug | /sailing-holidays/{slug} | offers/offer | Inner Hebrides sailing week | hebrides-sailing-week
  web.sailing-holidays.slug | /sailing-holidays/{slug} | offers/offer | Portsmouth to the Canaries | sail-portsmouth-to-canaries
  web.sailing-holidays.slug | /sailing-holidays/{slug} | offers/offer | Sail the Atlantic: Las Palmas to St Lucia | sail-the-atlantic-ocean
  web.classic-sailing.all | /classic-sailing | offers/listing | Classic sailing
  web.classic-sailing.slug | /classic-sailing/{slug} | offers/offer | Gaff cutter day sail | gaff-cutter-day-sail
  web.racing.slug | /racing/{slug} | offers/offer | Round the Island Race with training weekend | round-the-island-race
  web.racing.slug | /racing/{slug} | offers/offer | ARC rally: Las Palmas to St Lucia | arc-rally
  web.breaks.all | /breaks | offers/listing | Short breaks afloat
  web.breaks.yacht-racing | /breaks/yacht-racing | offers/listing | Yacht racing
  web.breaks.slug | /breaks/{slug} | offers/offer | Corporate sailing day | corporate-sailing-day
  web.mile-builder.slug | /mile-builder/{slug} | offers/offer | Biscay crossing: Plymouth to La Coruña | biscay-crossing
  web.events.all | /events/{reference?} | events/dates | Dates and prices
  web.level-finder.index | /level-finder/{step?} | level-finder/question | Find your level | 1
  web.search | /search | search/results | Search
  web.letters.all | /letters | letters/letters | Letters from the water
  web.letters.date | /letters/{date} | letters/letter | A letter that has gone out | 2026-11-20
  web.info.about | /about-saltlark | info/page | About Saltlark
  web.info.our-yachts | /our-sailing-yachts | info/page | Our yachts
  web.info.triple-s-guarantee | /saltlark-triple-s-guarantee | info/page | The Triple S guarantee
  web.info.golden-vanity | /golden-vanity | info/page | Golden Vanity, our gaff cutter
  web.info.duke-of-edinburgh | /duke-of-edinburgh-awards-sailing | offers/listing | Duke of Edinburgh’s Award sailing
  web.info.contact-us | /contact-us | info/page | Contact us
  web.info.learn | /why-learn-to-sail | info/page | Why learn to sail
  web.info.course-progression | /course-progression | info/page | The ladder from first weekend to Yachtmaster
  web.info.three-step-med | /three-step-med | info/page | Med mooring in three steps
  web.info.knots | /knots | info/page | Ten knots worth knowing
  web.info.what-is-in-an-rya-day-skipper-theory-courses-infographic | /what-is-in-an-rya-day-skipper-theory-courses-infographic | info/page | What is in a Day Skipper theory course
  web.info.skippered-charter | /skippered-charter | info/page | Skippered charter
  web.info.hire-classroom | /southampton-hire-classroom-training-room | info/page | Hire our classroom in Southampton
  web.info.privacy-policy | /privacy-policy | info/page | Privacy policy
  web.info.terms-and-conditions | /terms-and-conditions | info/page | Terms and conditions
  web.info.accessibility | /accessibility | info/page | Accessibility statement
  web.info.faq | /faq | info/page | Questions people ask before they book
  web.gift-vouchers | /gift-vouchers | shop/gift-vouchers | Gift vouchers
  web.merchandise.all | /merchandise | shop/merchandise | The shop
  web.merchandise.slug | /merchandise/{slug} | shop/product | RYA Navigation Handbook | rya-navigation-handbook
  web.shopping.cart | /cart | cart/cart | Your basket
  login | /login | auth/login | Sign in
  register | /register | auth/register | Create an account
  password.request | /forgot-password | auth/forgot | Forgotten your password?
  verification.notice | /email/verify | auth/notice | Have the letter sent again
`)

type Row = readonly [name: string, uri: string, component: string, heading: string, last: string]

const site = openedSite()
let uris: Readonly<Record<string, { readonly uri: string }>>
beforeAll(async () => {
  const block = (await site.document('/faq')).getElementById('ziggy-routes-json')
  uris = JSON.parse(block?.textContent ?? '').routes
})

describe('2. A page of its own', () => {
  it.each(pages)(
    'opens under the name %s at %s, and for no other method',
    {
      tags: [
        'spec-0.4',
        'spec-1.3',
        'spec-1.6',
        'spec-2.2',
        'spec-2.3',
        'spec-2.4',
        'spec-2.5',
        'spec-2.7',
      ],
    },
    async (...row) => {
      const headers = { Accept: 'application/json', Origin: site.running().origin }
      const other = await site.visitor().send(pathOf(row), { method: 'DELETE', headers })

      expect(await opened(row)).toEqual(row.slice(0, 4))
      expect(other.status).toBe(405)
      expect(other.headers.get('allow')).toMatch(/^GET, HEAD/)
      expect(site.running().services.matcher.find('GET', pathOf(row))?.name).toBe(row[0])
    },
  )

  it.each(pages.filter(([name]) => isForEverybody(name)))(
    'is the same for whoever opens %s at %s next',
    async (...row) => {
      const response = await site.get(pathOf(row))

      expect(response.headers.get('cache-control')).toBe('no-cache')
      expect(await (await site.get(pathOf(row))).text()).toBe(await response.text())
    },
  )

  it('has its line here as soon as it is answered', () => {
    const named = new Set(pages.map(([name]) => name).filter(isForEverybody))

    expect([...named]).toEqual(Object.keys(routes).filter(isForEverybody))
  })
})

function isForEverybody(name: string): boolean {
  const route: Route | undefined = routes[name as keyof typeof routes]
  return route !== undefined && keepingOf(route).isPublic
}

/** A row as it really is: the address that browsers make of the name, and what is answered there. */
async function opened(row: Row) {
  const [name] = row
  const response = await site.get(pathOf(row))
  expect(response.status).toBe(200)
  const html = await response.clone().text()
  const headings = [...html.matchAll(/<h1[^>]*>(.*?)<\/h1>/gs)].map(([, text]) => text)
  const { component } = await pageOf(response)
  return [name, `/${uris[name]?.uri}`.replace('//', '/'), component, headings.join()]
}

function pathOf([, uri, , , last]: Row): string {
  return uri.replace(/\{.*\}$/, last).replace(/(?<=.)\/$/, '')
}

function rowsOf(text: string): Row[] {
  const lines = text.trim().split('\n')
  return lines.map((line) => {
    const [name = '', uri = '', component = '', heading = '', last = ''] = line.trim().split(' | ')
    return [name, uri, component, heading, last]
  })
}
