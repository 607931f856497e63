import { expectTypeOf } from 'vitest'
import type { Responder } from '../../src/exchange/responder.ts'
import {
  always,
  deepMerge,
  defer,
  merge,
  once,
  optional,
  prepend,
  provide,
} from '../../src/props/prop.ts'
import type { Prop, ProvidedProp } from '../../src/props/prop.ts'
import { pagePosition, scroll } from '../../src/props/scroll.ts'

/** What the compiler promises about the props that a handler gives a page. Nothing here runs. */

interface User {
  readonly name: string
  readonly email?: string
}

interface Pages {
  home: {
    title: string
    count: number
    day: string
    state: 'open' | 'closed'
    author: User | null
    tags: readonly string[]
    rows: { id: number; more?: string }[]
    news?: readonly string[]
  }
  about: { title: string }
}

interface Shared {
  user: User | null
  errors: Readonly<Record<string, string>>
}

declare const page: Responder<Pages, Shared, { success?: string }>
declare const other: Responder<Record<string, Record<string, unknown>>, object, object>

const home = {
  title: 'Home',
  count: 1,
  day: 'Saturday',
  author: null,
  state: 'open' as const,
  tags: ['a'],
  rows: [{ id: 1 }],
}
const user = { name: 'Ada' }
const first = pagePosition({ page: 1, pages: 1 })

// A page takes its own props, and needs none that every page has.
void page.render('home', home)
void page.render('about', { title: 'About' })
void page.render('about', { title: 'About', user })
void page.render('home', { ...home, news: undefined, author: user })

// Each may be a promise, a function, a kind, at any depth; one of another type that becomes it.
void page.render('home', { ...home, title: () => 'Home', count: async () => 1 })
void page.render('home', { ...home, tags: Promise.resolve(['a']), day: new Date(0) })
void page.render('home', { ...home, state: () => 'open' as const, author: async () => user })
void page.render('home', { ...home, rows: [{ id: () => 1, more: optional(() => 'more') }] })
void page.render('home', { ...home, rows: async () => [{ id: 1, more: defer(() => 'more') }] })
void page.render('home', { ...home, tags: ['a', () => 'b', async () => 'c'] })
void page.render('home', { ...home, author: { name: always('Ada'), email: undefined } })
void page.render('home', { ...home, tags: merge(['a']), rows: deepMerge(() => [{ id: 1 }]) })
void page.render('home', { ...home, tags: prepend(async () => ['a']), state: once(() => 'open') })
void page.render('home', { ...home, day: once(() => new Date(0)), title: once('Home') })
void page.render('home', { ...home, rows: once(() => [{ id: () => 1 }]) })
void page.render('home', { ...home, tags: scroll(['a'], first, { wrapper: '' }) })
void page.render('home', { ...home, title: provide(({ path }) => path), tags: () => merge(['a']) })
void page.render('about', { title: 'About', user: () => user, errors: always({}) })

// What a page can do without may come later.
void page.render('home', { ...home, news: optional(() => ['a']) })
void page.render('home', { ...home, news: defer(async () => ['a'], { rescue: true }) })
void page.render('home', { ...home, news: once(merge(defer(() => ['a']))) })
void page.render('home', { ...home, news: () => optional(() => ['a']) })
void page.render('home', { ...home, news: provide(() => defer(() => ['a'])) })

// @ts-expect-error: there is no such page
void page.render('hom', home)
// @ts-expect-error: most props are missing
void page.render('home', { title: 'Home' })
// @ts-expect-error: the page has no such prop
void page.render('home', { ...home, titel: 'Home' })
// @ts-expect-error: nor has the author
void page.render('home', { ...home, author: { name: 'Ada', nme: 'Ada' } })
// @ts-expect-error: a number is no text
void page.render('home', { ...home, title: 1 })
// @ts-expect-error: nor is a function of one
void page.render('home', { ...home, title: () => 1 })
// @ts-expect-error: nor is a promise of one
void page.render('home', { ...home, title: Promise.resolve(1) })
// @ts-expect-error: nor is a kind of one
void page.render('home', { ...home, title: once(() => 1) })
// @ts-expect-error: nor is one in a list
void page.render('home', { ...home, tags: merge([1]) })
// @ts-expect-error: there is no such state
void page.render('home', { ...home, state: 'shut' })
// @ts-expect-error: a title may not be missing
void page.render('home', { ...home, title: undefined })
// @ts-expect-error: nor may it come when it is asked for
void page.render('home', { ...home, title: optional(() => 'Home') })
// @ts-expect-error: nor later
void page.render('home', { ...home, title: defer(() => 'Home') })
// @ts-expect-error: nor later and then be kept
void page.render('home', { ...home, title: once(defer(() => 'Home')) })
// @ts-expect-error: nor later by way of a function
void page.render('home', { ...home, title: () => defer(() => 'Home') })
// @ts-expect-error: nor later by way of a provider
void page.render('home', { ...home, title: provide(() => optional(() => 'Home')) })
// @ts-expect-error: a row needs its id at once
void page.render('home', { ...home, rows: [{ id: optional(() => 1) }] })
// @ts-expect-error: what may come later is still checked
void page.render('home', { ...home, news: optional(() => [1]) })
// @ts-expect-error: what every page has is checked where it is given
void page.render('about', { title: 'About', user: 'Ada' })

// One-shot messages have their names and types.
page.flash('success', 'Saved.').flash({ success: 'Saved.' })
// @ts-expect-error: there is no such message
page.flash('sucess', 'Saved.')
// @ts-expect-error: a number is no message
page.flash('success', 1)

// An application that tells nothing of its pages may render any.
void other.render('anything', { at: 'all', later: defer(() => 1) })

// A kind keeps the type of its value, and whether it is there.
expectTypeOf(once(() => 1)).toEqualTypeOf<Prop<number>>()
expectTypeOf(once(async () => ['a'])).toEqualTypeOf<Prop<string[]>>()
expectTypeOf(always(() => user)).toEqualTypeOf<Prop<{ name: string }>>()
expectTypeOf(merge(['a'])).toEqualTypeOf<Prop<string[]>>()
expectTypeOf(optional(() => 1)).toEqualTypeOf<Prop<number, 'may be missing'>>()
expectTypeOf(defer(async () => 1)).toEqualTypeOf<Prop<number, 'may be missing'>>()
expectTypeOf(merge(defer(() => ['a']))).toEqualTypeOf<Prop<string[], 'may be missing'>>()
expectTypeOf(defer(merge(['a']))).toEqualTypeOf<Prop<string[], 'may be missing'>>()
expectTypeOf(once(optional(() => 1))).toEqualTypeOf<Prop<number, 'may be missing'>>()
expectTypeOf(scroll(() => ({ data: [1] }), first)).toEqualTypeOf<Prop<{ data: number[] }>>()
expectTypeOf(
  scroll(
    defer(() => [1]),
    first,
  ),
).toEqualTypeOf<Prop<number[], 'may be missing'>>()
expectTypeOf(provide(() => 1)).toEqualTypeOf<ProvidedProp<number, 'there'>>()
scroll(
  async () => ({ data: [1], page: 2 }),
  (value) => {
    expectTypeOf(value).toEqualTypeOf<{ data: number[]; page: number }>()
    return first
  },
)

// @ts-expect-error: an optional prop is made when it is asked for, so it takes a function
optional(1)
// @ts-expect-error: so does a deferred one
defer(Promise.resolve(1))
// @ts-expect-error: what always travels cannot be what may be missing
always(optional(() => 1))

// What is shared for one answer is what every page has.
page.share({ user })
page.share({ user: () => null, 'user.name': 'Ada' })
page.share(async () => ({ user: once(() => user) }))
page.shareOnce('user', () => user)
other.share({ anything: 1 }).shareOnce('anything', () => 1)
// @ts-expect-error a user has a name
page.share({ user: { name: 1 } })
// @ts-expect-error no page shares it
page.share({ company: 'Saltlark' })
// @ts-expect-error no page shares it
page.shareOnce('company', () => 'Saltlark')
// @ts-expect-error a user has a name
page.shareOnce('user', { name: 1 })

// A list of a fixed length keeps it.
declare const chart: Responder<{ chart: { at: readonly [number, string] } }, object, object>
void chart.render('chart', { at: [50.7, 'Solent'] })
void chart.render('chart', { at: [() => 50.7, 'Solent'] })
// @ts-expect-error one of the two is missing
void chart.render('chart', { at: [50.7] })
// @ts-expect-error they are the wrong way round
void chart.render('chart', { at: ['Solent', 50.7] })
