import { describe, expect, it } from 'vitest'
import { createPasswordHashing } from '#server/auth/password-hashing.ts'
import { people, seed, worldPassword, worldPasswordHash } from '#server/database/world.ts'
import { databaseOfTest } from '../../support/database-of-test.ts'
import { seal } from '../../support/seal.ts'

const today = 1_767_225_600_000

const database = databaseOfTest()

describe('the seed', () => {
  it('adds Ada, Ben and Cora, who can sign in with the password of the world', async () => {
    expect(await seed(database(), today, seal)).toBe(3)

    const users = await database().db.selectFrom('users').selectAll().orderBy('id').execute()
    expect(users.map(({ name, role }) => [name, role])).toEqual([
      [people.ada.name, 'customer'],
      [people.ben.name, 'customer'],
      [people.cora.name, 'staff'],
    ])
    expect(users[0]).toMatchObject({ id: people.ada.id, email: 'ada@saltlark.example' })
    expect(users.map(({ verified_at }) => verified_at)).toEqual([today, today, today])
    const hashing = createPasswordHashing()
    expect(await hashing.verify(users[0]?.password ?? null, worldPassword)).toBe(true)
    expect(await hashing.isOutdated(worldPasswordHash)).toBe(false)
  })

  it('leaves out a person whose e-mail address somebody else has', async () => {
    const other = {
      name: 'Other',
      email: people.ada.email,
      role: 'customer',
      created_at: 1,
    } as const
    await database()
      .db.insertInto('users')
      .values({ ...other, id: '019b8d62-7a80-7000-8000-00000000000f' })
      .execute()

    expect(await seed(database(), today, seal)).toBe(2)
  })
})
