const mostNames = 1_000

/**
 * Tells which names come for the first time, as far as the last thousand or two are remembered: when
 * the younger half is full, the older is forgotten.
 */
export function createNewcomers(): { isNew(name: string): boolean } {
  let younger = new Set<string>()
  let older = new Set<string>()
  return {
    isNew(name) {
      if (younger.has(name)) return false
      const isNew = !older.has(name)
      if (younger.size >= mostNames) [younger, older] = [new Set(), younger]
      younger.add(name)
      return isNew
    },
  }
}
