import express from 'express'
import { readyAnswers } from './ready-answers.ts'

// Express as its guide begins, without its own ETag, which would hash the bytes for each answer.
const { port, answerFor } = readyAnswers()
const page = JSON.parse(answerFor('/json').body.toString()) as object

const app = express()
app.disable('x-powered-by')
app.disable('etag')
app.get('/json', (_request, response) => {
  response.json(page)
})
for (const path of ['/plain', '/brotli']) {
  const { headers, body } = answerFor(path)
  app.get(path, (_request, response) => {
    for (let at = 0; at < headers.length; at += 2) {
      response.setHeader(headers[at] ?? '', headers[at + 1] ?? '')
    }
    response.send(body)
  })
}
app.listen(port, '127.0.0.1')
