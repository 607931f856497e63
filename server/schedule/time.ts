export const minutesOfDay = 24 * 60

/** The minutes from midnight to a time such as 18:00. */
export function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
}
