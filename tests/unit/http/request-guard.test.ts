import { expect, it } from 'vitest'
import { allowedHosts } from '#server/http/request-guard.ts'

it('the hosts that a request may name go without the port that the scheme implies', () => {
  expect([...allowedHosts('http://127.0.0.1', true)]).toEqual(['127.0.0.1', 'localhost', '[::1]'])
})
