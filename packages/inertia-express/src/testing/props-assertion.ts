import { AssertionError } from 'node:assert'
import { isDeepStrictEqual } from 'node:util'

type Fields = Readonly<Record<string, unknown>>

/** Looks into one object of a page's props. Every method gives the assertion itself, to go on. */
export class PropsAssertion {
  private readonly props: unknown
  private readonly place: string
  private readonly touched = new Set<string>()
  private isOpen = false

  /** @param place how a failure names the object, such as `props.courses.0`. */
  constructor(props: unknown, place: string) {
    this.props = props
    this.place = place
  }

  /**
   * The path is there; with a number, its list has so many items; with a function, which looks into
   * it, everything there is looked at or let pass by `etc`.
   */
  has(path: string, expected?: number | ((inner: PropsAssertion) => unknown)): this {
    const value = this.find(path)
    if (value === undefined) this.fail(path, 'is missing', undefined, 'a value')
    if (typeof expected === 'number') {
      const { length } = value as { length?: unknown }
      if (length !== expected) {
        this.fail(path, `has ${String(length)} items instead of ${expected}`, length, expected)
      }
    } else if (expected) {
      const inner = new PropsAssertion(value, `${this.place}.${path}`)
      expected(inner)
      inner.isLookedThrough()
    }
    return this
  }

  /** The path is not there. */
  missing(path: string): this {
    const value = this.find(path)
    if (value !== undefined) this.fail(path, 'is there', value, undefined)
    return this
  }

  /** The value at the path equals the expected one, at every depth, or the function says yes to it. */
  where<Value>(path: string, expected: Value | ((value: never) => boolean)): this {
    const value = this.find(path)
    const isRight =
      typeof expected === 'function'
        ? (expected as (value: unknown) => boolean)(value)
        : isDeepStrictEqual(value, expected)
    if (!isRight) this.fail(path, `is ${inWords(value)}`, value, expected)
    return this
  }

  /** What was not looked at may be there. */
  etc(): this {
    this.isOpen = true
    return this
  }

  private isLookedThrough(): void {
    if (this.isOpen || typeof this.props !== 'object' || this.props === null) return
    const rest = Object.keys(this.props).filter((key) => !this.touched.has(key))
    if (rest.length > 0) {
      throw new AssertionError({
        message: `${this.place} has more than was looked at: ${rest.join(', ')}; look at it, or say etc()`,
      })
    }
  }

  private find(path: string): unknown {
    const steps = path.split('.')
    this.touched.add(steps[0] as string)
    let value = this.props
    for (const step of steps) {
      if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step))
        return undefined
      value = (value as Fields)[step]
    }
    return value
  }

  private fail(path: string, fault: string, actual: unknown, expected: unknown): never {
    throw new AssertionError({
      message: `${this.place}.${path} ${fault}`,
      actual,
      expected,
      operator: 'deepStrictEqual',
    })
  }
}

function inWords(value: unknown): string {
  return value === undefined ? 'missing' : (JSON.stringify(value)?.slice(0, 120) ?? typeof value)
}
