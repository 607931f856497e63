import { useLayoutEffect, useRef } from 'react'
import type { RefObject } from 'react'

type Values = Readonly<Record<string, string>>

interface KeptTyping {
  /** What the server had when it was typed, by the names of the fields. */
  readonly known: Values
  readonly typed: Values
}

const begin = 'typed:'

/** Under what this tab keeps it, until it is ordered. */
export function typedKey(name: string): string {
  return begin + name
}

/**
 * Keeps what is typed in a form and not sent yet in this tab, through a reload and through leaving
 * its page. A field of which the server has learnt something since is the server's.
 * @param name tells forms apart.
 * @returns for an element around the form.
 */
export function useKeptTyping(name: string): {
  readonly ref: RefObject<HTMLDivElement | null>
  readonly onInput: () => void
} {
  const ref = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const kept = readKept(name)
    if (kept) putBack(fieldsIn(ref.current), kept)
  }, [name])

  function onInput() {
    const fields = fieldsIn(ref.current)
    const kept: KeptTyping = { known: valuesOf(fields, true), typed: valuesOf(fields, false) }
    withStorage((storage) => storage.setItem(typedKey(name), JSON.stringify(kept)))
  }
  return { ref, onInput }
}

/** Forgets it all: it was ordered. */
export function forgetTyping(): void {
  withStorage((storage) => {
    const names = Object.keys(storage).filter((key) => key.startsWith(begin))
    for (const key of names) storage.removeItem(key)
  })
}

type FormField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

function fieldsIn(place: HTMLElement | null): readonly FormField[] {
  const all = place?.querySelectorAll<FormField>('input:not([type=hidden]), select, textarea') ?? []
  return [...all].filter(({ name }) => name !== '')
}

/** By name; of radio buttons and boxes, each has its own. */
function valuesOf(fields: readonly FormField[], isKnown: boolean): Values {
  return Object.fromEntries(
    fields.map((field) => [keyOf(field), isKnown ? knownValue(field) : typedValue(field)]),
  )
}

function typedValue(field: FormField): string {
  return isChoice(field) ? String(field.checked) : field.value
}

function knownValue(field: FormField): string {
  if (field instanceof HTMLSelectElement) {
    return [...field.options].find(({ defaultSelected }) => defaultSelected)?.value ?? ''
  }
  return isChoice(field) ? String(field.defaultChecked) : field.defaultValue
}

function keyOf(field: FormField): string {
  return isChoice(field) ? `${field.name}=${field.value}` : field.name
}

function isChoice(field: FormField): field is HTMLInputElement {
  return field.type === 'radio' || field.type === 'checkbox'
}

function putBack(fields: readonly FormField[], { known, typed }: KeptTyping): void {
  const knownNow = valuesOf(fields, true)
  for (const field of fields) {
    const key = keyOf(field)
    const value = typed[key]
    if (value === undefined || known[key] !== knownNow[key]) continue
    if (isChoice(field)) field.checked = value === 'true'
    else field.value = value
  }
}

function readKept(name: string): KeptTyping | null {
  return withStorage((storage) => {
    const text = storage.getItem(typedKey(name))
    return text === null ? null : (JSON.parse(text) as KeptTyping)
  })
}

/** What this tab keeps. A browser may keep nothing, or refuse to be asked: null. */
export function withStorage<Result>(work: (storage: Storage) => Result): Result | null {
  try {
    return work(window.sessionStorage)
  } catch {
    return null
  }
}
