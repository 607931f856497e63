import { createServer } from 'node:http'

/* What a server costs that does nothing: it sends the bytes that it was given to whoever asks, and
   sends forms on. It says its port, then waits to be ended. */

const chunks = []
for await (const chunk of process.stdin) chunks.push(chunk)
const page = Buffer.concat(chunks)

const server = createServer((request, response) => {
  request.resume()
  if (request.method === 'POST') response.writeHead(303, { Location: '/dashboard' }).end()
  else response.writeHead(200, { 'Content-Type': 'text/html' }).end(page)
})
server.listen(0, '127.0.0.1', () => console.log(server.address().port))
