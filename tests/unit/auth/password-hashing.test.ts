import { describe, expect, it } from 'vitest'
import { createPasswordHashing } from '#server/auth/password-hashing.ts'
import { QueueFull } from '#server/load/fair-queue.ts'

const cheap = { memoryCost: 64, timeCost: 1 }

describe('hashing a password', () => {
  it('gives another argon2id hash each time, which says what it cost', async () => {
    const { hash } = createPasswordHashing(cheap)
    const [first, second] = [await hash('seven knots upwind'), await hash('seven knots upwind')]

    expect(first).toMatch(/^\$argon2id\$v=19\$m=64,t=1,p=1\$/)
    expect(first).not.toBe(second)
  })
})

describe('checking a password', () => {
  it('takes exactly the one that was hashed', async () => {
    const { hash, verify } = createPasswordHashing(cheap)
    const password = ' Sieben Knötchen 🪢 '
    const hashed = await hash(password)

    expect(await verify(hashed, password)).toBe(true)
    for (const other of [password.trim(), password.toLowerCase(), password.normalize('NFD'), '']) {
      expect(await verify(hashed, other)).toBe(false)
    }
  })

  it('says no where there is no hash, whatever the password', async () => {
    const { verify } = createPasswordHashing(cheap)

    expect(await verify(null, 'seven knots upwind')).toBe(false)
    expect(await verify(null, '')).toBe(false)
  })
})

it('sends passwords of one network away beyond twenty that wait, and lets them in again afterwards', async () => {
  const { hash } = createPasswordHashing(cheap)

  const results = await Promise.allSettled(
    Array.from({ length: 30 }, () => hash('seven knots upwind', 'a')),
  )

  const refused = results.filter((result) => result.status === 'rejected')
  expect(refused).toHaveLength(9)
  expect(refused.every(({ reason }) => reason instanceof QueueFull)).toBe(true)
  expect(await hash('seven knots upwind', 'a')).toContain('$argon2id$')
})

it.each([
  ['of today', (hash: string) => hash, false],
  ['of another memory', (hash: string) => hash.replace('m=64', 'm=128'), true],
  ['of another time', (hash: string) => hash.replace('t=1', 't=2'), true],
  ['of more threads', (hash: string) => hash.replace('p=1', 'p=2'), true],
  ['of another kind', (hash: string) => hash.replace('argon2id', 'argon2i'), true],
] as const)('makes a hash %s anew or not', async (_, changed, isOutdated) => {
  const hashing = createPasswordHashing(cheap)

  expect(await hashing.isOutdated(changed(await hashing.hash('seven knots upwind')))).toBe(
    isOutdated,
  )
})

it('says how many wait behind the one whose turn it is', async () => {
  const { hash, waiting } = createPasswordHashing(cheap)
  expect(waiting()).toBe(0)

  const hashes = Promise.all([1, 2, 3].map(() => hash('seven knots upwind')))

  expect(waiting()).toBe(2)
  await hashes
  expect(waiting()).toBe(0)
})
