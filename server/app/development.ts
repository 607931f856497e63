import type { Assets, ServedAssetsOptions } from '@saltlark/inertia-express/vite'
import { servedAssets } from '@saltlark/inertia-express/vite'
import type { Express } from 'express'
import { codeAt, sealSecret } from '#server/auth/factors/authenticator-app.ts'
import { people, seed, worldFactorSecret } from '#server/database/world.ts'
import { createSealer } from '#server/signing/sealer.ts'
import { siteClock } from '#server/site/clock.ts'
import { createSiteApp } from './app.ts'
import { servedSources } from './assets.ts'
import type { Config } from './config.ts'
import { createLog } from './log.ts'
import type { RenderPage } from './render-page.ts'
import { createServices } from './services.ts'
import type { Services } from './services.ts'

export interface DevelopmentSite {
  readonly app: Express
  close(): Promise<void>
}

/** What Vite hands to the site that it serves. */
export interface ViteParts extends Pick<ServedAssetsOptions, 'graphs' | 'root'> {
  readonly render: RenderPage
}

/**
 * The site as developers run it: the same application on served instead of built assets, its
 * embedded database migrated and filled with the named people. Vite's runner imports this module
 * anew when any of the server's files changed.
 */
export async function startDevelopmentSite(
  config: Config,
  { render, ...vite }: ViteParts,
): Promise<DevelopmentSite> {
  const log = await createLog(config.logLevel, config.environment)
  const assets = servedAssets({ ...vite, ...servedSources })
  const services = await createServices(config, { log, assets, render })
  const seal = sealSecret(createSealer(config.appKeys))
  await seed(services.database, services.clock.now(), seal)
  const { app } = createSiteApp({ ...services, assets: withContentVersion(assets, services) })
  return { app, close: () => services.close() }
}

/** Every document tells the version of the content that it was made of: what its page has seen. */
function withContentVersion(assets: Assets, { content }: Pick<Services, 'content'>): Assets {
  return {
    ...assets,
    tags: (component) =>
      `<meta name="content-version" content="${content.current().version}">\n${assets.tags(component)}`,
  }
}

/** What whoever ran `npm run dev` needs to know. */
export function bootMessage({ appUrl, siteDate, payments }: Config): string {
  const demoPeople = Object.values(people).map(
    ({ name, email, role }) => `    ${name.padEnd(16)} ${email.padEnd(24)} ${role}`,
  )
  return [
    '',
    `  Saltlark is up: ${appUrl}`,
    '',
    '  Demo people',
    ...demoPeople,
    `  Cora’s code for the second step  ${codeAt(worldFactorSecret, siteClock(siteDate).now())}  (a minute; for an app: ${worldFactorSecret})`,
    '',
    `  Sign in as one of them           ${appUrl}/_demo`,
    `  Mail that would have been sent   ${appUrl}/_mail`,
    `  Weekly letters, as mail          ${appUrl}/_letters`,
    ...(payments.provider === 'demo'
      ? ['  Cards are paid with play money   by ordering something']
      : []),
    `  Every component in every state   ${appUrl}/_gallery`,
    `  The route table                  ${appUrl}/_routes`,
    `  What others show of a page       ${appUrl}/_snippets?path=/faq`,
    `  The site on another day          ${appUrl}/?at=2026-12-24`,
    '',
  ].join('\n')
}
