import type { ComponentType } from 'react'

const pages = import.meta.glob<{ readonly default: ComponentType }>('./gallery/*.tsx')

/** What loads a page that only developers open; undefined for any other name. */
export function developmentPage(name: string) {
  return pages[name.replace(/^development\/(.*)$/, './gallery/$1.tsx')]
}
