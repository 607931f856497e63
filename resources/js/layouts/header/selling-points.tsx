import { Icon } from '#js/components/icons.tsx'
import type { IconName } from '#js/components/icons.tsx'

const points: readonly { readonly icon: IconName; readonly text: string }[] = [
  { icon: 'calendar', text: 'Flexible Dates' },
  { icon: 'helm', text: 'Expert Training' },
  { icon: 'badge-check', text: 'RYA-Certified' },
  { icon: 'tag', text: 'Competitive Pricing' },
]

/** The strip under the header; its columns do not wait for what stands in them. */
export function SellingPoints() {
  return (
    <ul
      aria-label="Why people sail with us"
      className="mx-auto grid max-w-page grid-cols-[4fr_5fr] gap-x-3 gap-y-1 border-t border-white/20 px-4 py-2 text-sm sm:grid-cols-[8fr_8fr_7fr_9fr] md:px-8 lg:grid-cols-4 lg:justify-items-center"
    >
      {points.map(({ icon, text }) => (
        <li key={text} className="flex items-center gap-2 leading-5 sm:whitespace-nowrap">
          <Icon name={icon} className="size-5 shrink-0 text-brass" />
          {text}
        </li>
      ))}
    </ul>
  )
}
