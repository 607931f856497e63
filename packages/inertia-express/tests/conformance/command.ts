import { parseArgs } from 'node:util'
import { servers } from '../support/servers/servers.ts'
import type { ServerName } from '../support/servers/servers.ts'
import { testServer } from './test-server.ts'

/*
 * npm run conformance [-- --servers express,…]: runs the browser's suite on each server and says how many of its
 * tests passed there. Ends with 1 when one failed.
 */

const known = Object.keys(servers) as ServerName[]
const { values } = parseArgs({ options: { servers: { type: 'string' } } })
const asked = values.servers?.split(',').map((name) => name.trim()) ?? known
const strangers = asked.filter((name) => !known.includes(name as ServerName))

if (strangers.length > 0) {
  say(`There is no server ${strangers.join(', ')}: ask for some of ${known.join(', ')}.`)
  process.exitCode = 1
} else {
  await testAll(asked as ServerName[])
}

// One after the other: each has the machine's browsers for itself.
async function testAll(names: readonly ServerName[]): Promise<void> {
  const width = Math.max(...names.map(({ length }) => length))
  for (const name of names) {
    const { passed, failed, faults } = await testServer(name)
    say(`${name.padEnd(width)}  ${passed} passed, ${failed} failed`)
    for (const fault of faults) say(`  ${fault}`)
    // A suite that ran nothing has shown nothing.
    if (failed > 0 || passed === 0) process.exitCode = 1
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
