import { createServer } from 'node:http'
import { readyAnswers } from './ready-answers.ts'

// What Node's own server costs that does nothing but send bytes it has.
const { port, answerFor } = readyAnswers()

createServer((request, response) => {
  const { status, headers, body } = answerFor(request.url ?? '')
  response.writeHead(status, headers)
  response.end(body)
}).listen(port, '127.0.0.1')
