/** A way point of a trip; degrees, east and north are positive. */
export interface Stop {
  readonly name: string
  readonly lat: number
  readonly lon: number
}
