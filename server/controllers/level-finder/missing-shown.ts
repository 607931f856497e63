import type { Content } from '#server/content/content.ts'
import { counted } from '#server/format/words.ts'
import type { Lack, Missing, SeaTimeOffer } from '#server/level-finder/missing.ts'
import { seaTimeOffers } from '#server/level-finder/missing.ts'
import { numberOf } from '#server/level-finder/walk.ts'
import type { Fact, Facts } from '#server/level-finder/walk.ts'
import type { Links } from '#server/presenters/links.ts'
import { offerHref } from '#server/presenters/offer-href.ts'
import type { MissingShown } from '#server/props/level-finder.ts'
import { lackShown, moreText } from './lack-words.ts'

/** What the next course asks for besides what the answers showed, and what gives the sea time. */
export function missingShown(
  { course, lacks }: Missing,
  facts: Facts,
  content: Content,
  links: Links,
): MissingShown {
  const builders = seaTimeOffers(lacks, facts, content)
  return {
    course: { name: course.name, href: offerHref(links, 'course', course) },
    lead: leadOf(course.name, lacks, builders),
    facts: lacks.map((lack) => lackShown(lack, course, content)),
    builders: builders.map((one) => ({
      name: one.offer.name,
      href: offerHref(links, one.kind, one.offer),
      note: givesText(one),
    })),
    buildersHref:
      lacks.some(({ fact }) => ofTheLog.includes(fact)) && numberOf(facts, 'age') >= mileBuilderAge
        ? links.path('web.sailing-holidays.mile-builder')
        : null,
  }
}

const ofTheLog: readonly Fact[] = ['days', 'miles', 'night_hours', 'passages']
const mileBuilderAge = 16

function leadOf(name: string, lacks: readonly Lack[], builders: readonly SeaTimeOffer[]): string {
  const more = lacks.map(moreText)
  const list = [more.slice(0, -1).join(', '), more.at(-1)].filter(Boolean).join(' and ')
  const where = builders.length > 0 ? ' What gives you the sea time stands below.' : ''
  return `Before ${name} you need ${list}.${where}`
}

function givesText({ offer, gives: { days, miles, night_hours: night } }: SeaTimeOffer): string {
  return `Gives about ${counted(days, 'day')}, ${counted(miles, 'mile')} and ${counted(night, 'night hour')} · ${offer.length}`
}
