import { Deferred, InfiniteScroll } from '@inertiajs/react'

interface FeedProps {
  readonly sailings?: { readonly data: readonly Sailing[] }
}

interface Sailing {
  readonly id: number | string
  readonly title: string
}

/** A list that grows at both ends. Each item is half a screen high. */
export function Feed({ sailings }: FeedProps) {
  return (
    <Deferred data="sailings" fallback="On its way">
      <InfiniteScroll data="sailings" as="ul">
        {sailings?.data.map(({ id, title }) => (
          <li key={id} className="sailing">
            {title}
          </li>
        ))}
      </InfiniteScroll>
    </Deferred>
  )
}
