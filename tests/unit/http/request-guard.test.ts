import { describe, expect, it } from 'vitest'
import { allowedHosts } from '#server/http/request-guard.ts'

describe('the hosts that a request may name', () => {
  it('are the canonical one alone on a public site', () => {
    expect([...allowedHosts('https://www.example.com', false)]).toEqual(['www.example.com'])
  })

  it('are all names of this machine on a local one, with its port', () => {
    expect([...allowedHosts('http://localhost:8000', true)]).toEqual([
      'localhost:8000',
      '127.0.0.1:8000',
      '[::1]:8000',
    ])
  })

  it('go without the port that the scheme implies', () => {
    expect([...allowedHosts('http://127.0.0.1', true)]).toEqual(['127.0.0.1', 'localhost', '[::1]'])
  })
})
