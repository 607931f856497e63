/** At night what takes long is tried whole; by day a part of it that shows the same. */
export const isNight = process.env['NIGHTLY'] === '1'

/** How many of these are tried now. */
export function samples(whole: number, byDay: number): number {
  return isNight ? whole : byDay
}
