import { useState } from 'react'
import { useSharedProps } from './use-shared-props.ts'

/** Which of a page's forms was sent last. */
export interface SentForm {
  readonly name: string | undefined
  readonly remember: (name: string) => void
}

/**
 * Tells the forms of one page apart, whose fields have the same names: each sends its own name as
 * `form`, and only the one that was sent last shows what is wrong.
 */
export function useSentForm(): SentForm {
  const { old } = useSharedProps()
  const [name, remember] = useState(old?.form)

  return { name, remember }
}
