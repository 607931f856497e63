import { expect } from '@playwright/test'
import type { CDPSession, Page } from '@playwright/test'

/** A passkey as the device keeps it. */
type Credential = Awaited<ReturnType<typeof credentialsOf>>[number]

export type VirtualAuthenticator = Awaited<ReturnType<typeof plugInAuthenticator>>

/**
 * Gives the browser's page a device that keeps passkeys, such as a telephone's own, whose owner shows
 * a finger whenever it asks.
 */
export async function plugInAuthenticator(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await page.addInitScript(markOffers)

  return {
    /** Is there somebody who touches it when it asks? What it asked before stays open. */
    async setPresent(enabled: boolean): Promise<void> {
      await devtools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled })
    },
    /** Is it the right finger? */
    async setVerified(isUserVerified: boolean): Promise<void> {
      await devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified })
    },
    /** The one passkey that it keeps. */
    async credential(): Promise<Credential> {
      const [credential, ...others] = await credentialsOf(devtools, authenticatorId)
      if (!credential || others.length > 0) throw new Error('The device has not one passkey.')
      return credential
    },
    /** Puts another copy in the place of a passkey. */
    async replace(credential: Credential): Promise<void> {
      const { credentialId } = credential
      await devtools.send('WebAuthn.removeCredential', { authenticatorId, credentialId })
      await devtools.send('WebAuthn.addCredential', { authenticatorId, credential })
    },
    /** It is lost, with all that it keeps. */
    async unplug(): Promise<void> {
      await devtools.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId })
    },
  }
}

async function credentialsOf(devtools: CDPSession, authenticatorId: string) {
  const { credentials } = await devtools.send('WebAuthn.getCredentials', { authenticatorId })
  return credentials
}

/** Runs in the page: says when it offers passkeys among what the browser fills in. */
function markOffers(): void {
  const { credentials } = navigator
  const get = credentials.get.bind(credentials)
  credentials.get = (options) => {
    if (options?.mediation === 'conditional')
      document.documentElement.dataset['offers'] = 'passkeys'
    return get(options)
  }
}

/** Adds a passkey by keys alone; gives the recovery codes that come with the first. */
export async function addPasskey(page: Page): Promise<readonly string[]> {
  await page.goto('/user/passkeys/create')
  await page.getByRole('button', { name: 'Add the passkey' }).press('Enter')
  return newRecoveryCodes(page)
}

/** Those that the page shows, this once. */
export async function newRecoveryCodes(page: Page): Promise<readonly string[]> {
  const title = page.getByRole('heading', { level: 1, name: 'Keep these recovery codes' })
  await expect(title).toBeVisible()
  return page.getByRole('main').locator('li code').allTextContents()
}

/** Opens the page to sign in, where nobody takes the passkey that it offers at once. */
export async function openSignIn(page: Page, device: VirtualAuthenticator): Promise<void> {
  await device.setPresent(false)
  await page.goto('/login')
  await expect(page.locator('html')).toHaveAttribute('data-offers', 'passkeys')
  await device.setPresent(true)
}

/** Signs in by the button, with nothing typed. Nobody takes what is offered again if it is refused. */
export async function pressPasskey(page: Page, device: VirtualAuthenticator): Promise<void> {
  await openSignIn(page, device)
  await page.route(
    '**/passkeys/login',
    async (route) => {
      await device.setPresent(false)
      await route.fallback()
    },
    { times: 1 },
  )
  await page.getByRole('button', { name: 'Sign in with a passkey' }).press('Enter')
}
