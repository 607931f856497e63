import { z } from 'zod'
import { precognition } from '../../../src/precognition/precognition.ts'
import { expect, shown, test } from '../../support/express-test.ts'
import type { ExpressSite } from '../../support/servers/express.ts'

const berth = z.object({
  yacht: z.string().min(1, 'Which yacht?'),
  length: z.coerce.number('A number, please').positive('Longer than nothing'),
})

test('a field is judged when the visitor leaves it, and no other field is', async ({
  page,
  site,
  faults,
}) => {
  faults.expectFault(/422/)
  offerBerths(site)
  await page.goto('/')

  const asked = page.waitForRequest('**/berths')
  await page.getByLabel('length', { exact: true }).fill('ten')
  await page.getByLabel('length', { exact: true }).blur()

  expect((await asked).headers()).toMatchObject({ 'precognition-validate-only': 'length' })
  await expect(page.getByRole('alert')).toHaveText(['', 'A number, please'])
})

test('a message goes when its field is put right', async ({ page, site, faults }) => {
  faults.expectFault(/422/)
  offerBerths(site)
  await page.goto('/')
  await page.getByLabel('length', { exact: true }).fill('ten')
  await page.getByLabel('length', { exact: true }).blur()
  await expect(page.getByRole('alert')).toHaveText(['', 'A number, please'])

  await page.getByLabel('length', { exact: true }).fill('10')
  await page.getByLabel('length', { exact: true }).blur()

  await expect(shown(page, 'length is right')).toHaveText('true')
  await expect(shown(page, 'yacht is right')).toHaveText('false')
  await expect(page.getByRole('alert')).toHaveText(['', ''])
})

test('nothing is booked until the form is sent', async ({ page, site, faults }) => {
  const booked = offerBerths(site)
  await page.goto('/')
  await page.getByLabel('yacht', { exact: true }).fill('Petrel')
  await page.getByLabel('length', { exact: true }).fill('10')
  await expect(shown(page, 'yacht is right')).toHaveText('true')
  await page.getByLabel('length', { exact: true }).blur()
  await expect(shown(page, 'length is right')).toHaveText('true')
  expect(booked).toEqual([])

  await page.getByRole('button', { name: 'Book' }).click()

  await expect(shown(page, 'booked')).toHaveText('["Petrel"]')
  expect(faults.applicationRequests().at(-1)).toBe('GET /')
})

/** A form for berths that says what was booked. */
function offerBerths(site: ExpressSite): readonly string[] {
  const booked: string[] = []
  site.page('/', () => ({ component: 'berth-form', booked }))
  site.app.post('/berths', precognition(berth))
  site.on('post', '/berths', ({ request, inertia }) => {
    booked.push(berth.parse(request.body).yacht)
    return inertia.back()
  })
  return booked
}
