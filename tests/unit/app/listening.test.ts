import { expect, it } from 'vitest'
import { handedSocket } from '#server/app/listening.ts'

const pid = 4711

it.each([
  ['is listened on', { LISTEN_PID: '4711', LISTEN_FDS: '1' }, 3],
  ['of another process is left to it', { LISTEN_PID: '4710', LISTEN_FDS: '1' }, null],
  ['that nobody handed over is made', {}, null],
])('a socket %s', (_what, variables, descriptor) => {
  expect(handedSocket(variables, pid)).toBe(descriptor)
})

it('one of several sockets is not chosen', () => {
  expect(() => handedSocket({ LISTEN_PID: '4711', LISTEN_FDS: '2' }, pid)).toThrow(
    'LISTEN_FDS is 2: the site listens on one socket. Hand over one alone.',
  )
})
