import { describe, expect, it } from 'vitest'
import { safeIntended } from '#server/auth/intended.ts'
import { hostileAddresses } from './corpus/hostile-addresses.ts'
import { writtenAddresses } from './corpus/written-addresses.ts'

const origin = 'https://www.saltlark.example'
const anywhere = () => true

describe('where to go after signing in', () => {
  it.each([
    ['/', '/'],
    ['/rya-courses?level=beginner&page=2', '/rya-courses?level=beginner&page=2'],
    ['/events/CR-DSP-270321?tag=5', '/events/CR-DSP-270321?tag=5'],
    ['/knots#bowline', '/knots'],
    ['/a/../knots?q=é', '/knots?q=%C3%A9'],
  ])('is a path of this site with its query, as a browser would ask for %s', (path, asked) => {
    expect(safeIntended(path, anywhere)).toBe(asked)
  })

  it('is a path that something answers, asked for by its path alone', () => {
    const asked: string[] = []
    const nothing = (path: string) => {
      asked.push(path)
      return false
    }

    expect(safeIntended('/knots?a=1', nothing)).toBeNull()
    expect(asked).toEqual(['/knots'])
  })

  it.each([undefined, null, 7, true, {}, ['/knots'], { toString: () => '/knots' }])(
    'is text: %j is none',
    (value) => {
      expect(safeIntended(value, anywhere)).toBeNull()
    },
  )

  it('fits into a cookie', () => {
    expect(safeIntended(`/${'a'.repeat(1_023)}`, anywhere)).toHaveLength(1_024)
    expect(safeIntended(`/${'a'.repeat(1_024)}`, anywhere)).toBeNull()
    expect(safeIntended(`/${'é'.repeat(500)}`, anywhere)).toBeNull()
  })

  it.each(hostileAddresses)('is never %j', (value) => {
    expect(safeIntended(value, anywhere)).toBeNull()
  })

  it('never leaves the site, whatever is written: 100,000 addresses', () => {
    const leaving = writtenAddresses(100_000).filter((value) => {
      const path = safeIntended(value, anywhere)
      return path !== null && !staysHere(path)
    })

    expect(leaving).toEqual([])
  })

  it('is the same when it is checked again', () => {
    const changed = writtenAddresses(20_000)
      .map((value) => safeIntended(value, anywhere))
      .filter((path) => path !== null && safeIntended(path, anywhere) !== path)

    expect(changed).toEqual([])
  })
})

/** As a browser resolves it on any page of the site, and as plain text. */
function staysHere(path: string): boolean {
  const bases = [`${origin}/`, `${origin}/user/profile?a=1`, `${origin}//odd/`]
  return (
    /^\/(?![/\\])[\u0021-\u007e]*$/.test(path) &&
    bases.every((base) => new URL(path, base).origin === origin)
  )
}
