import { useEffect, useState } from 'react'

/** From here on seconds are counted, and it is said aloud once. */
export const lastMinutes = 5 * 60_000

/** By how much this browser's clock was ahead of the server's when a page of that instant came. */
const ahead = new Map<number, number>()

/**
 * Milliseconds until an instant, however wrong this browser's clock is; below nought when it is over.
 * @param now when the server answered
 */
export function timeLeft(until: number, now: number): number {
  const difference = ahead.get(now) ?? Date.now() - now
  ahead.set(now, difference)
  return until - Date.now() + difference
}

/**
 * How long it is until an instant, in seconds, but whole minutes while there are more than five. It
 * changes no oftener than it reads otherwise, and it stops at nought.
 */
export function useTimeLeft(until: number, now: number): number {
  const [seconds, setSeconds] = useState(() => stepOf(until - now))

  useEffect(() => {
    const count = () => setSeconds(stepOf(timeLeft(until, now)))
    count()
    const timer = setInterval(count, 1000)
    return () => clearInterval(timer)
  }, [until, now])

  return seconds
}

function stepOf(milliseconds: number): number {
  if (milliseconds <= 0) return 0
  if (milliseconds > lastMinutes) return Math.ceil(milliseconds / 60_000) * 60
  return Math.ceil(milliseconds / 1000)
}
