import type { SaleUnit } from '#server/content/schema/selling.ts'

/** A number of what a date sells: `6 places`, `1 yacht`. */
export function countText(count: number, { unit }: { readonly unit: SaleUnit }): string {
  const [one, many] = unitNames.get(unit) ?? ['place', 'places']
  return `${count} ${count === 1 ? one : many}`
}

const unitNames: ReadonlyMap<SaleUnit, readonly [one: string, many: string]> = new Map([
  ['yacht', ['yacht', 'yachts']],
  ['team', ['team', 'teams']],
  ['group', ['group', 'groups']],
])
