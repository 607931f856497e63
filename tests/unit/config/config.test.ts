import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ConfigViolations, loadConfig } from '#server/app/config.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

const key = 'a-key-of-more-than-thirty-two-characters'

describe('loadConfig', () => {
  it('makes paths absolute and puts the database into the data folder', () => {
    const folder = temporaryFolder()

    const config = loadConfig({ DATA_DIR: folder, APP_KEY: key }, 'test')

    expect(config.dataDirectory).toBe(folder)
    expect(config.database.url).toBe(`file:${folder}/saltlark.sqlite`)
    expect(config.content.directory).toBe(join(process.cwd(), 'resources/content'))
    expect(config.mail.url).toBe('log:')
  })

  it.each([
    ['production', 'production'],
    ['test', 'test'],
    ['development', 'development'],
    [undefined, 'development'],
  ])('takes NODE_ENV=%s for %s when nobody says otherwise', (name, environment) => {
    const config = loadConfig({ NODE_ENV: name, DATA_DIR: temporaryFolder(), APP_KEY: key })

    expect(config.environment).toBe(environment)
  })

  it('throws all faults at once, and touches no file', () => {
    const folder = join(temporaryFolder(), 'data')

    const faulty = { PORT: 'eighty', LOG_LEVEL: 'loud', DATA_DIR: folder }
    const load = () => loadConfig(faulty, 'production')

    expect(load).toThrow(ConfigViolations)
    expect(load).toThrow(/PORT is 'eighty'.*LOG_LEVEL is 'loud'/s)
    expect(() => statSync(folder)).toThrow(/ENOENT/)
  })
})

describe('the key of a site that was given none', () => {
  it('is made once and kept, readable by its owner alone', () => {
    const folder = join(temporaryFolder(), 'data')

    const [first] = loadConfig({ DATA_DIR: folder }, 'development').appKeys
    const [second] = loadConfig({ DATA_DIR: folder }, 'development').appKeys

    expect(first).toMatch(/^[\w-]{43}$/)
    expect(second).toBe(first)
    expect(readFileSync(join(folder, 'app-key'), 'utf8')).toBe(first)
    expect(statSync(join(folder, 'app-key')).mode & 0o777).toBe(0o600)
  })

  it('is spoken of in production, on every start', () => {
    const folder = temporaryFolder()
    const warning = `APP_KEY is not set; a key made for this machine is kept in ${folder}/app-key. Set APP_KEY before the site is public.`

    const warned = (environment: 'production' | 'development') =>
      loadConfig({ DATA_DIR: folder }, environment).warnings
    expect([warned('production'), warned('production')]).toEqual([[warning], [warning]])
    expect(warned('development')).toEqual([])
  })
})

it('a key of its own needs no kept one and no warning', () => {
  const folder = join(temporaryFolder(), 'data')

  const config = loadConfig({ DATA_DIR: folder, APP_KEY: key }, 'production')

  expect(config.appKeys).toEqual([key])
  expect(config.warnings).toEqual([])
  expect(() => statSync(folder)).toThrow(/ENOENT/)
})
