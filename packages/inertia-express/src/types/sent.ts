import type { Presence, Prop, ProvidedProp } from '../props/prop.ts'

/**
 * What may be given for a value of a page: the value itself, one that becomes it in JSON, a promise
 * or a function of it, or one of the kinds, at any depth. `When` says whether the page can do
 * without it: only then may it be `optional` or deferred.
 */
export type Sent<Value, When extends Presence = 'there'> =
  | SentData<Value>
  | OfAKind<Value, When>
  | Promise<SentData<Value> | OfAKind<Value, When>>
  | (() => SentData<Value> | OfAKind<Value, When> | Promise<SentData<Value> | OfAKind<Value, When>>)

/** The props of a page, as a controller may give them. */
export type SentProps<Props> = {
  readonly [Name in keyof Props]: SentField<Props[Name]>
}

/** The same without what every page gets anyway; that may still be given, and then wins. */
export type SentPage<Props, Shared> = {
  readonly [Name in keyof Props as Exclude<Name, keyof Shared>]: SentField<Props[Name]>
} & { readonly [Name in keyof Shared]?: SentField<Shared[Name]> }

/** Props that pages share, as they may be given for one answer; those of a dotted path stand in one. */
export type SentShared<Shared> = keyof Shared extends never
  ? Readonly<Record<string, unknown>>
  : { readonly [Name in keyof Shared]?: SentField<Shared[Name]> } & {
      readonly [path: `${string}.${string}`]: unknown
    }

/** The names of the props that pages share: any, until an application has told them. */
export type SharedName<Shared> = keyof Shared extends never ? string : keyof Shared & string

/** What a shared prop of this name is. */
export type SharedValue<Shared, Name> = Name extends keyof Shared ? Shared[Name] : unknown

/** The names of the pages in a page map. */
export type PagesOf<Pages> = keyof Pages & string

// A page can do without what may be undefined.
type SentField<Value> = undefined extends Value
  ? Sent<Exclude<Value, undefined>, Presence> | undefined
  : Sent<Value>

type OfAKind<Value, When extends Presence> =
  | Prop<SentData<Value>, When>
  | ProvidedProp<SentData<Value>, When>

// A list of a fixed length keeps it, and what is at each of its places.
type SentTuple<Value extends readonly unknown[]> = {
  readonly [Place in keyof Value]: Sent<Value[Place]>
}

type SentData<Value> =
  | { toJSON(): Value }
  | (Value extends string | number | boolean | null
      ? Value
      : Value extends readonly (infer Item)[]
        ? number extends Value['length']
          ? readonly Sent<Item>[]
          : SentTuple<Value>
        : Value extends object
          ? SentProps<Value>
          : Value)
