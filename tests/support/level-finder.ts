import { readAnswers, walk } from '#server/level-finder/walk.ts'
import type { Walk } from '#server/level-finder/walk.ts'
import { content } from './catalogue.ts'
import { chanceFrom } from './chance.ts'

/** The frozen catalogue, whose questions these are. */
export const shipped = content

/** Somebody's way by an address's query, such as `goal=try&age=18&days=0`. */
export function wayOf(query: string): Walk {
  const search = new URLSearchParams(query)
  const lists = [...new Set(search.keys())].map((key) => [key, search.getAll(key)] as const)
  return walk(shipped.levelFinder, readAnswers(shipped.levelFinder, Object.fromEntries(lists)))
}

/** Complete ways through the questions: every short one, and as many long ones, by lot. */
export function manyWays(count: number): Walk[] {
  const lot = chanceFrom(20_261_121)
  return [...shortWays(), ...Array.from({ length: count }, () => wayByLot(lot))]
}

/** Ways of people with fewer than five days afloat, none left out. */
function shortWays(query = ''): Walk[] {
  const way = wayOf(query)
  if (!way.open) return [way]
  const { id, answers } = way.open.question
  const few = id === 'days' ? answers.slice(0, 2) : answers
  return few.flatMap((answer) => shortWays(`${query}&${id}=${answer.id}`))
}

function wayByLot(lot: () => number): Walk {
  const skills = shipped.levelFinder.questions.find(({ kind }) => kind === 'many')
  let query = (skills?.answers ?? [])
    .filter(() => lot() < 0.6)
    .map(({ id }) => `&skills=${id}`)
    .join('')
  for (let way = wayOf(query); way.open; way = wayOf(query)) {
    const { id, answers } = way.open.question
    // Every other person is well travelled: by an even lot hardly anybody would pass a gate.
    const from = lot() < 0.5 ? Math.floor(answers.length / 2) : 0
    const answer = answers[from + Math.floor(lot() * (answers.length - from))]
    query += `&${id}=${answer?.id ?? ''}`
  }
  return wayOf(query)
}
