import type { Request, Response } from 'express'
import { expect, it } from 'vitest'
import { createCookies } from '#server/http/cookies.ts'
import { cookieFlashStore } from '#server/http/flash.ts'
import { createSigner } from '#server/signing/signer.ts'
import { served } from '../../support/served.ts'

const signer = createSigner(['a-key-of-more-than-thirty-two-characters'])
const store = cookieFlashStore(createCookies(false), signer)

it.each<[string, (request: Request, response: Response) => void]>([
  ['is flashed', (...both) => store.write(...both, { flash: { success: 'Saved.' } })],
  ['is remembered', (...both) => store.remember(...both, { intended: '/knots' })],
])('what %s for the next page is kept for ten minutes', async (_, keep) => {
  const origin = await served((app) => {
    app.use((request, response) => {
      keep(request, response)
      response.end()
    })
  })

  expect((await fetch(origin)).headers.get('set-cookie')).toMatch(/^flash=[^;]+; Max-Age=600;/)
})
