import type { Server } from 'node:http'
import type { Config } from './config.ts'
import type { Variables } from './settings/settings.ts'

/** The first descriptor that a supervisor hands over (sd_listen_fds(3)). */
const firstSocket = 3

/**
 * Listens on the socket that a supervisor such as systemd has opened and handed over, else on HOST and PORT.
 * Who connects to a handed socket while the process is restarted waits in it, and is refused by nobody.
 * @returns is it a handed one?
 * @throws when the port is taken, or when there is more than one socket.
 */
export async function listen(
  server: Server,
  { host, port }: Pick<Config, 'host' | 'port'>,
  variables: Variables,
): Promise<boolean> {
  const fd = handedSocket(variables, process.pid)
  await new Promise<void>((listening, failed) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      failed(error.code === 'EADDRINUSE' ? new Error(portTaken(host, port)) : error)
    })
    if (fd === null) server.listen(port, host, listening)
    else server.listen({ fd }, listening)
  })
  return fd !== null
}

/**
 * The socket that is meant for this process: the variables of the protocol are inherited by others too, which
 * they do not concern.
 * @throws when there is more than one.
 */
export function handedSocket(
  { LISTEN_PID: process, LISTEN_FDS: count }: Variables,
  pid: number,
): number | null {
  if (process !== String(pid) || count === undefined) return null
  if (count === '1') return firstSocket
  throw new Error(`LISTEN_FDS is ${count}: the site listens on one socket. Hand over one alone.`)
}

function portTaken(host: string, port: number): string {
  return `Another program already listens on ${host} port ${port}. Stop it, or set PORT to a free port.`
}
