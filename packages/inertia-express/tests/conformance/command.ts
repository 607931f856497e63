import { parseArgs } from 'node:util'
import { servers } from '../support/servers/servers.ts'
import type { ServerName } from '../support/servers/servers.ts'
import { findBreakages } from './breakages/find-breakages.ts'
import { breakages } from './breakages/index.ts'
import { testServer } from './test-server.ts'

/*
 * npm run conformance [-- --servers express,…]: runs the browser's suite on each server and says how many of its
 * tests passed there. With --breakages it breaks the adapter instead, one rule after the other, or those
 * of --rules, and says whether the rule's tests find it. Ends with 1 when a test fails, or a breakage is not found.
 */

const known = Object.keys(servers) as ServerName[]
const { values } = parseArgs({
  options: {
    servers: { type: 'string' },
    breakages: { type: 'boolean' },
    rules: { type: 'string' },
  },
})
const asked = values.servers?.split(',').map((name) => name.trim()) ?? known
const strangers = asked.filter((name) => !known.includes(name as ServerName))

if (strangers.length > 0) {
  say(`There is no server ${strangers.join(', ')}: ask for some of ${known.join(', ')}.`)
  process.exitCode = 1
} else if (values.breakages) {
  await breakAll(values.rules?.split(','))
} else {
  await testAll(asked as ServerName[])
}

// One after the other: each has the machine's browsers for itself.
async function testAll(names: readonly ServerName[]): Promise<void> {
  const width = Math.max(...names.map(({ length }) => length))
  for (const name of names) {
    const { passed, failed, faults, errors } = await testServer(name)
    say(`${name.padEnd(width)}  ${passed} passed, ${failed} failed`)
    for (const fault of [...faults, ...errors]) say(`  ${fault}`)
    // A suite that ran nothing has shown nothing.
    if (failed > 0 || errors.length > 0 || passed === 0) process.exitCode = 1
  }
}

async function breakAll(rules?: readonly string[]): Promise<void> {
  const chosen = breakages.filter(({ rule }) => !rules || rules.includes(rule))
  let found = 0
  await findBreakages(chosen, ({ breakage, what, isFound }) => {
    if (isFound) found += 1
    else say(`NOT FOUND  ${breakage.rule} ${what}: ${breakage.file}, ${breakage.to}`)
  })
  say(`${found} of ${chosen.length} breakages found`)
  if (found < chosen.length || found === 0) process.exitCode = 1
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
