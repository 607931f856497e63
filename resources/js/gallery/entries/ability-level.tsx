import { AbilityLevel } from '#js/components/ability-level.tsx'
import type { Entry } from '../entry.ts'

export const abilityLevel: Entry = {
  title: 'Ability level',
  group: 'Components',
  shows: ['components/ability-level.tsx'],
  ground: 'white',
  areSmall: true,
  states: [
    { title: 'Beginner', content: <AbilityLevel ability="beginner" /> },
    { title: 'Intermediate', content: <AbilityLevel ability="intermediate" /> },
    { title: 'Advanced', content: <AbilityLevel ability="advanced" /> },
  ],
}
