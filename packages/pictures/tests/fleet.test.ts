import { describe, expect, it } from 'vitest'
import fleet from '../../../resources/content/fleet.json' with { type: 'json' }
import { layouts } from '../src/fleet/layouts.ts'
import { berthsIn } from '../src/fleet/plan-parts.ts'
import { saloons } from '../src/fleet/saloons.ts'
import { scenes } from '../src/scenes/index.ts'

const plans = new Map(Object.entries(layouts))

describe.each(fleet.yachts)('the pictures of $name', ({ id, berths, length_feet }) => {
  it('are a profile, a plan and a saloon', () => {
    const names = scenes.map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining([`${id}-profile`, `${id}-plan`, `${id}-saloon`]))
    expect(Object.keys(saloons)).toContain(id)
  })

  it('have as many berths in the plan as she has', () => {
    expect(berthsIn(plans.get(id)?.parts ?? [])).toBe(berths)
  })

  it('have her length in the plan', () => {
    expect((plans.get(id)?.lines.length ?? 0) / 0.3048).toBeCloseTo(length_feet, -0.5)
  })
})
