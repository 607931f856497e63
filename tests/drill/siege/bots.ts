import { connect } from 'node:net'
import type { Socket } from 'node:net'
import type { Answer, Caller } from './caller.ts'

/** Whom strangers pick on: one has an account, the other an address and no account. */
export interface Victims {
  readonly owner: string
  readonly stranger: string
}

/** Somebody patient who means harm. `strike` is one blow, number `count`; it is dealt again and again. */
export interface Bot {
  readonly name: string
  /** How many blows are in the air at one time, from all networks together. */
  readonly atOnce: number
  strike(caller: Caller, count: number, victims: Victims): Promise<readonly Answer[]>
}

const guess = 'a stranger waits here'

export const bots: readonly Bot[] = [
  {
    name: 'lock-out',
    atOnce: 8,
    strike: async (caller, count, { owner }) => [
      await caller.post('/login', { email: owner, password: `${guess} ${count}` }),
    ],
  },
  {
    name: 'registration hijack',
    atOnce: 4,
    async strike(caller, _count, { stranger }) {
      const account = { name: 'Mallory', email: stranger, password: guess }
      const registered = caller.post('/register', { ...account, password_confirmation: guess })
      return [await registered, await caller.post('/login', account)]
    },
  },
  {
    name: 'mail cannon',
    atOnce: 8,
    async strike(caller, count, { stranger, owner }) {
      const email = count % 3 === 0 ? owner : stranger
      const [path, more = {}] = forms[count % forms.length] ?? ['/mail/customer-subscribe']
      return [await caller.post(path, { email, ...more })]
    },
  },
  {
    name: 'cache junk',
    atOnce: 16,
    strike: async (caller, count) => [
      // Of what a page declares every value is another page: asked for twice, it is one to keep.
      await caller.get(
        count % 8 < 2
          ? `/rya-courses?level=${count >> 3}`
          : `/${pages[count % pages.length]}?x=${count >> 2}`,
      ),
    ],
  },
  {
    name: 'sign-in flood',
    atOnce: 60,
    strike: async (caller, count) => [
      await caller.post('/login', { email: `crew-${count}@example.com`, password: guess }),
    ],
  },
  {
    name: 'search flood',
    atOnce: 16,
    strike: async (caller, count) => [
      await caller.get(`/search?q=${words[count % words.length]}+${count}`),
    ],
  },
  {
    name: 'link guessing',
    atOnce: 16,
    async strike(caller, count) {
      const secret = String(count).padStart(43, 'A')
      return [await caller.get(`/${links[count % links.length]}/${secret}`)]
    },
  },
  {
    name: 'slow clients',
    atOnce: 400,
    async strike(caller) {
      await dawdle(caller.origin)
      return []
    },
  },
]

const forms: readonly (readonly [string, Readonly<Record<string, string>>?])[] = [
  ['/mail/customer-subscribe'],
  ['/register', { name: 'Mallory', password: guess, password_confirmation: guess }],
  ['/forgot-password'],
  ['/email/verification-notification'],
]

const pages = ['', 'rya-courses', 'sailing-weekends', 'faq', 'knots']

const words = ['yacht', 'mile', 'skipper', 'sail', 'solent', 'theory']

const links = ['email/verify', 'reset-password', 'mail/confirm', 'mail/unsubscribe']

/** Says a request a letter at a time, until the server has had enough. */
async function dawdle(origin: string): Promise<void> {
  const { hostname, port } = new URL(origin)
  const socket = connect({ host: hostname, port: Number(port) })
  await new Promise<void>((ended) => {
    const letters = sayLetters(socket)
    socket.on('error', () => undefined)
    socket.on('close', () => {
      clearInterval(letters)
      ended()
    })
  })
}

function sayLetters(socket: Socket): NodeJS.Timeout {
  socket.write('GET / HTTP/1.1\r\nHost: ')
  return setInterval(() => socket.write('a'), 1000)
}
