import { layouts } from '../fleet/layouts.ts'
import { paintPlan } from '../fleet/plan.ts'
import type { Plate, Scene } from './scene.ts'

function plan(yacht: keyof typeof layouts, alt: string, tint: `tint-${string}`): Plate {
  return {
    kind: 'plate',
    name: `${yacht}-plan`,
    alt,
    palette: 'westCountry',
    tint,
    paint: (drawing) => paintPlan(drawing, layouts[yacht]),
  }
}

/** The cabins of the fleet from above. */
export const fleetPlans: readonly Scene[] = [
  plan(
    'dunlin',
    'Plan of Dunlin’s cabin: a double berth forward, one aft, two settees and a galley to port',
    'tint-paper',
  ),
  plan(
    'turnstone',
    'Plan of Turnstone’s cabin: two double cabins aft, one forward and a wide cockpit',
    'tint-paper',
  ),
  plan(
    'whimbrel',
    'Plan of Whimbrel’s cabin in white on blue: sea berths along both sides of the saloon',
    'tint-ink',
  ),
  plan(
    'sanderling',
    'Plan of Sanderling’s cabin: sail bags forward, pipe cots amidships and two cabins aft',
    'tint-paper',
  ),
  plan(
    'golden-vanity',
    'Plan of Golden Vanity’s cabin on brown paper: eight bunks, a long table and a bowsprit',
    'tint-chart',
  ),
]
