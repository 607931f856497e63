import { useEffect, useRef, useState } from 'react'
import type { Errors } from '#server/props/shared.ts'
import { useSharedProps } from './use-shared-props.ts'

/** What a field takes from the form that it stands in. */
export interface FieldOfForm {
  readonly name: string
  readonly id: string
  readonly error: string | undefined
  /** What a refused form without scripts had sent, else what it is known to begin with. */
  readonly value: string | undefined
}

export type FieldsOf<Name extends string> = (name: Name, known?: string) => FieldOfForm

export interface FormError {
  /** The id of the field that mends it; undefined where none does. */
  readonly id: string | undefined
  readonly message: string
}

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

/** One of several forms of a page. */
export interface AmongForms {
  readonly name: string
  readonly sent: SentForm
}

export interface FormOfPage<Name extends string> {
  /** In the order in which they stand. */
  readonly fields: readonly Name[]
  /** What messages may come under besides, without a field. */
  readonly others?: readonly string[]
  readonly among?: AmongForms
}

const noErrors: Errors = {}

// What one answer of several is not, by the rules of ARIA: a radio button says it in its own way.
const invalid = '[aria-invalid], [data-invalid]'

/**
 * What is wrong with a form. When it comes back refused, the focus goes to the list of what is wrong,
 * or, where there is no list, to the first field that is.
 * @returns `box` and `list`: to be put on what holds the fields, and on the list.
 */
export function useFormErrors<Name extends string>({
  fields,
  others = [],
  among,
}: FormOfPage<Name>) {
  const shared = useSharedProps()
  const box = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const isMine = among === undefined || among.sent.name === among.name
  const errors = isMine ? shared.errors : noErrors
  const idOf = (name: string) => fieldId(among ? `${among.name}-${name}` : name)

  useEffect(() => {
    if (Object.keys(errors).length === 0) return
    const wrong = list.current ?? box.current?.querySelector<HTMLElement>(invalid)
    wrong?.focus()
  }, [errors])

  return {
    box,
    list,
    errors: [...errorsOf(errors, fields, idOf), ...errorsOf(errors, others, () => undefined)],
    field: (name: Name, known?: string): FieldOfForm => ({
      name,
      id: idOf(name),
      error: errors[name],
      value: (isMine ? shared.old?.[name] : undefined) ?? known,
    }),
  }
}

/** `people[7][0][name]` is `people-7-0-name`: an id that links and selectors take as it is. */
function fieldId(name: string): string {
  return name.replaceAll(']', '').replaceAll(/[_[]/g, '-')
}

function errorsOf(
  errors: Errors,
  names: readonly string[],
  idOf: (name: string) => string | undefined,
): FormError[] {
  return names.flatMap((name) => {
    const message = errors[name]
    return message === undefined ? [] : [{ id: idOf(name), message }]
  })
}
