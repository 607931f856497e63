import { createServer, request as ask } from 'node:http'

/** Another address that has a site's built files, as a CDN has that pulls them. */
export interface PulledCopy {
  stop(): void
}

/**
 * Serves a copy of what is under `/build/` of a site, as the site answers it, and nothing else.
 * @param folder what its paths begin with.
 */
export async function pulledCopy(port: number, folder: string, from: URL): Promise<PulledCopy> {
  const server = createServer((request, response) => {
    const path = request.url ?? ''
    if (!path.startsWith(`${folder}/build/`)) return response.writeHead(404).end()
    const headers = { host: from.host, 'accept-encoding': request.headers['accept-encoding'] }
    const asked = { port: from.port, path: path.slice(folder.length), headers }
    return ask(asked, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.rawHeaders)
      answer.pipe(response)
    }).end()
  })
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening))
  return {
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}
