import type { Hand } from '../yacht/crew.ts'

const well = -0.35

/** Crews for a sloop on the starboard (-1) or port (1) rail, from one at the helm to a racing five. */
export const crews = {
  two: [
    { at: [-4.9, 0.1], does: 'steers', wears: 'red', up: well },
    { at: [-3.3, 0.85], does: 'sits', wears: 'yellow', up: 0.1 },
  ],
  three: [
    { at: [-4.9, -0.1], does: 'steers', wears: 'red', up: well },
    { at: [-3.6, 0.85], does: 'sits', wears: 'yellow', up: 0.1 },
    { at: [-2.9, -0.8], does: 'sits', wears: 'navy', up: 0.1 },
  ],
  four: [
    { at: [-4.9, -0.1], does: 'steers', wears: 'red', up: well },
    { at: [-3.8, 0.85], does: 'sits', wears: 'yellow', up: 0.1 },
    { at: [-3, 0.85], does: 'sits', wears: 'teal', up: 0.1 },
    { at: [-2.8, -0.7], does: 'stands', wears: 'navy', up: well },
  ],
  racing: [
    { at: [-4.9, -0.1], does: 'steers', wears: 'navy', up: well },
    { at: [-3.4, 0.9], does: 'stands', wears: 'red', up: well },
    { at: [-2.8, -0.8], does: 'crouches', wears: 'navy', up: 0 },
    { at: [-0.6, 1.4], does: 'sits', wears: 'red' },
    { at: [0.4, 1.4], does: 'sits', wears: 'navy' },
  ],
  lookout: [
    { at: [-4.9, 0], does: 'steers', wears: 'yellow', up: well },
    { at: [-3.1, -0.8], does: 'sits', wears: 'teal', up: 0.1 },
    { at: [4.2, 0], does: 'stands', wears: 'red' },
  ],
  summer: [
    { at: [-4.9, 0.1], does: 'steers', wears: 'white', up: well },
    { at: [-3.3, 0.85], does: 'sits', wears: 'teal', up: 0.1 },
    { at: [2.4, 0.4], does: 'sits', wears: 'yellow', up: 0.3 },
  ],
  classic: [
    { at: [-6.2, 0.1], does: 'stands', wears: 'navy' },
    { at: [-4.4, -0.7], does: 'sits', wears: 'yellow', up: 0.2 },
    { at: [3, -0.6], does: 'stands', wears: 'teal' },
  ],
  dinghy: [
    { at: [-1.1, 0.5], does: 'sits', wears: 'yellow', up: -0.1 },
    { at: [0, 0.5], does: 'sits', wears: 'red', up: -0.1 },
  ],
} satisfies Record<string, readonly Hand[]>
