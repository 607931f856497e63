import { usePoll } from '@inertiajs/react'
import { Value } from '../value.tsx'

/** Asks for the height of the tide every minute. */
export function Polling({
  height,
  station,
}: {
  readonly height: number
  readonly station: string
}) {
  usePoll(60_000, { only: ['height'] })
  return (
    <>
      <Value name="height" value={height} />
      <Value name="station" value={station} />
    </>
  )
}
