import type { Shown } from '#server/props/info-pages.ts'
import { BlockFrame } from './block-frame.tsx'

/** Short points, good ones and bad ones: so their mark says nothing. */
export function PointsBlock({ id, title, copy, points }: Shown<'points'>) {
  return (
    <BlockFrame id={id} title={title} copy={copy}>
      <ul className="max-w-copy list-disc space-y-3 pl-6 marker:text-tide">
        {points.map((point) => (
          <li key={point} className="pl-1">
            <p>{point}</p>
          </li>
        ))}
      </ul>
    </BlockFrame>
  )
}
