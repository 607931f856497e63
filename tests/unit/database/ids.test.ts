import { describe, expect, it } from 'vitest'
import { newId } from '#server/database/ids.ts'

describe('a new id', () => {
  it('is the example of RFC 9562, appendix A.6', () => {
    const random = (size: number) => Buffer.from('0cc318c4dc0c0c07398f', 'hex').subarray(0, size)

    expect(newId(0x017f22e279b0, random)).toBe('017f22e2-79b0-7cc3-98c4-dc0c0c07398f')
  })

  it('keeps version and variant whatever the random bytes are', () => {
    const ones = newId(0, (size) => Buffer.alloc(size, 0xff))
    const zeros = newId(0, (size) => Buffer.alloc(size))

    expect(ones).toBe('00000000-0000-7fff-bfff-ffffffffffff')
    expect(zeros).toBe('00000000-0000-7000-8000-000000000000')
  })

  it('sorts after those of earlier milliseconds', () => {
    const instants = [1, 255, 256, 1_767_225_600_000, 1_767_225_600_001, 2 ** 48 - 1]

    const ids = instants.map((instant) => newId(instant))

    expect(ids.toSorted()).toEqual(ids)
  })
})
