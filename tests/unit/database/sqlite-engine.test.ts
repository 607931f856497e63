import { describe, expect, it } from 'vitest'
import { isSafe, loadSqlite } from '#server/database/sqlite-engine.ts'
import type { SqliteEngine } from '#server/database/sqlite-engine.ts'

const isNewNode = Number.parseInt(process.versions.node, 10) >= 24

describe('the SQLite engine', () => {
  it("is Node's own from Node 24 on, else the package's", async () => {
    const builtIn = process.getBuiltinModule('node:sqlite')
    const packaged = await import('@photostructure/sqlite')

    expect(await loadSqlite()).toBe(isNewNode ? builtIn : packaged)
  })

  it("is the package's when Node's own is too old", async () => {
    const packaged = await import('@photostructure/sqlite')

    expect(await loadSqlite(engineOfVersion('3.51.2'))).toBe(packaged)
  })

  it('is safe from the release on that no longer loses a write-ahead log', () => {
    expect(['3.51.3', '3.53.0', '3.100.0', '4.0.0'].map(isSafe)).not.toContain(false)
    expect(['3.51.2', '3.9.9', '3.45.1'].map(isSafe)).not.toContain(true)
  })
})

/** The engine at hand, except that it gives itself out as another release. */
function engineOfVersion(version: string): SqliteEngine {
  const answer = { all: () => [], iterate: () => [][Symbol.iterator](), columns: () => [] }
  const run = () => ({ changes: 0, lastInsertRowid: 0 })
  class DatabaseSync {
    isOpen = true
    isTransaction = false
    exec = () => undefined
    close = () => undefined
    prepare = () => ({ ...answer, run, get: () => ({ version }) })
  }
  return { DatabaseSync }
}
