import type { Database } from './database.ts'
import type { UserRow } from './schema.ts'

export interface Person extends Omit<UserRow, 'created_at' | 'verified_at' | 'password'> {
  /** In a few words, for whoever looks round the development site. */
  readonly about: string
}

/**
 * The people of the development site and of the tests, who are known by name: what each has done
 * on the site comes with the tables that hold it.
 */
export const people = {
  ada: {
    id: '019b8d62-7a80-7000-8000-000000000001',
    name: 'Ada Marlowe',
    email: 'ada@saltlark.example',
    role: 'customer',
    about: 'a customer with a trip next month',
  },
  ben: {
    id: '019b8d62-7a80-7000-8000-000000000002',
    name: 'Ben Okafor',
    email: 'ben@saltlark.example',
    role: 'customer',
    about: 'new: an account and nothing in it',
  },
  cora: {
    id: '019b8d62-7a80-7000-8000-000000000003',
    name: 'Cora Lindqvist',
    email: 'cora@saltlark.example',
    role: 'staff',
    about: 'works in the office',
  },
} as const satisfies Record<string, Person>

/** What everybody of this world signs in with. */
export const worldPassword = 'saltlark at sea'

/** Its hash, at the site's own cost: made once, because every start of the site seeds. */
export const worldPasswordHash =
  '$argon2id$v=19$m=19456,t=2,p=1$2xyaQIh9LP9wPNCgqp81Cg$0DJqmI/6SXe8Px1f9r+brmvvpklpJfH1CCApxD+RGAY'

/**
 * What Cora's authenticator app makes its codes of, in base32: `npm run dev` tells the code. Everybody
 * can read it here, so a site at a public address takes no code of it.
 */
export const worldFactorSecret = 'SALTLARKSALTLARKSALTLARKSALTLARK'

/** The same people, one after another. */
export const world: readonly Person[] = Object.values(people)

/**
 * Puts the named people into the database, as of `now`, each with a verified address and the world's
 * password; who works here is an owner and has an authenticator app. Whoever is there already stays as
 * they are, so it is safe to run again; returns how many were added.
 * @param sealSecret seals the secret of a person's app, as accounts do.
 */
export async function seed(
  database: Database,
  now: number,
  sealSecret: (userId: string, secret: string) => string,
): Promise<number> {
  const rows = world.map(({ about: _about, ...person }) => ({
    ...person,
    created_at: now,
    password: worldPasswordHash,
    verified_at: now,
  }))
  return database.transaction(async (trx) => {
    const added = await trx
      .insertInto('users')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .returning(['id', 'role'])
      .execute()
    for (const { id } of added.filter(({ role }) => role === 'staff')) {
      const times = { created_at: now, confirmed_at: now }
      const secret = sealSecret(id, worldFactorSecret)
      await trx
        .insertInto('authenticator_apps')
        .values({ user_id: id, secret, last_step: 0, ...times })
        .execute()
      await trx
        .insertInto('staff_roles')
        .values({ user_id: id, role: 'owner', created_at: now })
        .execute()
    }
    return added.length
  })
}
