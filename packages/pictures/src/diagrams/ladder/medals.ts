import type { Colour } from '../../kit/colour.ts'

/** What a rung stands for: learning afloat, learning ashore or being examined. */
type Learning = 'afloat' | 'ashore' | 'examined'

/** The sign of a rung, on a grid of 64: `lines` with a pen, `fills` solid. */
export interface Medal {
  readonly learning: Learning
  readonly lines?: string
  readonly fills?: string
}

export const medalColours: Record<Learning, Colour> = {
  afloat: '#e2593c',
  ashore: '#c8922c',
  examined: '#1f6f80',
}

/** The ten rungs of the course progression, the first at the foot. */
export const medals: readonly Medal[] = [
  // A dinghy's sail: the first weekend.
  {
    learning: 'afloat',
    fills: 'M30 14V42H14C22 34 28 24 30 14zM34 18C42 26 46 34 47 42H34z',
    lines: 'M12 47H52L46 54H19z',
  },
  // A figure of eight: useful crew.
  {
    learning: 'afloat',
    lines:
      'M32 32C25 20 12 18 11 31C10 46 26 44 32 32C38 20 54 18 53 32C52 46 39 44 32 32M11 31L6 18M53 32L58 46',
  },
  // Dividers on a line: theory.
  {
    learning: 'ashore',
    fills: 'M32 10a5 5 0 1 1 0 10a5 5 0 1 1 0-10z',
    lines: 'M30 19L20 50M34 19L44 50M14 54H50',
  },
  // A wheel: a skipper by day.
  {
    learning: 'afloat',
    fills: 'M32 26a6 6 0 1 1 0 12a6 6 0 1 1 0-12z',
    lines:
      'M32 17a15 15 0 1 1 0 30a15 15 0 1 1 0-30zM32 9V55M9 32H55M15.7 15.7L48.3 48.3M48.3 15.7L15.7 48.3',
  },
  // A compass rose.
  {
    learning: 'ashore',
    fills: 'M32 12L37 27L52 32L37 37L32 52L27 37L12 32L27 27z',
    lines: 'M32 14a18 18 0 1 1 0 36a18 18 0 1 1 0-36z',
  },
  // A lighthouse by night.
  {
    learning: 'afloat',
    fills: 'M27 24H37L40 54H24zM26 16H38V22H26zM28 10H36V14H28z',
    lines: 'M44 17L55 13M44 21L55 25M20 17L9 13M20 21L9 25',
  },
  // A star: certificate of competence.
  {
    learning: 'examined',
    fills:
      'M32 10L37.6 24.2L52.9 25.2L41.1 34.9L44.9 49.8L32 41.6L19.1 49.8L22.9 34.9L11.1 25.2L26.4 24.2z',
  },
  // An anchor under a star: offshore.
  {
    learning: 'examined',
    fills:
      'M32 8L34.6 14.4L41.5 14.9L36.2 19.3L37.9 26L32 22.3L26.1 26L27.8 19.3L22.5 14.9L29.4 14.4z',
    lines: 'M32 28V54M23 34H41M16 42C18 51 25 54 32 54C39 54 46 51 48 42',
  },
  // A sextant.
  {
    learning: 'ashore',
    fills: 'M45 18a4 4 0 1 1 0 8a4 4 0 1 1 0-8z',
    lines: 'M32 12L14 44C26 54 40 54 50 44zM32 12L38 50M24 28L45 22',
  },
  // The globe.
  {
    learning: 'examined',
    lines:
      'M32 11a21 21 0 1 1 0 42a21 21 0 1 1 0-42zM11 32H53M32 11C22 18 22 46 32 53C42 46 42 18 32 11M15 21C26 26 38 26 49 21M15 43C26 38 38 38 49 43',
  },
]
