import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { broken } from '../conformance/breakages/find-breakages.ts'
import { breakages } from '../conformance/breakages/index.ts'
import { readRules } from '../conformance/rules.ts'
import { packageFolder } from '../support/packed.ts'

const tested = new Set(readRules(packageFolder).map(({ rule }) => rule))

describe('the breakages of the adapter', () => {
  it('are sixty at least, each of a rule of its own that a test shows', () => {
    const rules = breakages.map(({ rule }) => rule)

    expect(new Set(rules).size).toBe(rules.length)
    expect(rules.length).toBeGreaterThanOrEqual(60)
    expect(rules.filter((rule) => !tested.has(rule))).toEqual([])
  })

  it.each(breakages)('find what they break: rule $rule', (breakage) => {
    const text = readFileSync(join(packageFolder, 'src', breakage.file), 'utf8')

    expect(broken(text, breakage)).not.toBe(text)
  })
})
