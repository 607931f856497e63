import type { LevelFinder } from '#server/content/schema/level-finder.ts'
import type { Course, Holiday, Offer } from '#server/content/schema/offer.ts'
import { numberOf } from './walk.ts'
import type { Facts } from './walk.ts'

export interface Catalogue {
  readonly levelFinder: LevelFinder
  readonly courses: ReadonlyMap<string, Course>
  readonly holidays: ReadonlyMap<string, Holiday>
}

/**
 * May somebody take an offer: old enough, with the sea time, theory and certificates that it asks
 * for, and does it give them more than they hold?
 */
export function isSuitable(offer: Offer, facts: Facts, catalogue: Catalogue): boolean {
  return (
    isOfAge(offer, numberOf(facts, 'age')) &&
    isNews(offer.slug, facts, catalogue.levelFinder) &&
    (isCourse(offer) ? mayTakeCourse(offer, facts, catalogue) : isAbleTo(offer, facts))
  )
}

export function isCourse(offer: Offer): offer is Course {
  return 'group' in offer
}

function isOfAge({ min_age: least = 0, max_age: most = Infinity }: Offer, age: number): boolean {
  return age >= least && age <= most
}

/** Whoever holds a certificate or a theory is not sent back to it, nor to one below. */
function isNews(slug: string, facts: Facts, { questions }: LevelFinder): boolean {
  return (['certificate', 'theory'] as const).every((fact) => {
    const given = rankOf(slug, fact, questions)
    return given === undefined || given > numberOf(facts, fact)
  })
}

function rankOf(
  slug: string,
  fact: 'certificate' | 'theory',
  questions: LevelFinder['questions'],
): number | undefined {
  return questions
    .flatMap(({ answers }) => answers)
    .find(({ facts, earned_by: courses }) => facts[fact] !== undefined && courses.includes(slug))
    ?.facts[fact]
}

function mayTakeCourse(course: Course, facts: Facts, catalogue: Catalogue): boolean {
  const { questions } = catalogue.levelFinder
  const { requires_courses: required, group } = course
  const holds = (slug: string) => {
    const rank = rankOf(slug, 'certificate', questions)
    return rank === undefined || numberOf(facts, 'certificate') >= rank
  }
  // The certificate that a course asks for stands for the sea time that it took.
  const hasSeaTime = required.length > 0 ? required.every(holds) : hasLogged(course, facts, holds)
  const isReady = group === 'otherCourses' ? isAbleTo(course, facts) : true
  return hasSeaTime && isReady && knowsTheory(course, facts, catalogue)
}

function hasLogged(course: Course, facts: Facts, holds: (slug: string) => boolean): boolean {
  const { prerequisites, if_holding: held, qualifying_passages: passages } = course
  const needs = held && holds(held.course) ? held : prerequisites
  return (
    numberOf(facts, 'days') >= needs.days &&
    numberOf(facts, 'miles') >= needs.miles &&
    numberOf(facts, 'night_hours') >= needs.night_hours &&
    numberOf(facts, 'skipper_days') >= needs.days_as_skipper &&
    (!passages || numberOf(facts, 'passages') > 0)
  )
}

const theoryRank = { 'day-skipper': 2, yachtmaster: 3 } as const

function knowsTheory({ theory }: Course, facts: Facts, catalogue: Catalogue): boolean {
  if (!theory) return true
  return Math.max(numberOf(facts, 'theory'), impliedTheory(facts, catalogue)) >= theoryRank[theory]
}

/** A certificate proves the theory that its course asks for. */
function impliedTheory(facts: Facts, { levelFinder, courses }: Catalogue): number {
  const held = levelFinder.questions
    .flatMap(({ answers }) => answers)
    .filter(({ facts: { certificate: rank = 0 } }) => {
      return rank > 0 && rank <= numberOf(facts, 'certificate')
    })
  const asked = held.flatMap(({ earned_by: [usual = ''] }) => courses.get(usual)?.theory ?? [])
  return Math.max(0, ...asked.map((theory) => theoryRank[theory]))
}

/** What an offer without numbers of its own asks of its crew, as its `needs` says in words. */
function isAbleTo({ ability }: Offer, facts: Facts): boolean {
  if (ability === 'beginner') return true
  const certificate = numberOf(facts, 'certificate')
  return ability === 'intermediate'
    ? certificate >= crewCertificate || numberOf(facts, 'days') >= crewDays
    : certificate >= skipperCertificate || numberOf(facts, 'miles') >= skipperMiles
}

// "Able to crew, as after Competent Crew", or as many days as that course has.
const crewCertificate = 2
const crewDays = 5
// "Day Skipper standard, or 500 miles in your logbook".
const skipperCertificate = 3
const skipperMiles = 500
