import { Icon } from '#js/components/icons.tsx'
import type { IconName } from '#js/components/icons.tsx'
import type { Entry } from '../entry.ts'

// A name that is missing here, or that no icon has, does not compile.
const every: Readonly<Record<IconName, true>> = {
  'badge-check': true,
  calendar: true,
  cart: true,
  check: true,
  'chevron-down': true,
  'chevron-left': true,
  'chevron-right': true,
  close: true,
  helm: true,
  mail: true,
  menu: true,
  pause: true,
  phone: true,
  play: true,
  search: true,
  tag: true,
  user: true,
}

export const icons: Entry = {
  title: 'Icons',
  group: 'Components',
  shows: ['components/icons.tsx'],
  areSmall: true,
  states: [
    { title: 'In the text’s colour', content: <All /> },
    { title: 'On a dark ground', ground: 'dark', content: <All /> },
  ],
}

function All() {
  return (
    <ul className="grid gap-2 sm:grid-cols-2">
      {Object.keys(every).map((name) => (
        <li key={name} className="flex items-center gap-2">
          <Icon name={name as IconName} className="size-6" />
          {name}
        </li>
      ))}
    </ul>
  )
}
