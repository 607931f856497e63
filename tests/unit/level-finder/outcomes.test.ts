import { describe, expect, it } from 'vitest'
import { outcomeFor } from '#server/level-finder/recommend.ts'
import type { Fact, Person } from '#server/level-finder/walk.ts'
import { manyWays, shipped, wayOf } from '../../support/level-finder.ts'

type Numbers = Readonly<Record<Fact, number>>

const seaTime: readonly Fact[] = ['days', 'miles', 'night_hours', 'skipper_days', 'passages']
const gates = {
  daySkipper: { days: 5, miles: 100, night_hours: 4, theory: 2, skills: 2, age: 16 },
  coastal: row(15, 300, 8, 2, 3, 17),
  ymCoastal: row(30, 800, 12, 2, 4, 17),
  ymCoastalWithCs: row(20, 400, 12, 2, 4, 17),
  offshore: { ...row(50, 2500, 12, 5, 5, 18), passages: 1 },
}

/** The chief instructor's table: the first line that holds is the answer. */
const table: readonly (readonly [id: string, holds: (f: Numbers, goal: string) => boolean])[] = [
  ['family', (f) => f.age < 12],
  ['ocean-exam', (f) => f.certificate >= 6 && f.theory >= 4],
  ['ocean-theory', (f) => f.certificate >= 6],
  ['ym-offshore', (f) => has(f, gates.offshore)],
  [
    'ym-coastal',
    (f) =>
      f.certificate < 5 &&
      (has(f, gates.ymCoastal) || (f.certificate === 4 && has(f, gates.ymCoastalWithCs))),
  ],
  ['after-ymc', (f) => f.certificate === 5],
  ['coastal-skipper', (f) => f.certificate < 4 && has(f, gates.coastal)],
  ['ym-theory', (f) => f.theory === 2 && f.age >= 16 && has(f, gates.coastal, seaTime)],
  ['miles-after-cs', (f) => f.certificate === 4],
  ['miles-after-ds', (f) => f.certificate === 3],
  ['day-skipper', (f) => f.certificate < 3 && has(f, gates.daySkipper)],
  ['too-young', (f) => f.age < 16 && f.days >= 5 && f.certificate < 2],
  ['top-up-young', (f) => f.age < 16 && f.days >= 5],
  ['day-theory', (f) => f.days >= 5 && f.theory < 2 && f.certificate < 3],
  ['top-up', (f) => f.days >= 5 && f.certificate < 3],
  ['conversion', (f) => f.certificate === 1 && f.age >= 12],
  ['crew-next', (f) => f.certificate === 2 && f.days < 5 && f.age >= 12],
  ['race-start', (f, goal) => goal === 'race' && f.days >= 1],
  ['zero-to-ds', (f, goal) => goal === 'skipper' && f.age >= 16 && f.days < 5 && f.certificate < 2],
  ['work', (f, goal) => goal === 'work' && f.age >= 18 && f.days < 5],
  ['start', (f, goal) => goal === 'try' && f.days === 0],
  ['competent-crew', () => true],
]

describe('the outcome of the level finder', () => {
  const ways = manyWays(4000)

  it("is the one of the chief instructor's table, for everybody", () => {
    const others = ways.flatMap(({ person }) => {
      const [found, expected] = [outcomeFor(shipped.levelFinder, person).id, idByTable(person)]
      return found === expected ? [] : [{ found, expected, person }]
    })

    expect(others).toEqual([])
  })

  it('is each of the 22 for somebody', () => {
    const rare = [
      'goal=work&age=18&days=50&miles=2500&night=12&skipper=5-with-passages&theory=yachtmaster&certificate=coastal-skipper&skills=steer&skills=ropes&skills=fix&skills=alongside&skills=passage&recency=lately',
    ]
    const people = [...ways, ...rare.map(wayOf)].map(({ person }) => person)

    expect(new Set(people.map((one) => outcomeFor(shipped.levelFinder, one).id))).toEqual(
      new Set(table.map(([id]) => id)),
    )
  })
})

function idByTable({ goal, facts }: Person): string | undefined {
  const none: Numbers = {
    age: 0,
    days: 0,
    miles: 0,
    night_hours: 0,
    skipper_days: 0,
    passages: 0,
    theory: 0,
    certificate: 0,
    skills: 0,
    recency: 0,
  }
  return table.find(([, holds]) => holds({ ...none, ...facts }, goal ?? ''))?.[0]
}

function has(
  numbers: Numbers,
  gate: Partial<Numbers>,
  only: readonly Fact[] = Object.keys(gate) as Fact[],
): boolean {
  return only.every((fact) => numbers[fact] >= (gate[fact] ?? 0))
}

function row(
  ...[days, miles, night, skipper, skills, age]: readonly [
    ...[number, number, number],
    ...[number, number, number],
  ]
) {
  return { days, miles, night_hours: night, skipper_days: skipper, theory: 3, skills, age }
}
