import { parseArgs } from 'node:util'
import { rooms } from './rooms.ts'
import type { RoomName } from './rooms.ts'
import { provideStryker, runStryker } from './run-stryker.ts'
import { isShort, linesOf, missedOf } from './tally.ts'

const { values } = parseArgs({
  options: {
    room: { type: 'string', multiple: true, default: Object.keys(rooms) },
    sample: { type: 'string', default: '150' },
    seed: { type: 'string', default: '21' },
    workers: { type: 'string', default: '2' },
  },
})

/**
 * `npm run mutants`: breaks the code of each room in places drawn by a seed, and counts what its tests
 * notice. Exit code 1 when that is too little in any room.
 */
function main(): void {
  const { room: names, ...options } = values
  const unknown = names.find((name) => !(name in rooms))
  if (unknown !== undefined) throw new Error(`No room is called ${unknown}.`)
  provideStryker()
  const tallies = (names as RoomName[]).map((room) => {
    const began = Date.now()
    const tried = runStryker({ room, ...rooms[room], ...options })
    const tally = { room, tried, minutes: (Date.now() - began) / 60_000 }
    say([...missedOf(tally), ...linesOf([tally])])
    return tally
  })
  if (tallies.length > 1) say(linesOf(tallies))
  if (tallies.some(isShort)) process.exitCode = 1
}

function say(lines: readonly string[]): void {
  process.stdout.write(lines.map((line) => `${line}\n`).join(''))
}

try {
  main()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
