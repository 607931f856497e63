import { describe, expect, it } from 'vitest'
import { always, defer, merge, once, optional } from '../../../src/props/prop.ts'
import { scroll } from '../../../src/props/scroll.ts'
import { propsOf, resolved } from './resolved.ts'

const props = {
  a: { b: [{ c: 1 }] },
  list: merge([1]),
  kept: once(() => 2),
  late: defer(() => 3),
  errors: always({}),
}
const everything = {
  props: { a: { b: [{ c: 1 }] }, list: [1], kept: 2, late: 3, errors: {} },
  labels: {
    mergeProps: ['list'],
    onceProps: { kept: { prop: 'kept', expiresAt: null } },
  },
}

const inherited = [
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'a.__proto__',
  'a.b.at',
]
const strange = ['\u0001\u0000', 'a.\tb', '.', '..', 'a..b', 'é�', '*', '%2e', "'", 'a\nb']
const many = Array.from({ length: 10_000 }, (_, index) => `prop${index}.x`).join(',')
const deep = Array.from({ length: 10_000 }, () => 'a').join('.')

describe('names that no prop has', () => {
  it.each([...inherited, ...strange, many, deep])('ask for nothing: %.40j', async (list) => {
    const { errors, ...rest } = await propsOf({ ...props, a: 1 }, { only: list })

    expect(errors).toEqual({})
    expect(JSON.stringify(rest)).toMatch(/^{("a":1)?}$/)
  })

  it.each([...inherited, ...strange, many, `a.${deep}`])(
    'leave nothing out, reset nothing, are held by nobody: %.40j',
    async (list) => {
      const asked = { except: list, reset: list, held: list }

      expect(await resolved(props, asked)).toEqual(everything)
    },
  )
})

describe('a name that comes 10,000 times', () => {
  const again = Array.from({ length: 10_000 }, () => 'list').join(',')

  it('counts once', async () => {
    expect(await resolved(props, { only: again, held: again })).toEqual({
      props: { list: [1], errors: {} },
      labels: { mergeProps: ['list'] },
    })
  })
})

describe('props with the names of what every object inherits', () => {
  const named = () => ({
    constructor: optional(() => 1),
    toString: merge([2]),
    valueOf: once(() => 3),
    hasOwnProperty: defer(() => 4, { group: '__proto__' }),
    ...JSON.parse('{"__proto__":5}'),
  })

  it('are props like any other', async () => {
    const whole = await resolved(named())

    expect(JSON.stringify(whole.props)).toBe('{"toString":[2],"valueOf":3,"__proto__":5}')
    expect(JSON.stringify(whole.labels)).toBe(
      '{"deferredProps":{"__proto__":["hasOwnProperty"]},"mergeProps":["toString"],"onceProps":{"valueOf":{"prop":"valueOf","expiresAt":null}}}',
    )
    const only = 'constructor,hasOwnProperty,__proto__'
    expect(JSON.stringify((await resolved(named(), { only })).props)).toBe(
      '{"constructor":1,"hasOwnProperty":4,"__proto__":5}',
    )
  })

  it('can be kept under such a key, and scrolled', async () => {
    const position = { pageName: 'p', previousPage: null, nextPage: null, currentPage: 1 }
    const strange = JSON.parse('{"__proto__":0}')
    Object.defineProperty(strange, '__proto__', {
      value: scroll(
        once(() => [1], { key: '__proto__' }),
        position,
      ),
    })

    const { labels } = await resolved(strange)

    expect(Object.keys(labels.onceProps ?? {})).toEqual(['__proto__'])
    expect(Object.keys(labels.scrollProps ?? {})).toEqual(['__proto__'])
    expect(await propsOf(strange, { held: '__proto__' })).toEqual({})
  })
})
