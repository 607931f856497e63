import pino from 'pino'
import { isUnderLoad } from '#server/http/errors.ts'
import type { Environment } from './settings/settings.ts'

/** Structured lines: what happened, with the facts beside it. */
export interface Log {
  info(facts: object, message: string): void
  warn(facts: object, message: string): void
  error(facts: object, message: string): void
}

// Whatever holds one of these, at any of the usual depths, is written as [hidden].
const secrets = [
  'password',
  'token',
  'secret',
  'cookie',
  'set-cookie',
  'authorization',
  'appKeys',
  'email',
  'recipient',
]

/**
 * JSON lines in production, readable lines in development.
 * @param destination where the lines go; left out: the standard output.
 */
export async function createLog(
  level: string,
  environment: Environment,
  destination: pino.DestinationStream = process.stdout,
): Promise<Log> {
  const options: pino.LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: withoutDetails },
    redact: { paths: secrets.flatMap(atUsualDepths), censor: '[hidden]' },
  }
  if (environment !== 'development') return pino(options, destination)
  const { prettyFactory } = await import('pino-pretty')
  const readable = prettyFactory({ ignore: 'requestId', translateTime: 'SYS:HH:MM:ss' })
  return pino(options, { write: (line) => destination.write(readable(line)) })
}

function atUsualDepths(name: string): string[] {
  return [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]
}

/**
 * An error's own words, code and stack, with those of its causes. What else libraries hang on an
 * error may quote anybody: a database the row it refused, a mail server the recipient.
 */
function withoutDetails(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const { type, message, stack, code } = pino.stdSerializers.err(error)
  // What many meet at once is told in one short line: no stack of ours says more of it.
  if (isUnderLoad(error)) return { type, message, code: code as unknown }
  const errors = error instanceof AggregateError ? error.errors.map(withoutDetails) : undefined
  return { type, message, stack, code: code as unknown, errors }
}
