import { useSharedProps } from './use-shared-props.ts'

/** Size, tint and ladder of a picture on this page; `undefined` for one the manifest lacks. */
export function usePicture(path: string) {
  return useSharedProps().pictures[path]
}
