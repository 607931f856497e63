import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { checkSettings } from '#server/app/settings/settings.ts'

describe('a name in .env that nothing reads', () => {
  it('is a fault when it is like a setting, with the line and the name that was meant', () => {
    const { violations } = checkSettings(
      {},
      'development',
      '# Mail\n\nexport MIAL_URL=log:\nport=80',
    )

    expect(violations).toEqual([
      '.env:3 sets MIAL_URL, which the site does not read; did you mean MAIL_URL?',
      '.env:4 sets port, which the site does not read; did you mean PORT?',
    ])
  })

  it('is a warning when it is like none', () => {
    const { violations, warnings } = checkSettings({}, 'development', 'WEATHER=fair')

    expect(violations).toEqual([])
    expect(warnings).toEqual([
      '.env:1 sets WEATHER, which the site does not read. Remove the line; .env.example lists all that is read.',
    ])
  })

  it('is not one of .env.example, nor one that Node and the terminal read', () => {
    const example = readFileSync('.env.example', 'utf8').replaceAll(/^# (?=[A-Z_]+=)/gm, '')
    const text = `${example}\nNODE_ENV=production\nNO_COLOR=1`

    expect(example).toContain('\nMAIL_URL=')
    expect(checkSettings({}, 'development', text)).toMatchObject({ violations: [], warnings: [] })
  })
})
