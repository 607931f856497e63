import type { CrewShown } from '#server/props/orders.ts'

/** What the fields of those who come on one line are called, person by person: name, date of birth. */
export function crewFields({
  lineId,
  people,
  asksBorn,
}: CrewShown): readonly (readonly string[])[] {
  return people.map((_, place) => {
    const person = `people[${lineId}][${place}]`
    return asksBorn ? [`${person}[name]`, `${person}[born]`] : [`${person}[name]`]
  })
}
