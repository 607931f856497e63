import { usePage } from '@inertiajs/react'
import type { SharedProps } from '#server/props/shared.ts'

export function useSharedProps(): SharedProps {
  return usePage<Record<string, unknown> & SharedProps>().props
}

/** What a picture of this page is like; `undefined` for one the manifest lacks. */
export function usePicture(path: string) {
  return useSharedProps().pictures[path]
}
