import { useEffect, useEffectEvent, useId, useState } from 'react'
import type { RefObject } from 'react'

/**
 * Makes a text field that is already there a combobox after the APG's editable combobox with a list:
 * the focus stays in the field, arrow keys walk through the options and back to what was typed, Enter
 * takes an option, Esc closes the list and keeps what was typed.
 * @param options what the list holds now; other ones are walked through from the field again.
 */
export function useCombobox(
  field: RefObject<HTMLInputElement | null>,
  options: readonly unknown[],
  onType: (value: string) => void,
  onChoose: (option: number) => void,
) {
  const count = options.length
  const listId = useId()
  const [isWanted, setWanted] = useState(false)
  const [active, setActive] = useState<number | null>(null)
  const [walked, setWalked] = useState(options)
  // An option is meant by its words, not by its place.
  if (walked !== options) {
    setWalked(options)
    setActive(null)
  }
  const isOpen = isWanted && count > 0

  const close = () => {
    setWanted(false)
    setActive(null)
  }
  const leave = useEffectEvent(close)
  const type = useEffectEvent((value: string) => {
    setWanted(true)
    setActive(null)
    onType(value)
  })
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && count > 0) {
      setWanted(true)
      setActive(stepFrom(isOpen ? active : null, step, count))
    } else if (event.key === 'Escape' && isOpen) close()
    else if (event.key === 'Enter' && isOpen && active !== null) onChoose(active)
    else return
    event.preventDefault()
  })

  useEffect(() => {
    const input = field.current
    if (!input) return undefined
    // What was typed while this was on its way.
    if (input.value !== input.defaultValue) type(input.value)
    const listening = new AbortController()
    const { signal } = listening
    input.addEventListener('input', () => type(input.value), { signal })
    input.addEventListener('keydown', (event) => press(event), { signal })
    input.addEventListener('blur', () => leave(), { signal })
    input.form?.addEventListener('submit', () => leave(), { signal })
    return () => listening.abort()
  }, [field])

  useDescription(field, listId, isOpen ? active : undefined)

  return { isWanted, isOpen, active, listId, optionId: (option: number) => `${listId}-${option}` }
}

/** The next option; null is the field itself, which stands before the first and after the last. */
function stepFrom(active: number | null, step: number, count: number): number | null {
  const next = (active ?? -1) + step
  if (active === null && step < 0) return count - 1
  return next < 0 || next >= count ? null : next
}

/** Says in the field's own attributes what its list is, and which option is walked to. */
function useDescription(
  field: RefObject<HTMLInputElement | null>,
  listId: string,
  /** null: none; undefined: the list is closed. */
  active: number | null | undefined,
) {
  useEffect(() => {
    const input = field.current
    if (!input) return
    const option = active == null ? null : `${listId}-${active}`
    input.setAttribute('role', 'combobox')
    input.setAttribute('aria-autocomplete', 'list')
    input.setAttribute('aria-expanded', String(active !== undefined))
    input.setAttribute('aria-controls', listId)
    if (option === null) input.removeAttribute('aria-activedescendant')
    else input.setAttribute('aria-activedescendant', option)
    if (option) document.getElementById(option)?.scrollIntoView({ block: 'nearest' })
  }, [field, listId, active])
}
