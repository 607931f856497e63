import { parseArgs } from 'node:util'
import { backupDrill, backupLines } from './backup/backup-drill.ts'
import { casesDrill, casesLines } from './cases/cases-drill.ts'
import { contentDrill, contentLines, isLate } from './content/content-drill.ts'
import { crashDrill } from './crash/crash-drill.ts'
import { crashLines, progressLine } from './crash/crash-report.ts'
import { onEngines } from './engines.ts'
import { fuzzDrill, fuzzLines } from './fuzz/fuzz-drill.ts'
import type { FuzzResult } from './fuzz/fuzz-drill.ts'
import { sumUp } from './fuzz/sum.ts'
import { hoardersDrill } from './hoarders/hoarders-drill.ts'
import type { HoardersResult } from './hoarders/hoarders-drill.ts'
import { faultsOf as hoardersFaults, hoardersLines } from './hoarders/hoarders-report.ts'
import { oneServerOn, onPostgres, onSqlite } from './last-places/engines.ts'
import type { Work } from './last-places/engines.ts'
import { rushLines } from './last-places/last-places-report.ts'
import { rushes } from './last-places/rushes.ts'
import type { RushResult } from './last-places/rushes.ts'
import { letterOnEngine } from './letter/on-engine.ts'
import { paymentsOnEngine } from './payments/on-engine.ts'
import { keep, tell } from './report.ts'
import { rollingDrill, rollingLines } from './rolling-restart/rolling-drill.ts'
import { faultsOf, ofAllRuns, siegeDrill, siegeLines } from './siege/siege-drill.ts'
import type { SiegeResult } from './siege/siege-drill.ts'

const drills: Readonly<Record<string, () => Promise<boolean>>> = {
  crash,
  'last-places': lastPlaces,
  siege,
  hoarders,
  fuzz,
  content,
  cases,
  payments,
  letter,
  backup,
  'rolling-restart': rollingRestart,
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    kills: { type: 'string' },
    seed: { type: 'string', default: '1' },
    customers: { type: 'string' },
    buyers: { type: 'string', default: '200' },
    minutes: { type: 'string' },
    networks: { type: 'string', default: '1' },
    runs: { type: 'string', default: '1' },
    backups: { type: 'string', default: '5' },
    bot: { type: 'string' },
    requests: { type: 'string', default: '20000' },
    orders: { type: 'string', default: '40' },
    subscribers: { type: 'string', default: '5000' },
    only: { type: 'string' },
    together: { type: 'boolean', default: false },
  },
})

/**
 * `npm run drill -- crash | last-places | siege | hoarders | fuzz | content | cases | payments | letter | backup | rolling-restart`: what must not
 * happen to customers, what they buy and the site itself is tried on the production server. Exit code 1 when it happened.
 */
async function main(): Promise<void> {
  const drill = drills[positionals[0] ?? '']
  if (!drill) throw new Error(`Name a drill: ${Object.keys(drills).join(' or ')}.`)
  const began = performance.now()
  const isGood = await drill()
  console.log(`${((performance.now() - began) / 60_000).toFixed(1)} minutes`)
  if (!isGood) process.exitCode = 1
}

async function crash(): Promise<boolean> {
  const [kills, seed] = [numberOf('kills', '500'), numberOf('seed')]
  let isStopped = false
  process.once('SIGINT', () => (isStopped = true))
  console.log(`Node ${process.versions.node}, seed ${seed}; Ctrl+C ends it after the next kill.`)
  const result = await crashDrill({
    kills,
    seed,
    customers: numberOf('customers', '12'),
    isEnough(soFar) {
      if (soFar.kills.length % 10 === 0) console.log(progressLine(soFar, kills))
      return isStopped
    },
  })
  tell('crash', crashLines(result))
  return result.discrepancies.length === 0
}

async function content(): Promise<boolean> {
  const results = await contentDrill()
  for (const line of contentLines(results)) console.log(line)
  return !results.some(isLate)
}

async function cases(): Promise<boolean> {
  const orders = numberOf('orders')
  const results = await casesDrill({
    orders,
    kills: numberOf('kills', '500'),
    seed: numberOf('seed'),
  })
  tell('cases', casesLines(results))
  return results.every(({ faults }) => faults.length === 0)
}

async function letter(): Promise<boolean> {
  const input = {
    kills: numberOf('kills', '100'),
    seed: numberOf('seed'),
    subscribers: numberOf('subscribers'),
    // Few enough that the machine, and not the letter, never makes a message wait.
    customers: numberOf('customers', '4'),
  }
  const { lines, isGood } = await onEngines(values.only, (engine) => letterOnEngine(engine, input))
  keep('letter', lines)
  return isGood
}

async function payments(): Promise<boolean> {
  const input = {
    kills: numberOf('kills', '300'),
    seed: numberOf('seed'),
    customers: numberOf('customers', '12'),
  }
  const { lines, isGood } = await onEngines(values.only, (engine) =>
    paymentsOnEngine(engine, input),
  )
  keep('payments', lines)
  return isGood
}

async function backup(): Promise<boolean> {
  const [backups, seed] = [numberOf('backups'), numberOf('seed')]
  const customers = numberOf('customers', '12')
  const results = await backupDrill({ backups, customers, seed })
  tell('backup', backupLines(results))
  return results.every(({ discrepancies }) => discrepancies.length === 0)
}

async function rollingRestart(): Promise<boolean> {
  const [requests, seed] = [numberOf('requests'), numberOf('seed')]
  const customers = numberOf('customers', '12')
  const result = await rollingDrill({ requests, customers, seed })
  tell('rolling-restart', rollingLines(result))
  return result.discrepancies.length === 0
}

async function lastPlaces(): Promise<boolean> {
  const buyers = numberOf('buyers')
  const work: Work<RushResult[]> = (servers, database, readCode) =>
    rushes(servers, { database, readCode }, buyers)
  const engines = {
    'SQLite, one process': () => onSqlite(work),
    'PostgreSQL, three processes': () => onPostgres(3, work),
  }
  const results: RushResult[] = []
  const lines: string[] = []
  for (const [engine, rush] of Object.entries(engines)) {
    const ended = await rush()
    const found = ended.flatMap((one) => rushLines(engine, one))
    for (const line of found) console.log(line)
    lines.push(...found)
    results.push(...ended)
  }
  keep('last-places', lines)
  return results.every(({ faults }) => faults.length === 0)
}

async function siege(): Promise<boolean> {
  const [seconds, networks, seed] = [secondsOf('1'), numberOf('networks'), numberOf('seed')]
  const { bot: only, together: isTogether } = values
  const drill = { seconds, networks, isTogether, ...(only && { only }) }
  const lines: string[] = []
  const results: SiegeResult[] = []
  for (const [engine, on] of oneServerOn) {
    const runs: SiegeResult[][] = []
    while (runs.length < numberOf('runs')) {
      const more = { ...drill, seed: seed + runs.length }
      runs.push(await on((server, database) => siegeDrill(server, database, more)))
    }
    const ended = (runs[0] ?? []).map(({ bot }) =>
      ofAllRuns(runs.flat().filter((result) => result.bot === bot)),
    )
    const found = ended.flatMap((result) => siegeLines(`${engine}, from ${networks}`, result))
    for (const line of found) console.log(line)
    lines.push(...found)
    results.push(...ended)
  }
  keep('siege', lines)
  return results.every((result) => faultsOf(result).length === 0)
}

async function hoarders(): Promise<boolean> {
  const drill = { seconds: secondsOf('10'), seed: numberOf('seed') }
  const lines: string[] = []
  const results: HoardersResult[] = []
  for (const [engine, on] of oneServerOn) {
    const ended = await on((server, database, readCode) =>
      hoardersDrill(server, { database, readCode }, drill),
    )
    const found = hoardersLines(engine, ended)
    for (const line of found) console.log(line)
    lines.push(...found)
    results.push(ended)
  }
  keep('hoarders', lines)
  return results.every((result) => hoardersFaults(result).length === 0)
}

async function fuzz(): Promise<boolean> {
  const [requests, seed] = [numberOf('requests'), numberOf('seed')]
  const one = values.only === undefined ? {} : { only: numberOf('only') }
  const results: FuzzResult[] = []
  for (const [engine, on] of oneServerOn) {
    const ended = await on((server, database) =>
      fuzzDrill(server, database, { requests, seed, ...one }),
    )
    for (const line of fuzzLines(engine, ended)) console.log(line)
    results.push(ended)
  }
  console.log(sumUp('.data/reports/drill-fuzz.json', results))
  return results.every(({ faults, crashes }) => faults.length === 0 && crashes === 0)
}

function secondsOf(minutes: string): number {
  const seconds = 60 * Number(values.minutes ?? minutes)
  if (seconds > 0) return seconds
  throw new Error(`--minutes is '${values.minutes}'; it must be above 0.`)
}

function numberOf(
  name: Exclude<keyof typeof values, 'bot' | 'together' | 'minutes'>,
  otherwise?: string,
): number {
  const typed = values[name] ?? otherwise
  const number = Number(typed)
  if (Number.isInteger(number) && number > 0) return number
  throw new Error(`--${name} is '${typed}'; it must be a whole number above 0.`)
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.stack : error)
  process.exitCode = 1
})
