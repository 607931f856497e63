import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { editorSchemas } from '#server/content/editor-schemas.ts'

const directory = 'resources/content'
const schemas = editorSchemas()

describe('the JSON Schemas that editors read', () => {
  it.each(schemas.map(({ path, text }) => [path, text] as const))(
    '%s is as the site checks; npm run content:check -- --write-schemas writes it',
    (path, text) => {
      expect(readFileSync(join(directory, path), 'utf8')).toBe(text)
    },
  )

  it('have no old one among them', () => {
    const written = readdirSync(join(directory, 'schema')).map((name) => `schema/${name}`)

    expect(written.toSorted()).toEqual(schemas.map(({ path }) => path).toSorted())
  })
})

describe('the settings of Visual Studio Code', () => {
  it('give every content file its schema', () => {
    const settings = z
      .object({ 'json.schemas': z.unknown() })
      .parse(JSON.parse(readFileSync('.vscode/settings.json', 'utf8')))

    expect(settings['json.schemas']).toEqual(
      schemas.map(({ fileMatch, path }) => {
        return { fileMatch: [`/${directory}/${fileMatch}`], url: `./${directory}/${path}` }
      }),
    )
  })
})

describe('a content file', () => {
  it('names its schema, for every other editor', () => {
    for (const { fileMatch, path } of schemas) {
      for (const file of filesOf(fileMatch)) {
        const { $schema } = z
          .object({ $schema: z.string() })
          .parse(JSON.parse(readFileSync(join(directory, file), 'utf8')))

        expect([file, join(dirname(file), $schema)]).toEqual([file, path])
      }
    }
  })
})

function filesOf(fileMatch: string): string[] {
  if (basename(fileMatch) !== '*.json') return [fileMatch]
  const folder = dirname(fileMatch)
  return readdirSync(join(directory, folder)).map((name) => `${folder}/${name}`)
}
