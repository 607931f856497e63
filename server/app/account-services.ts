import type { Routes } from '#routes/index.ts'
import { createAuth } from '#server/auth/auth.ts'
import type { Auth } from '#server/auth/auth.ts'
import type { AuthContext } from '#server/auth/context.ts'
import type { ContentSource } from '#server/content/source.ts'
import type { Urls } from '#server/routing/urls.ts'
import { createSealer } from '#server/signing/sealer.ts'
import type { Config } from './config.ts'
import { accountLinks } from './links.ts'

/** The accounts of the site, which passkeys and authenticator apps name by its address. */
export function openAuth(
  { appKeys, appUrl, isLocal }: Config,
  { content, urls }: { readonly content: ContentSource; readonly urls: Urls<Routes> },
  parts: Omit<AuthContext, 'links' | 'sealer' | 'site'>,
): Auth {
  const { origin, hostname: host } = new URL(appUrl)
  const name = content.current().content.company.brand
  return createAuth({
    ...parts,
    links: accountLinks(urls),
    sealer: createSealer(appKeys),
    site: { name, origin, host, isLocal },
  })
}
