import { useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import type { Errors } from '#server/props/shared.ts'
import { useSharedProps } from './use-shared-props.ts'

/** What a field takes from the form that it stands in. */
export interface FieldOfForm {
  readonly name: string
  readonly id: string
  readonly error: string | undefined
  /** What it begins with: what a refused form without scripts had sent, or what is known. */
  readonly value: string | undefined
}

/** A form's field by its name; `known` is what it begins with unless a refused form had it. */
export type FieldsOfForm<Name extends string> = (name: Name, known?: string) => FieldOfForm

export interface FormError {
  /** The id of the field that mends it; undefined where none does. */
  readonly id: string | undefined
  readonly message: string
}

export interface FormOfPage<Name extends string> {
  /** In the order in which they stand. */
  readonly fields: readonly Name[]
  /** What messages may come under besides, without a field. */
  readonly others?: readonly string[]
  /** Which of its page's forms it is, where there are several. */
  readonly among?: { readonly name: string; readonly sent: SentForm }
}

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
  const { errors, old } = useSharedProps()
  const box = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const isMine = among === undefined || among.sent.name === among.name
  const idOf = (name: string) => fieldId(among ? `${among.name}-${name}` : name)

  useFocusOfFaults(errors, isMine, list, box)

  return {
    box,
    list,
    faults: isMine
      ? [...faultsOf(errors, fields, idOf), ...faultsOf(errors, others, () => undefined)]
      : [],
    field: (name: Name, known?: string): FieldOfForm => ({
      name,
      id: idOf(name),
      error: isMine ? errors[name] : undefined,
      value: (isMine ? old?.[name] : undefined) ?? known,
    }),
  }
}

// What one answer of several is not, by the rules of ARIA: a radio button says it in its own way.
const invalid = '[aria-invalid], [data-invalid]'

/** `people[7][0][name]` is `people-7-0-name`: an id that links and selectors take as it is. */
function fieldId(name: string): string {
  return name.replaceAll(']', '').replaceAll(/[_[]/g, '-')
}

function useFocusOfFaults(
  errors: Errors,
  isMine: boolean,
  list: RefObject<HTMLElement | null>,
  box: RefObject<HTMLElement | null>,
) {
  useEffect(() => {
    if (!isMine || Object.keys(errors).length === 0) return
    const wrong = list.current ?? box.current?.querySelector<HTMLElement>(invalid)
    wrong?.focus()
  }, [errors, isMine, list, box])
}

function faultsOf(
  errors: Errors,
  names: readonly string[],
  idOf: (name: string) => string | undefined,
): FormError[] {
  return names.flatMap((name) => {
    const message = errors[name]
    return message === undefined ? [] : [{ id: idOf(name), message }]
  })
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

/**
 * Sends the form of a select when something is chosen; a choice that is made while another is on its
 * way goes after it. What the server took is what is shown, unless it refused.
 * @param count what the server took last
 * @param error why it refused what was chosen since
 */
export function useSentChoice(count: number, error: string | undefined, isSending: boolean) {
  const select = useRef<HTMLSelectElement>(null)
  const isWaiting = useRef(false)

  useEffect(() => {
    if (isSending || !isWaiting.current) return
    isWaiting.current = false
    send(select)
  }, [isSending])

  useEffect(() => {
    if (select.current && error === undefined && !isWaiting.current) {
      select.current.value = String(count)
    }
  }, [count, error])

  function choose() {
    if (isSending) isWaiting.current = true
    else send(select)
  }

  return { select, choose }
}

function send(select: RefObject<HTMLSelectElement | null>) {
  select.current?.form?.requestSubmit()
}
