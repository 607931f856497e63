import { allowFailures } from './allow-failures.ts'
import { withDeadline } from './deadline.ts'
import { LabelList, listLabels, listLabelsAhead } from './labels.ts'
import type { LabelContext } from './labels.ts'
import { rescuedPart } from './part.ts'
import type { Part } from './part.ts'
import type { PropLabels } from './prop-labels.ts'
import {
  PropError,
  hasToJson,
  isFinal,
  isPlain,
  isPromise,
  keysOf,
  leaveOut,
  pathTo,
  placeIn,
  setField,
} from './prop-tree.ts'
import type { Fields, Place } from './prop-tree.ts'
import { isKind, labelled, Prop, ProvidedProp } from './prop.ts'
import type { ResolveOptions } from './resolve-options.ts'
import { asWhole, selectAlways, selectChild } from './selection.ts'
import type { Selection } from './selection.ts'

/** Where a value goes, and what is wanted of it. */
interface Slot {
  /** An object, or a list by its indexes. */
  readonly into: Fields
  readonly key: string
  readonly place: Place
  /** Undefined on a full visit. */
  readonly selection: Selection | undefined
  readonly part: Part
  /** The value came out of a function: another function or a second kind in it is a mistake. */
  readonly isMade?: true
}

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
      const place = { parent: undefined, key: '', source: props, depth: 0 }
      this.walk(props, into, place, selection, { labels: this.labels, fail })
      this.settleOne()
    })
  }

  private walk(
    source: object,
    into: Fields,
    place: Place,
    selection: Selection | undefined,
    part: Part,
  ): void {
    for (const key of keysOf(source)) {
      try {
        const value = (source as Fields)[key]
        let wanted = selection
        if (selection) wanted = selectChild(selection, key) ?? selectAlways(value)
        if (this.isFailed || (selection && !wanted)) {
          allowFailures(value)
          leaveOut(into, key)
        } else if (isFinal(value)) setField(into, key, value)
        else if (isPlain(value)) this.descend(value, into, key, place, wanted, part)
        else this.put(value, { into, key, place, selection: wanted, part })
      } catch (error) {
        part.fail(error)
      }
    }
  }

  private put(value: unknown, slot: Slot, says = plain): void {
    if (value instanceof Prop) {
      this.putProp(says === plain ? (value as Prop<unknown>) : labelled(value, says), slot)
    } else if (value instanceof ProvidedProp) {
      this.putMadeBy(providedAt(value, slot, this.options), slot, says)
    } else if (isJsonMaker(value, slot)) {
      leaveOut(slot.into, slot.key)
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
    const { into, key, part } = slot
    if (this.isFull)
      listLabelsAhead(part.labels, says, this.facts(slot), this.hasOnceProp(says, slot))
    allowFailures(source)
    leaveOut(into, key)
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
    const { into, key, place, part } = slot
    // The key is taken now, so that the props keep their order.
    setField(into, key, undefined)
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
    const { into, key, place, selection, part } = slot
    if (isFinal(value)) {
      setField(into, key, value)
    } else if (typeof value === 'bigint') {
      setField(into, key, String(value))
    } else if (typeof value !== 'object' || value === null) {
      leaveOut(into, key)
    } else if (!isJson && hasToJson(value)) {
      this.putData(value.toJSON(key), slot, true)
    } else {
      this.descend(value, into, key, place, selection, part)
    }
  }

  private descend(
    value: object,
    into: Fields,
    key: string,
    place: Place,
    selection: Selection | undefined,
    part: Part,
  ): void {
    const isList = Array.isArray(value)
    const inner = (isList ? [] : {}) as Fields
    setField(into, key, inner)
    const within = selection && isList ? asWhole(selection) : selection
    this.walk(value, inner, placeIn(place, key, value), within, part)
  }

  private tell(slot: Slot, says: PropLabels, value: unknown): void {
    const facts = this.facts(slot)
    const isWanted = !slot.selection || slot.selection.only === 'wanted'
    if (isWanted) listLabels(slot.part.labels, says, facts, value)
    this.options.onResolved?.(facts.path, says)
  }

  private rescuable(slot: Slot, says: PropLabels): Slot {
    const { into, key, place } = slot
    const path = pathTo(key, place)
    const part = rescuedPart(slot.part, path, (error) => {
      leaveOut(into, key)
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

// Where an object's own JSON is the object itself, this one function of it makes no prop.
function isJsonMaker(value: unknown, { key }: Slot): boolean {
  return key === 'toJSON' && typeof value === 'function'
}
