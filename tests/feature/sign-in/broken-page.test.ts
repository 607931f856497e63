import { expect, it, onTestFinished } from 'vitest'
import { startSite } from '../../support/site.ts'

it('a page of the way in that cannot be rendered says so to who builds it', async () => {
  const render = () => {
    throw new Error('the scene has no picture')
  }
  const site = await startSite({ environment: 'development', render })
  onTestFinished(() => site.stop())

  const response = await site.visitor().get('/login')

  expect(response.status).toBe(500)
  expect(response.headers.has('retry-after')).toBe(false)
  expect(await response.text()).toContain('the scene has no picture')
})
