import { allowFailures } from './allow-failures.ts'
import { withDeadline } from './deadline.ts'
import { LabelList, listLabels, listLabelsAhead } from './labels.ts'
import type { LabelContext } from './labels.ts'
import { rescuedPart } from './part.ts'
import type { Part } from './part.ts'
import type { PropLabels } from './prop-labels.ts'
import {
  PropError,
  expectRoom,
  hasToJson,
  isFinal,
  isPlain,
  isPromise,
  leaveOut,
  pathTo,
  setField,
} from './prop-tree.ts'
import type { Fields, Place, Slot } from './prop-tree.ts'
import { isKind, labelled, Prop, ProvidedProp } from './prop.ts'
import type { ResolveOptions } from './resolve-options.ts'
import { asWhole, selectAlways, selectChild } from './selection.ts'
import type { Selection } from './selection.ts'

const plain: PropLabels = {}

/** One walk over a page's props. Values that take their time fill their slots when they come. */
export class PropPass {
  readonly labels = new LabelList()
  private readonly options: ResolveOptions
  private readonly reset: ReadonlySet<string>
  private readonly isFull: boolean
  private isFailed = false
  private unsettled = 0
  private finish: () => void = () => {}

  constructor(options: ResolveOptions, reset: ReadonlySet<string> | undefined) {
    this.options = options
    this.isFull = reset === undefined
    this.reset = reset ?? new Set()
  }

  /** Resolves all props, or fails with the first failure; what still runs then is not waited for. */
  run(props: Readonly<Fields>, selection: Selection | undefined): Promise<Fields> {
    const into: Fields = {}
    return new Promise((resolve, reject) => {
      const fail = (error: unknown) => {
        this.isFailed = true
        reject(error)
      }
      this.finish = () => resolve(into)
      this.unsettled = 1
      const part = { labels: this.labels, fail }
      this.walk({ parent: undefined, key: '', source: props, depth: 0, into, selection, part })
      this.settleOne()
    })
  }

  private walk(place: Place): void {
    const { source } = place
    // V8 reads fields fastest in such a loop. This question costs nothing in it; Object.hasOwn would.
    for (const key in source) {
      if (!Object.prototype.hasOwnProperty.call(source, key)) continue
      try {
        this.take((source as Fields)[key], key, place)
      } catch (error) {
        place.part.fail(error)
      }
    }
  }

  private walkList(list: readonly unknown[], place: Place): void {
    // Counted, since JSON holds the gaps in a list too, but not its other keys.
    const { length } = list
    for (let index = 0; index < length; index += 1) {
      try {
        this.take(list[index], String(index), place)
      } catch (error) {
        place.part.fail(error)
      }
    }
  }

  private take(value: unknown, key: string, place: Place): void {
    const { into, selection, part } = place
    let wanted = selection
    if (selection) wanted = selectChild(selection, key) ?? selectAlways(value)
    if (this.isFailed || (selection && !wanted)) {
      allowFailures(value)
      leaveOut(into, key)
    } else if (isFinal(value)) setField(into, key, value)
    else if (isPlain(value)) this.descend(value, key, place, wanted, part)
    else this.put(value, { key, place, selection: wanted, part })
  }

  private put(value: unknown, slot: Slot, says = plain): void {
    if (value instanceof Prop) {
      this.putProp(says === plain ? (value as Prop<unknown>) : labelled(value, says), slot)
    } else if (value instanceof ProvidedProp) {
      this.putMadeBy(providedAt(value, slot, this.options), slot, says)
    } else if (slot.key === 'toJSON' && typeof value === 'function') {
      // Where an object's own JSON is the object itself, this one function of it makes no prop.
      leaveOut(slot.place.into, slot.key)
    } else if (typeof value === 'function' || isPromise(value)) {
      this.putMadeBy(value, slot, says)
    } else {
      this.putData(value, slot)
    }
  }

  private putProp({ labels: says, source }: Prop<unknown>, slot: Slot): void {
    if (!this.isLeftOut(says, slot)) {
      this.putMadeBy(source, slot, says)
      return
    }
    const { key, place, part } = slot
    if (this.isFull)
      listLabelsAhead(part.labels, says, this.facts(slot), this.hasOnceProp(says, slot))
    allowFailures(source)
    leaveOut(place.into, key)
  }

  private isLeftOut(says: PropLabels, slot: Slot): boolean {
    const isLazy = says.load === 'optional' || says.load === 'deferred'
    if (!this.isFull) return isLazy && slot.selection?.only === 'along'
    return isLazy || this.hasOnceProp(says, slot)
  }

  private hasOnceProp({ once }: PropLabels, { key, place }: Slot): boolean {
    if (!once || once.isFresh) return false
    return this.options.visit.exceptOnceProps.has(once.key ?? pathTo(key, place))
  }

  private putMadeBy(source: unknown, asked: Slot, says: PropLabels): void {
    const slot = says.isRescued ? this.rescuable(asked, says) : asked
    try {
      const value = typeof source === 'function' ? (source as () => unknown)() : source
      if (isPromise(value)) this.putLater(value, slot, says)
      else this.putMade(value, slot, says)
    } catch (error) {
      slot.part.fail(error)
    }
  }

  private putLater(promise: PromiseLike<unknown>, slot: Slot, says: PropLabels): void {
    const { key, place, part } = slot
    // The key is taken now, so that the props keep their order.
    setField(place.into, key, undefined)
    const later = { ...slot, part: { labels: part.labels.later(), fail: part.fail } }
    const { timeout } = this.options
    const late = () =>
      new PropError(
        pathTo(key, place),
        `was not there after ${timeout / 1000} s: its promise never settled or takes too long`,
      )
    this.unsettled += 1
    withDeadline(promise, timeout, late)
      .then((value) => (this.isFailed ? allowFailures(value) : this.putMade(value, later, says)))
      .catch(part.fail)
      .finally(() => this.settleOne())
  }

  private putMade(value: unknown, slot: Slot, says: PropLabels): void {
    if (typeof value === 'function' || (slot.isMade && isKind(value))) {
      throw new PropError(
        pathTo(slot.key, slot.place),
        'is made by a function that gave another function: give the value itself',
      )
    }
    const selection = slot.selection && asWhole(slot.selection)
    const made: Slot = { ...slot, selection, isMade: true }
    if (isKind(value)) {
      this.put(value, made, says)
    } else {
      if (says !== plain && value !== undefined) this.tell(slot, says, value)
      this.putData(value, made)
    }
  }

  private putData(value: unknown, slot: Slot, isJson = false): void {
    const { key, place, selection, part } = slot
    if (isFinal(value)) {
      setField(place.into, key, value)
    } else if (typeof value === 'bigint') {
      setField(place.into, key, String(value))
    } else if (typeof value !== 'object' || value === null) {
      leaveOut(place.into, key)
    } else if (!isJson && hasToJson(value)) {
      this.putData(value.toJSON(key), slot, true)
    } else {
      this.descend(value, key, place, selection, part)
    }
  }

  private descend(
    source: object,
    key: string,
    parent: Place,
    selection: Selection | undefined,
    part: Part,
  ): void {
    expectRoom(source, key, parent)
    const isList = Array.isArray(source)
    // A list of its length from the start: one that grows takes room for many more items.
    const into = (isList ? Array<unknown>(source.length) : {}) as Fields
    setField(parent.into, key, into)
    const within = selection && isList ? asWhole(selection) : selection
    const depth = parent.depth + 1
    const place: Place = { parent, key, source, depth, into, selection: within, part }
    if (isList) this.walkList(source, place)
    else this.walk(place)
  }

  private tell(slot: Slot, says: PropLabels, value: unknown): void {
    const facts = this.facts(slot)
    const isWanted = !slot.selection || slot.selection.only === 'wanted'
    if (isWanted) listLabels(slot.part.labels, says, facts, value)
    this.options.onResolved?.(facts.path, says)
  }

  private rescuable(slot: Slot, says: PropLabels): Slot {
    const { key, place } = slot
    const path = pathTo(key, place)
    const part = rescuedPart(slot.part, path, (error) => {
      leaveOut(place.into, key)
      this.options.onRescue(error, path, says)
    })
    return { ...slot, part }
  }

  private settleOne(): void {
    this.unsettled -= 1
    if (this.unsettled === 0) this.finish()
  }

  private facts({ key, place }: Slot): LabelContext {
    const { visit, now } = this.options
    return { path: pathTo(key, place), reset: this.reset, intent: visit.scrollIntent, now: now() }
  }
}

function providedAt(
  { make }: ProvidedProp,
  { key, place }: Slot,
  { component }: ResolveOptions,
): () => unknown {
  const siblings = place.source as Readonly<Fields>
  return () => make({ component, path: pathTo(key, place), siblings })
}
