import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

type DatabaseAddress =
  | { readonly engine: 'sqlite'; readonly path: string }
  | { readonly engine: 'postgres'; readonly url: string }

/** The path of SQLite's database that lives in memory and ends with its connection. */
export const inMemory = ':memory:'

const expected =
  'it must be file:PATH, such as file:.data/saltlark.sqlite, or postgres://user:password@host:5432/name'

/**
 * Which engine a DATABASE_URL means, and where it is. Paths come back absolute.
 * @throws an error that says what was found and what was expected, and never shows a password.
 */
export function parseDatabaseUrl(url: string): DatabaseAddress {
  const scheme = /^[a-z]+:/i.exec(url)?.[0].toLowerCase()
  if (scheme === 'file:') return { engine: 'sqlite', path: filePath(url) }
  if (scheme === 'postgres:' || scheme === 'postgresql:') {
    requireDatabaseName(url, scheme)
    return { engine: 'postgres', url }
  }
  const found = scheme ? `starts with '${scheme}'` : url === '' ? 'is empty' : 'has no scheme'
  throw new Error(`DATABASE_URL ${found}; ${expected}.`)
}

function filePath(url: string): string {
  const path = url.slice('file:'.length)
  if (path === inMemory) return inMemory
  if (path === '' || path.endsWith('/')) {
    throw new Error(`DATABASE_URL is '${url}', which names no file; ${expected}.`)
  }
  if (path.includes('?')) {
    throw new Error(
      `DATABASE_URL is '${url}'; a file: address takes no settings. Remove everything from the question mark on.`,
    )
  }
  return path.startsWith('//') ? absolutePath(url) : resolve(path)
}

function absolutePath(url: string): string {
  try {
    return fileURLToPath(url)
  } catch (cause) {
    throw new Error(
      `DATABASE_URL is '${url}'; after file:// comes an absolute path, such as file:///var/lib/saltlark/saltlark.sqlite. For a path in the working folder write file:PATH without slashes.`,
      { cause },
    )
  }
}

function requireDatabaseName(url: string, scheme: string): void {
  const name = URL.canParse(url) ? new URL(url).pathname.slice(1) : ''
  if (!/^[^/@]+$/.test(name) || !url.startsWith('//', scheme.length)) {
    throw new Error(
      `DATABASE_URL is a ${scheme} address that cannot be read or names no database; ${expected}. Characters such as @ : / in the password are written percent-encoded.`,
    )
  }
}
