import { describe, expect, it } from 'vitest'
import { printedLog } from '../../support/log-lines.ts'

describe('a line of the log in production', () => {
  it('is one JSON object: the level, the time in UTC, the facts and the message', async () => {
    const { log, lines } = await printedLog('info')

    log.warn({ path: '/knots', status: 200 }, 'answered\nlate')

    expect(lines).toHaveLength(1)
    expect(JSON.parse(lines[0] ?? '')).toEqual({
      level: 40,
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/) as string,
      path: '/knots',
      status: 200,
      msg: 'answered\nlate',
    })
  })

  it.each([
    ['trace', ['info', 'warn', 'error']],
    ['info', ['info', 'warn', 'error']],
    ['warn', ['warn', 'error']],
    ['error', ['error']],
    ['fatal', []],
    ['silent', []],
  ])('at the level %s is one of %j', async (level, expected) => {
    const { log, lines } = await printedLog(level)

    log.info({}, 'info')
    log.warn({}, 'warn')
    log.error({}, 'error')

    expect(lines.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual(expected)
  })
})

describe('a line of the log in development', () => {
  it('is to be read: without JSON, and without what only machines need', async () => {
    const { log, lines } = await printedLog('info', 'development')

    log.info({ requestId: 'r-1', status: 200, visitor: { email: 'ada@' } }, 'answered')

    expect(lines[0]).toMatch(/^\[\d\d:\d\d:\d\d\] .*INFO.*answered/)
    expect(lines.join('\n')).toContain('200')
    expect(lines.join('\n')).toContain('[hidden]')
    expect(lines.join('\n')).not.toMatch(/r-1|ada@/)
  })
})

describe('a secret among the facts', () => {
  const names = 'password token secret cookie set-cookie authorization appKeys email recipient'

  it.each(names.split(' '))('%s is hidden, on its own and one and two steps down', async (name) => {
    const { log, lines } = await printedLog()
    const secret = { [name]: 'swordfish' }

    log.error({ ...secret, request: { ...secret, headers: secret }, list: [secret] }, 'refused')

    // It is still there for whoever logged it.
    expect(secret).toEqual({ [name]: 'swordfish' })

    expect(lines.join('')).not.toContain('swordfish')
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      [name]: '[hidden]',
      request: { [name]: '[hidden]', headers: { [name]: '[hidden]' } },
      list: [{ [name]: '[hidden]' }],
    })
  })
})

describe('an error among the facts', () => {
  it('is told with its message, its code, its stack and its cause', async () => {
    const cause = new Error('the disk is full')
    const error = Object.assign(new TypeError('nothing was saved', { cause }), { code: 'ENOSPC' })

    expect(await printed(error)).toEqual({
      type: 'TypeError',
      message: 'nothing was saved: the disk is full',
      stack: expect.stringMatching(
        /^TypeError: nothing was saved\n.*log\.test\.ts.*\ncaused by: Error: the disk is full\n/s,
      ) as string,
      code: 'ENOSPC',
    })
  })

  it('is told with all the errors that it stands for', async () => {
    const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })

    expect(await printed(new AggregateError([refused]))).toMatchObject({
      errors: [{ message: 'connect ECONNREFUSED', code: 'ECONNREFUSED' }],
    })
  })

  it('is told without what a library hung on it, which may quote anybody', async () => {
    const error = Object.assign(new Error('duplicate key'), {
      detail: 'Key (email)=(ada@example.com) already exists.',
      envelope: { to: ['ada@example.com'] },
    })

    expect(JSON.stringify(await printed(error))).not.toContain('ada@')
  })

  it.each(['no error at all', { status: 500 }, null])('may be %o', async (thrown) => {
    expect(await printed(thrown)).toEqual(thrown)
  })
})

async function printed(error: unknown): Promise<unknown> {
  const { log, lines } = await printedLog()
  log.error({ err: error }, 'a request failed')
  return (JSON.parse(lines[0] ?? '') as { err: unknown }).err
}
