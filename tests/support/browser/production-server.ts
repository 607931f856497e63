import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { sendRaw } from '../raw-http.ts'

/** The built server in a process of its own. */
export interface ProductionServer {
  readonly pid: number | undefined
  /** Its log lines so far. */
  readonly log: readonly LogLine[]
  /** The same as it was printed; the last line of a server that was killed may be cut off. */
  readonly printed: string
  /** What it said where nothing could be logged. */
  readonly complaint: string
  /** How it ended, once it has. */
  readonly exitCode: Promise<number | null>
  /** Asks it to end, and waits until it has. */
  stop(): Promise<number | null>
}

interface LogLine {
  readonly level: number
  readonly msg: string
}

const settings = readFileSync('.env.example', 'utf8').match(/(?<=^(?:# )?)[A-Z_]+(?==)/gm) ?? []

/** Names the process for which the socket is, which a shell alone knows before it becomes that process. */
const handingOver = ['/bin/sh', '-c', 'LISTEN_FDS=1 LISTEN_PID=$$ exec "$0" "$@"']

/**
 * Runs `npm start` with these settings and no others, whatever the person's own are.
 * @param build the folder of the server's build.
 * @param socket a descriptor of a socket that it is handed, as systemd does it.
 */
export function startServer(
  variables: Readonly<Record<string, string>>,
  build = 'build/server',
  socket?: number,
): ProductionServer {
  const unset = Object.fromEntries(settings.map((name) => [name, '']))
  const words = [process.execPath, `${build}/index.js`]
  const [program = '', ...more] = socket === undefined ? words : [...handingOver, ...words]
  const child = spawn(program, more, {
    env: { PATH: process.env['PATH'], ...unset, ...variables },
    stdio: ['ignore', 'pipe', 'pipe', ...(socket === undefined ? [] : [socket])],
  })
  let [printed, complaint] = ['', '']
  child.stdout?.setEncoding('utf8').on('data', (text: string) => void (printed += text))
  child.stderr?.setEncoding('utf8').on('data', (text: string) => void (complaint += text))
  const exitCode = once(child, 'close').then(([code]) => code as number | null)
  return {
    pid: child.pid,
    get log() {
      return printed
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as LogLine)
    },
    get printed() {
      return printed
    },
    get complaint() {
      return complaint
    },
    exitCode,
    stop: () => {
      child.kill('SIGTERM')
      return exitCode
    },
  }
}

/**
 * Waits until a server answers at a port, under a Host.
 * @throws Error with what it said when it ends instead.
 */
export async function answering(
  server: ProductionServer,
  origin: string,
  host: string,
): Promise<void> {
  const ended = server.exitCode.then(() => true)
  while (!(await Promise.race([ended, pause(50, false)]))) {
    const answer = await sendRaw(origin, 'GET /up HTTP/1.1', `Host: ${host}`).catch(() => null)
    if (answer?.status === 200) return
  }
  throw new Error(`The server ended before it answered: ${server.complaint}`)
}
