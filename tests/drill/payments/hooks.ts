import { setTimeout as pause } from 'node:timers/promises'
import { oneOf } from '../../support/chance.ts'
import type { Scene } from './scene.ts'

type Hooked = Pick<Scene, 'standIn' | 'chance' | 'tally' | 'traffic'>

const ways = ['before', 'before', 'after', 'held', 'never', 'doubled'] as const

/** Decides how the provider's next messages come: before who paid is sent back, after, late, twice or never. */
export function drawHooks({ standIn: { hooks }, chance, tally }: Hooked): void {
  const way = oneOf(ways, chance)
  hooks.copies = way === 'doubled' ? 2 : 1
  hooks.when = way === 'doubled' ? 'after' : way
  tally.count(`hooks: ${way}`)
}

export interface Postman {
  /** Goes his last round, and waits until it is over. */
  goHome(): Promise<void>
}

/** Brings messages that were held, and those that were not taken, from time to time and in any order. */
export function sendPostman(scene: Hooked): Postman {
  const day = { isOver: false }

  async function rounds(): Promise<void> {
    while (!day.isOver) {
      await pause(300 + scene.chance() * 2_000)
      await deliver(scene)
    }
  }

  const walking = rounds()
  return {
    async goHome() {
      day.isOver = true
      await walking
    },
  }
}

async function deliver({ standIn: { hooks }, chance, tally, traffic }: Hooked): Promise<void> {
  const isReversed = chance() < 0.5
  const sent = await traffic.watch('hook', () => hooks.release({ isReversed }))
  tally.count(isReversed ? 'hooks: late and reversed' : 'hooks: late', sent.length)
}

/** Brings all that is left to a server that is up. @throws Error when it does not take them. */
export async function deliverAll({ standIn: { hooks } }: Pick<Scene, 'standIn'>): Promise<void> {
  hooks.when = 'before'
  hooks.copies = 1
  for (let round = 0; round < mostRounds; round += 1) {
    const sent = await hooks.release()
    if (sent.every(({ status }) => status === 200)) return
    await pause(1_000)
  }
  throw new Error('The server does not take what the provider tells.')
}

const mostRounds = 60
