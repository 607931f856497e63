import pino from 'pino'
import type { Environment } from './config-rules.ts'

/** Structured lines: what happened, with the facts beside it. */
export interface Log {
  info(facts: object, message: string): void
  warn(facts: object, message: string): void
  error(facts: object, message: string): void
}

// Whatever holds one of these, at any of the usual depths, is written as [hidden].
const secrets = ['password', 'token', 'secret', 'cookie', 'authorization', 'email']

/** JSON lines in production, readable lines in development. */
export async function createLog(level: string, environment: Environment): Promise<Log> {
  const options: pino.LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
      censor: '[hidden]',
    },
  }
  if (environment !== 'development') return pino(options)
  const { default: pretty } = await import('pino-pretty')
  return pino(options, pretty({ sync: true, ignore: 'requestId', translateTime: 'SYS:HH:MM:ss' }))
}
