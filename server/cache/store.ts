/** Keeps entries up to a number of bytes. What must go to make room has longest not been asked for. */
export function createStore<Item>(mostBytes: number, sizeOf: (item: Item) => number) {
  const slots = new Map<string, { readonly item: Item; readonly bytes: number }>()
  let bytes = 0

  function remove(key: string): void {
    bytes -= slots.get(key)?.bytes ?? 0
    slots.delete(key)
  }

  return {
    /** Without counting as asked for. */
    peek: (key: string): Item | undefined => slots.get(key)?.item,
    get(key: string): Item | undefined {
      const slot = slots.get(key)
      if (!slot) return undefined
      slots.delete(key)
      slots.set(key, slot)
      return slot.item
    },
    /** To be called again when an item holds more than before. */
    set(key: string, item: Item): void {
      remove(key)
      const size = sizeOf(item)
      slots.set(key, { item, bytes: size })
      bytes += size
      for (const oldest of slots.keys()) {
        if (bytes <= mostBytes) return
        remove(oldest)
      }
    },
  }
}
