import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parseDatabaseUrl } from '#server/database/database-url.ts'

describe('a DATABASE_URL', () => {
  it.each([
    ['file:.data/saltlark.sqlite', resolve('.data/saltlark.sqlite')],
    ['file:/var/lib/saltlark/saltlark.sqlite', '/var/lib/saltlark/saltlark.sqlite'],
    ['file:///var/lib/salt%20lark/saltlark.sqlite', '/var/lib/salt lark/saltlark.sqlite'],
    ['FILE:saltlark.sqlite', resolve('saltlark.sqlite')],
    ['file::memory:', ':memory:'],
  ])('%s is SQLite at an absolute path', (url, path) => {
    expect(parseDatabaseUrl(url)).toEqual({ engine: 'sqlite', path })
  })

  it.each([
    'postgres://user:password@host:5432/name',
    'postgresql://host/name?sslmode=require',
    'postgres:///name?host=/run/postgresql',
  ])('%s is PostgreSQL', (url) => {
    expect(parseDatabaseUrl(url)).toEqual({ engine: 'postgres', url })
  })
})

describe('a DATABASE_URL that is wrong', () => {
  const expected =
    'it must be file:PATH, such as file:.data/saltlark.sqlite, or postgres://user:password@host:5432/name'

  it.each([
    ['', `DATABASE_URL is empty; ${expected}.`],
    ['saltlark.sqlite', `DATABASE_URL has no scheme; ${expected}.`],
    ['mysql://root:secret@host/name', `DATABASE_URL starts with 'mysql:'; ${expected}.`],
    ['file:', `DATABASE_URL is 'file:', which names no file; ${expected}.`],
    ['file:.data/', `DATABASE_URL is 'file:.data/', which names no file; ${expected}.`],
    [
      'file:a.sqlite?mode=ro',
      "DATABASE_URL is 'file:a.sqlite?mode=ro'; a file: address takes no settings. Remove everything from the question mark on.",
    ],
    [
      'file://data/a.sqlite',
      "DATABASE_URL is 'file://data/a.sqlite'; after file:// comes an absolute path, such as file:///var/lib/saltlark/saltlark.sqlite. For a path in the working folder write file:PATH without slashes.",
    ],
  ])('%s is refused with what was found and expected', (url, message) => {
    expect(() => parseDatabaseUrl(url)).toThrow(new Error(message))
  })

  it.each([
    'postgres://user:p@ss/word@host:port/name',
    'postgres://user:secret@host',
    'postgres:user:secret@host/name',
  ])('%s is refused without showing the password', (url) => {
    expect(() => parseDatabaseUrl(url)).toThrow(
      new Error(
        `DATABASE_URL is a postgres: address that cannot be read or names no database; ${expected}. Characters such as @ : / in the password are written percent-encoded.`,
      ),
    )
  })
})
