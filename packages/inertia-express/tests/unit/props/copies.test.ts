import { expect, it, vi } from 'vitest'
import { propsOf, resolved } from './resolved.ts'

type Kinds = typeof import('../../../src/props/prop.ts')

it('the kinds of another copy of the package are what they are here', async () => {
  vi.resetModules()
  const other: Kinds = await import('../../../src/props/prop.ts')
  const { always, Prop } = await import('../../../src/props/prop.ts')
  const unasked = vi.fn<() => string>(() => 'too early')

  const props = {
    lazy: other.optional(unasked),
    late: other.defer(unasked),
    list: other.merge([1, 2]),
    place: other.provide(({ path }) => path),
  }
  const page = await resolved(props)

  expect(page.props).toEqual({ list: [1, 2], place: 'place' })
  expect(page.labels).toMatchObject({ deferredProps: { default: ['late'] }, mergeProps: ['list'] })
  expect(unasked).not.toHaveBeenCalled()
  expect(await propsOf({ all: always(other.merge([1])) })).toEqual({ all: [1] })
  expect(new Prop(1, {})).toBeInstanceOf(other.Prop)
})
