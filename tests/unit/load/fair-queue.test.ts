import { setImmediate as turn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createFairQueue, QueueFull } from '#server/load/fair-queue.ts'

/** One works at a time, until `finish`; what was served is noted, and what was refused. */
function bench({ mostOfOne = 100, mostOfAll = 100, deadline = 1_000 } = {}) {
  const clock = { now: 0 }
  const served: string[] = []
  const refused: string[] = []
  const ends: (() => void)[] = []
  const options = { mostOfOne, mostOfAll, deadline, now: () => clock.now }
  const queued = createFairQueue(options)

  function ask(network: string, name = network): void {
    const work = () => {
      served.push(name)
      return new Promise<void>((end) => ends.push(end))
    }
    queued(network, work).catch((error: unknown) => {
      refused.push(error instanceof QueueFull ? name : String(error))
    })
  }
  async function finish(count: number): Promise<void> {
    for (let done = 0; done < count; done += 1) {
      ends.shift()?.()
      await turn()
    }
  }
  return { ask, clock, finish, refused, served }
}

it('serves networks by turns, however many one of them has waiting', async () => {
  const { ask, finish, refused, served } = bench()
  for (const name of ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1']) ask(name.charAt(0), name)

  await finish(7)

  expect({ served, refused }).toEqual({
    served: ['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4'],
    refused: [],
  })
})

it('serves a newcomer before all who were served', async () => {
  const { ask, finish, served } = bench()
  for (const name of ['a1', 'b1', 'a2', 'b2']) ask(name.charAt(0), name)
  await finish(2)
  ask('c')
  await finish(2)

  expect(served).toEqual(['a1', 'b1', 'a2', 'c', 'b2'])
})

it('refuses a network beyond its own bound, and nobody else', async () => {
  const { ask, finish, refused, served } = bench({ mostOfOne: 2 })
  for (const name of ['a1', 'a2', 'a3', 'a4', 'b1']) ask(name.charAt(0), name)

  await finish(5)

  expect({ served, refused }).toEqual({ served: ['a1', 'b1', 'a2', 'a3'], refused: ['a4'] })
})

it('makes room, when it is full, for a network that has less than the one with most', async () => {
  const { ask, finish, refused, served } = bench({ mostOfAll: 3 })
  for (const name of ['a1', 'a2', 'a3', 'a4', 'b1', 'b2']) ask(name.charAt(0), name)

  await finish(6)

  expect(served).toEqual(['a1', 'b1', 'a2', 'a3'])
  expect(refused.toSorted()).toEqual(['a4', 'b2'])
})

it('refuses what has waited longer than the deadline, and serves what has not', async () => {
  const { ask, clock, finish, refused, served } = bench()
  for (const name of ['a1', 'a2', 'b1']) ask(name.charAt(0), name)
  clock.now = 1_000
  ask('b', 'b2')
  await finish(1)
  clock.now = 1_001
  await finish(2)

  expect({ served, refused }).toEqual({ served: ['a1', 'b1', 'b2'], refused: ['a2'] })
})
