import { WhenVisible } from '@inertiajs/react'
import { Value } from '../value.tsx'

/** Fetches its reviews when the visitor comes near them, a screen further down. */
export function BelowTheFold({ reviews }: { readonly reviews?: readonly string[] }) {
  return (
    <>
      <div className="screen">A long description of a yacht</div>
      <WhenVisible data="reviews" fallback={<Value name="reviews" value="not fetched" />}>
        <Value name="reviews" value={reviews} />
      </WhenVisible>
    </>
  )
}
