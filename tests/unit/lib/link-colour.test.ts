import { describe, expect, it } from 'vitest'
import { linkColourClass } from '#js/lib/class-names.ts'

describe('the class of a link colour', () => {
  it('carries the digits in lower case', () => {
    expect(linkColourClass('#EAB64F')).toBe('link-colour-eab64f')
  })

  it('is not there without a colour', () => {
    expect(linkColourClass(undefined)).toBeUndefined()
  })
})
