import { usePage } from '@inertiajs/react'
import { pictureAddress } from '#js/lib/pictures.ts'
import type { SharedProps } from '#server/props/shared.ts'

export function useSharedProps(): SharedProps {
  return usePage<Record<string, unknown> & SharedProps>().props
}

/** What a picture of this page is like; `undefined` for one the manifest lacks. */
export function usePicture(path: string) {
  return useSharedProps().pictures[path]
}

/** Gives the address under which this page shows the picture that a path names. */
export function usePictureAddress(): (path: string) => string {
  const { pictures } = useSharedProps()
  return (path) => pictureAddress(path, pictures[path])
}
