import { deepStrictEqual, ok, strictEqual } from 'node:assert'
import { headers } from '../protocol/headers.ts'
import type { PageObject } from '../protocol/page-object.ts'
import { addressBeside, statusOf } from './answer.ts'
import type { Answer } from './answer.ts'
import { PropsAssertion } from './props-assertion.ts'
import { locationOf, readPage } from './read-page.ts'

/** Sends a request as the visitor whose answer is looked at. */
export type Send = (
  url: string,
  init: { readonly headers: Record<string, string> },
) => Answer | PromiseLike<Answer>

/**
 * Looks at the page in an answer, of a document or of a visit: one assertion a fact, each giving the
 * assertion itself to go on. A failure names what was looked at and what was found.
 * @param send how reloads are asked for; by default fetch, which has no cookies. An answer that does not say
 * which server gave it, as those of supertest, needs one, and it is given the page's path.
 * @throws Error when the answer holds no page.
 */
export async function assertPage(answer: Answer, send?: Send): Promise<PageAssertion> {
  return new PageAssertion(answer, await readPage(answer), send)
}

/** A redirect or a control answer leads there. */
export function assertLocation(answer: Answer, expected: string): void {
  strictEqual(locationOf(answer), expected, `${statusOf(answer)} leads elsewhere`)
}

export class PageAssertion {
  /** The page object itself, for what no assertion says. */
  readonly page: PageObject
  private readonly answer: Answer
  private readonly send: Send | undefined
  private readonly props: PropsAssertion

  constructor(answer: Answer, page: PageObject, send?: Send) {
    this.answer = answer
    this.page = page
    this.send = send
    this.props = new PropsAssertion(page.props, 'props')
  }

  component(name: string): this {
    return this.same('component', this.page.component, name)
  }

  status(status: number): this {
    return this.same('status', statusOf(this.answer), status)
  }

  url(url: string): this {
    return this.same('url', this.page.url, url)
  }

  version(version: string): this {
    return this.same('version', this.page.version, version)
  }

  /** See `PropsAssertion.has`. */
  has(path: string, expected?: number | ((inner: PropsAssertion) => unknown)): this {
    this.props.has(path, expected)
    return this
  }

  /** See `PropsAssertion.missing`. */
  missing(path: string): this {
    this.props.missing(path)
    return this
  }

  /** See `PropsAssertion.where`. */
  where<Value>(path: string, expected: Value | ((value: never) => boolean)): this {
    this.props.where(path, expected)
    return this
  }

  /** A one-shot message is there, and equals the expected one if one is given. */
  flash(key: string, expected?: unknown): this {
    const found = this.page.flash?.[key]
    ok(found !== undefined, `flash.${key} is missing`)
    return expected === undefined ? this : this.same(`flash.${key}`, found, expected)
  }

  missingFlash(key?: string): this {
    const found = key === undefined ? this.page.flash : this.page.flash?.[key]
    return this.same(key === undefined ? 'flash' : `flash.${key}`, found, undefined)
  }

  /** The client fetches the prop after the page is shown, with its group. */
  deferred(path: string, group = 'default'): this {
    return this.lists(`deferredProps.${group}`, this.page.deferredProps?.[group], path)
  }

  /** The client adds the prop to what it holds, in one of the three ways. */
  merges(path: string, way: 'append' | 'prepend' | 'deep' = 'append'): this {
    const { mergeProps, prependProps, deepMergeProps } = this.page
    const lists = { append: mergeProps, prepend: prependProps, deep: deepMergeProps }
    return this.lists(`props merged by ${way}`, lists[way], path)
  }

  /** Every prop replaces what the client holds. */
  mergesNothing(): this {
    const { mergeProps = [], prependProps = [], deepMergeProps = [] } = this.page
    return this.same('merged props', [...mergeProps, ...prependProps, ...deepMergeProps], [])
  }

  matchesOn(path: string): this {
    return this.lists('matchPropsOn', this.page.matchPropsOn, path)
  }

  /** The client keeps the prop under this key. */
  once(key: string, expected?: { prop?: string; expiresAt?: number | null }): this {
    return this.labelled('onceProps', this.page.onceProps?.[key], key, expected)
  }

  scrolls(path: string, expected?: Partial<ScrollLabelOf>): this {
    return this.labelled('scrollProps', this.page.scrollProps?.[path], path, expected)
  }

  rescued(path: string): this {
    return this.lists('rescuedProps', this.page.rescuedProps, path)
  }

  /** The page as a reload of these props gets it. */
  reloadOnly(...paths: readonly string[]): Promise<PageAssertion> {
    return this.reload({ [headers.partialData]: paths.join(',') })
  }

  /** The page as a reload of all but these props gets it. */
  reloadExcept(...paths: readonly string[]): Promise<PageAssertion> {
    return this.reload({ [headers.partialExcept]: paths.join(',') })
  }

  /**
   * The page as the client's request for deferred props gets it.
   * @param group one group; left out: all of them.
   */
  loadDeferred(group?: string): Promise<PageAssertion> {
    const groups = this.page.deferredProps ?? {}
    const paths = group === undefined ? Object.values(groups).flat() : groups[group]
    ok(paths?.length, `nothing is deferred${group === undefined ? '' : ` in the group ${group}`}`)
    return this.reloadOnly(...paths)
  }

  private async reload(wanted: Record<string, string>): Promise<PageAssertion> {
    const address = addressBeside(this.answer, this.page.url)
    ok(this.send || URL.canParse(address), unknownServer)
    const answer = await (this.send ?? fetch)(address, {
      headers: {
        [headers.inertia]: 'true',
        [headers.version]: this.page.version,
        [headers.partialComponent]: this.page.component,
        ...wanted,
      },
    })
    return assertPage(answer, this.send)
  }

  private same(what: string, found: unknown, expected: unknown): this {
    deepStrictEqual(
      found,
      expected,
      `${what} is ${JSON.stringify(found)} instead of ${JSON.stringify(expected)}`,
    )
    return this
  }

  private lists(what: string, list: readonly string[] = [], path: string): this {
    ok(list.includes(path), `${what} do not list ${path}, but [${list.join(', ')}]`)
    return this
  }

  private labelled(what: string, label: object | undefined, key: string, expected = {}): this {
    ok(label, `${what} do not name ${key}`)
    for (const [name, value] of Object.entries(expected)) {
      this.same(`${what}.${key}.${name}`, (label as Record<string, unknown>)[name], value)
    }
    return this
  }
}

const unknownServer =
  'the answer does not say which server gave it: hand assertPage the function that sends'

type ScrollLabelOf = NonNullable<PageObject['scrollProps']>[string]
