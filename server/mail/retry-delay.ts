/** A message is tried this often, then it is left for a person to look at. */
export const maximumTries = 10

/**
 * Milliseconds to wait after the given number of failed tries: a minute, then twice as long each
 * time, at most four hours. Ten tries take a little over eight hours.
 */
export function retryDelay(failedTries: number): number {
  return Math.min(minute * 2 ** (failedTries - 1), 4 * 60 * minute)
}

const minute = 60_000
