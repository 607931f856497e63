import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { AbilityLevel } from '#js/components/offer/ability-level.tsx'

describe('an ability level', () => {
  it.each([
    ['beginner', 'Novice', 1, 'bg-good'],
    ['intermediate', 'Intermediate', 2, 'bg-amber'],
    ['advanced', 'Advanced', 3, 'bg-fault'],
  ] as const)(
    '%s is called %s and fills %d of 3 segments',
    { tags: ['spec-5.5'] },
    (ability, name, filled, colour) => {
      const { container } = render(<AbilityLevel ability={ability} />)

      expect(container.textContent).toBe(name)
      expect(container.querySelectorAll('[data-filled]')).toHaveLength(3)
      expect(container.querySelectorAll(`[data-filled=true].${colour}`)).toHaveLength(filled)
    },
  )
})
