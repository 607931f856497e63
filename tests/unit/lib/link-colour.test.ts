import { expect, it } from 'vitest'
import { linkColourClass } from '#js/lib/class-names.ts'

it('a block whose links have no colour of their own has no class of one', () => {
  expect(linkColourClass(undefined)).toBeUndefined()
})
