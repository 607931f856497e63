import { describe, expect, it } from 'vitest'
import { serverStaysHome } from '../../../vite/server-stays-home.ts'
import { bundled } from '../../support/bundled.ts'

describe('a browser bundle that server code has got into', () => {
  it.each([
    ["import { loadConfig } from '#server/app/config.ts'\nloadConfig({})", '#server/app/config.ts'],
    ["import '#server/app/settings/address.ts'", '#server/app/settings/address.ts'],
    ["export * from '#server/routing/matcher.ts'", '#server/routing/matcher.ts'],
    ["import '../../server/app/log.ts'", '../../server/app/log.ts'],
    ["void import('#server/app/log.ts')", '#server/app/log.ts'],
    [
      "import { inertia } from '@saltlark/inertia-express'\nconsole.log(inertia)",
      '@saltlark/inertia-express',
    ],
    ["import { z } from 'zod'\nz.string()", 'zod'],
    ["import * as z from 'zod/mini'\nz.string()", 'zod/mini'],
  ])('is refused; who imports what is named: %s', async (code, source) => {
    await expect(bundle(code)).rejects.toThrow(
      new RegExp(
        `\\.data/bundle-\\w+/entry\\.ts imports '${source}', which would be sent to browsers\\. Import types only \\(import type { … }\\), or have the server send what is needed as a prop\\.`,
      ),
    )
  })
})

describe('a browser bundle', () => {
  it.each([
    "import type { Config } from '#server/app/config.ts'\nexport const read = (config: Config) => config",
    "import { routes } from '#routes/index.ts'\nconsole.log(routes)",
    "import { page } from '#server/routing/define.ts'\nconsole.log(page('/'))",
    "import { headers } from '@saltlark/inertia-express/core'\nconsole.log(headers)",
    "import { word } from './server/word.ts'\nconsole.log(word)",
    "import { createInertiaApp } from '@inertiajs/react'\nconsole.log(createInertiaApp)",
  ])('may hold types of the server and the route table: %s', async (code) => {
    await expect(bundle(code)).resolves.toBeUndefined()
  })
})

/** Builds a file of the project for browsers. */
async function bundle(code: string): Promise<void> {
  await bundled(
    { 'entry.ts': code, 'server/word.ts': "export const word = 'ahoy'" },
    { plugins: [serverStaysHome()], resolve: { conditions: ['@saltlark/source'] } },
  )
}
