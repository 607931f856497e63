import { Band } from '#js/components/band.tsx'
import type { Entry } from '../entry.ts'

export const band: Entry = {
  title: 'Band',
  group: 'Components',
  shows: ['components/band.tsx'],
  areAlone: true,
  states: [
    { title: 'On the page', content: <Example /> },
    { title: 'White', content: <Example className="bg-white" /> },
  ],
}

function Example({ className }: { readonly className?: string }) {
  return (
    <Band labelledBy="band-title" {...(className && { className })}>
      <h2 id="band-title" className="text-section">
        A band across the page
      </h2>
      <p className="mt-4 max-w-copy">As wide as the window, its content on the page's measure.</p>
    </Band>
  )
}
