import type { Page } from '@playwright/test'
import { codeAt } from '#server/auth/factors/authenticator-app.ts'
import { field } from './people.ts'
import type { Person } from './people.ts'
import { withDatabase } from './site-database.ts'

/** An app on somebody's telephone. */
export interface AuthenticatorApp {
  /** A code that the site has not had. */
  code(): Promise<string>
}

/** Reads what the page shows somebody who sets up an app, as it is opened for the first time. */
export async function scanApp(page: Page, { email }: Person): Promise<AuthenticatorApp> {
  const shown = await page.getByRole('main').locator('code').textContent()
  const secret = (shown ?? '').replaceAll(' ', '')
  // The site's clock is not that of this machine.
  const ahead = (await shownAt(email)) - Date.now()

  return {
    async code() {
      await letCodesPass(email)
      return codeAt(secret, Date.now() + ahead)
    },
  }
}

/** Takes an app into use by keys alone. */
export async function addApp(page: Page, person: Person): Promise<AuthenticatorApp> {
  await page.goto('/user/two-factor-authentication')
  const app = await scanApp(page, person)
  await field(page, 'code').fill(await app.code())
  await field(page, 'code').press('Enter')
  return app
}

function shownAt(email: string): Promise<number> {
  return withDatabase(async ({ db }) => {
    const { created_at: instant } = await db
      .selectFrom('authenticator_apps')
      .innerJoin('users', 'users.id', 'authenticator_apps.user_id')
      .select('authenticator_apps.created_at')
      .where('users.email', '=', email)
      .executeTakeFirstOrThrow()
    return instant
  })
}

/** Each code counts once: as if half a minute had gone by since the last, which no page can do. */
function letCodesPass(email: string): Promise<void> {
  return withDatabase(async ({ db }) => {
    await db
      .updateTable('authenticator_apps')
      .set({ last_step: 0 })
      .where('user_id', 'in', db.selectFrom('users').select('id').where('email', '=', email))
      .execute()
  })
}
