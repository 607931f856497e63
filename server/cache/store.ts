interface Store<Entry> {
  get(key: string): Entry | undefined
  set(key: string, entry: Entry): void
  /** To be called when what is kept under a key holds more than before. */
  weigh(key: string): void
}

interface Slot<Entry> {
  readonly entry: Entry
  bytes: number
  wasUsed: boolean
}

/**
 * Keeps entries up to a number of bytes. What must go to make room is what has longest not been asked
 * for: each that was is passed over once. Looking one up changes nothing but a mark on it.
 */
export function createStore<Entry>(
  mostBytes: number,
  sizeOf: (entry: Entry) => number,
): Store<Entry> {
  const slots = new Map<string, Slot<Entry>>()
  let bytes = 0

  function makeRoom(): void {
    for (const [key, slot] of slots) {
      if (bytes <= mostBytes) return
      slots.delete(key)
      if (slot.wasUsed) {
        slot.wasUsed = false
        slots.set(key, slot)
      } else {
        bytes -= slot.bytes
      }
    }
  }

  function put(key: string, entry: Entry, wasUsed: boolean): void {
    const size = sizeOf(entry)
    bytes += size - (slots.get(key)?.bytes ?? 0)
    slots.set(key, { entry, bytes: size, wasUsed })
    makeRoom()
  }

  return {
    get(key) {
      const slot = slots.get(key)
      if (slot) slot.wasUsed = true
      return slot?.entry
    },
    set: (key, entry) => put(key, entry, slots.get(key)?.wasUsed ?? false),
    weigh(key) {
      const slot = slots.get(key)
      if (slot) put(key, slot.entry, slot.wasUsed)
    },
  }
}
