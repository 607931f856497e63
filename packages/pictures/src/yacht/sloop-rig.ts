import type { Colour } from '../kit/colour.ts'
import { add, between, scaled } from '../kit/vector.ts'
import type { Vector } from '../kit/vector.ts'
import { standardSloop } from './builds.ts'
import type { SloopMeasures } from './builds.ts'
import { balloon, gennaker, letOut, threeCornered } from './patches.ts'
import { reefs, spar, wire } from './rig.ts'
import type { Rig, RigOrder, Sail, Stick } from './rig.ts'

type SloopOrder = RigOrder & { readonly made: SloopMeasures }

/** The rig of the modern sloop: fractional, one pair of swept spreaders and a half, furling genoa. */
export function sloopRig(plan: RigOrder, made: SloopMeasures = standardSloop): Rig {
  const order = { ...plan, made }
  const { mast } = made
  return {
    sails: [...mainSail(order), ...headSail(order)],
    sticks: [...standing(order), ...running(order)],
    truck: [mast.x - 0.12, 0, mast.top + 0.2],
  }
}

function boomEnd({ plan, sail, made: { mast, boom } }: SloopOrder): Vector {
  const angle = plan.main === 'stowed' ? 0 : sail.sheet
  return add([mast.x - 0.1, 0, boom.height], scaled(letOut(angle, sail.lee), boom.length))
}

function mainSail(order: SloopOrder): Sail[] {
  const share = reefs[order.plan.main ?? 'full']
  if (!share) return []
  const {
    sail,
    made: { mast, boom, roach },
  } = order
  const top: Vector = [mast.x - 0.12, 0, mast.top - 0.35]
  const tack: Vector = [mast.x - 0.08, 0, boom.height + 0.12]
  const foot: Vector = between(
    tack,
    add(boomEnd(order), [0, 0, 0.12]),
    share < 1 ? 0.72 + share * 0.25 : 1,
  )
  const patch = threeCornered(
    { tack, head: between(tack, top, share), clew: foot },
    { camber: 0.1, roach: roach * share, lee: sail.lee, draft: 0.45 },
  )
  return [{ name: 'main', patch, seams: 7, battens: true }]
}

function headSail(order: SloopOrder): Sail[] {
  const { plan, sail, made } = order
  switch (plan.head ?? 'genoa') {
    case 'genoa':
      return [foreTriangle(made, made.genoa, 1, sail.sheet + 5, sail.lee)]
    case 'jib':
      return [foreTriangle(made, made.jib, 1, sail.sheet + 4, sail.lee)]
    case 'rolled':
      return [foreTriangle(made, 4.1, 0.78, sail.sheet + 5, sail.lee)]
    case 'poled out':
      return [foreTriangle(made, 6, 1, 76, -sail.lee)]
    case 'twins':
      return [-1, 1].map((side) => foreTriangle(made, 5.8, 0.97, 72, side))
    case 'spinnaker':
      return [spinnakerOf(order)]
    case 'gennaker':
      return [gennakerOf(order)]
    case 'dropping':
      return [foreTriangle(made, 4.9, 1, sail.sheet + 4, sail.lee), fallingSpinnaker(order)]
    case 'crossing':
      return [crossingGenoa(made, sail.lee)]
    case 'none':
      return []
  }
}

function foreTriangle(
  { stem, stay }: SloopMeasures,
  foot: number,
  height: number,
  angle: number,
  lee: number,
): Sail {
  const clew = add([stem[0] - 0.1, 0, 1.95], scaled(letOut(angle, lee), foot))
  const patch = threeCornered(
    { tack: add(stem, [0, 0, 0.35]), head: between(stem, stay, 0.97 * height), clew },
    { camber: 0.13, roach: -0.45 * height, lee, draft: 0.38, sag: 0.12 * lee },
  )
  return { name: 'head', patch, seams: 7 }
}

function spinnakerOf({ sail, livery, made: { mast } }: SloopOrder): Sail {
  const { lee } = sail
  const corners = {
    tack: [7.3, -lee * 1.6, 2.4],
    head: [mast.x + 0.4, lee * 0.2, 16.9],
    clew: [3.5, lee * 4.6, 2.9],
  } as const
  const patch = balloon(corners, 4, [1, lee * 0.35, 0.12])
  return { name: 'head', patch, bands: livery.spinnaker, seams: 0 }
}

/** Half down: its head has come away from the mast, its foot is gathered in over the lee rail. */
function fallingSpinnaker({ sail, livery, made: { mast } }: SloopOrder): Sail {
  const { lee } = sail
  const corners = {
    tack: [5.2, lee * 0.9, 1.9],
    head: [mast.x + 1, lee * 1.7, 10.6],
    clew: [-0.6, lee * 1.6, 1.7],
  } as const
  const patch = gennaker(corners, lee, [0.25, lee, 0])
  return { name: 'other', patch, bands: livery.spinnaker, seams: 0 }
}

/** A genoa let go on the old side, streaming round the mast to the new one. */
function crossingGenoa({ stem, stay }: SloopMeasures, lee: number): Sail {
  const patch = threeCornered(
    { tack: add(stem, [0, 0, 0.35]), head: between(stem, stay, 0.97), clew: [0.9, lee * 1.5, 2.7] },
    { camber: 0.2, roach: -0.7, lee: -lee, draft: 0.62, sag: 0.25 * -lee },
  )
  return { name: 'head', patch, seams: 7 }
}

function gennakerOf({ sail, livery, made: { mast } }: SloopOrder): Sail {
  const { lee } = sail
  const corners = {
    tack: [7.2, 0, 1.5],
    head: [mast.x + 0.35, lee * 0.2, 16.9],
    clew: [-0.5, lee * 3.4, 2.9],
  } as const
  const patch = gennaker(corners, lee, [0.8, lee * 0.6, 0])
  return { name: 'head', patch, bands: livery.spinnaker, seams: 0 }
}

function standing({ livery, made }: SloopOrder): Stick[] {
  const { mast, stem, stay } = made
  const { spar: dark } = livery
  const top: Vector = [mast.x - 0.12, 0, mast.top]
  const vane = add(top, [0, 0, 0.2])
  return [
    spar([[mast.x, 0, mast.deck], top], dark, 0.17),
    wire([top, made.aft], dark),
    wire([stem, stay], dark),
    ...made.spreaders.map((height) => spreaders(made, dark, height)),
    ...[-1, 1].map((side) => shrouds(made, dark, side)),
    wire([top, add(top, [0, 0, 0.9])], dark, 2),
    wire([add(vane, [-0.28, 0, 0]), add(vane, [0.37, 0, 0])], dark, 2),
  ]
}

function spreaders({ mast }: SloopMeasures, colour: Colour, height: number): Stick {
  const tip = (side: number): Vector => [mast.x - 0.25, side * 1.05, height]
  const points: Vector[] = [tip(-1), [mast.x, 0, height + 0.1], tip(1)]
  return { points, colour, width: 0.07, least: 0.5, detail: 1 }
}

function shrouds({ mast, stay, spreaders }: SloopMeasures, colour: Colour, side: number): Stick {
  const [lower, upper] = spreaders
  const chainplate: Vector = [mast.x - 0.2, side * 1.6, mast.deck]
  const spreader = (out: number, height: number): Vector => [mast.x - 0.25, side * out, height]
  return wire(
    [chainplate, spreader(1.05, lower), spreader(0.9, upper), [mast.x - 0.1, 0, stay[2]]],
    colour,
  )
}

function running(order: SloopOrder): Stick[] {
  const { plan, livery, sail, made } = order
  const { mast, boom, stem, stay } = made
  const end = boomEnd(order)
  const gooseneck: Vector = [mast.x - 0.1, 0, boom.height]
  const sheet = wire([between(gooseneck, end, 0.6), [mast.x - 2.6, 0, 1.75]], livery.spar, 2)
  const sticks: Stick[] = [spar([gooseneck, end], livery.spar, 0.2), { ...sheet, opacity: 0.7 }]
  if (plan.main === 'stowed') {
    const cover = between(gooseneck, end, 0.98)
    sticks.push(
      spar([add(gooseneck, [-0.05, 0, 0.22]), add(cover, [0, 0, 0.16])], livery.canvas, 0.42),
    )
  }
  if (plan.head === 'none') {
    sticks.push(spar([add(stem, [0, 0, 0.6]), between(stem, stay, 0.95)], livery.deck, 0.15))
  }
  if (plan.head === 'twins') {
    for (const side of [-1, 1]) {
      const tip = add([stem[0] - 0.1, 0, 2.3], scaled(letOut(72, side), 5.7))
      sticks.push(spar([[mast.x, 0, 3.1], tip], livery.spar, 0.11))
    }
  }
  if (plan.head === 'poled out') {
    const tip = add([stem[0] - 0.1, 0, 2.4], scaled(letOut(76, -sail.lee), 5.9))
    sticks.push(spar([[mast.x, 0, 3.1], tip], livery.spar, 0.11))
  }
  if (plan.head === 'spinnaker') {
    sticks.push(
      spar(
        [
          [mast.x + 0.1, 0, 3],
          [7.2, -sail.lee * 1.55, 2.5],
        ],
        livery.spar,
        0.1,
      ),
    )
  }
  return sticks
}
