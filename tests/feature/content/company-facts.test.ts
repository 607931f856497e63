import { join } from 'node:path'
import { JSDOM } from 'jsdom'
import { describe, expect, it } from 'vitest'
import { renderPage } from '#js/ssr.tsx'
import { listKeptMessages } from '#server/mail/kept-messages.ts'
import { editedSite } from '../../support/edited-site.ts'

describe('a fact of the company that is edited while the site runs', () => {
  it('shows in the header, in the footer and in the next mail', async () => {
    const { site, read, write } = await editedSite({ render: renderPage })
    const visitor = site.visitor()
    const company = JSON.parse(read('company.json')) as object
    const link = 'tel:+441632960777'
    const facts = { phone: '01632 960 777', phone_link: link, email: 'crew@example.com' }

    write('company.json', JSON.stringify({ ...company, ...facts }))
    site.services.content.refresh()
    const phones = phonesOf(await (await visitor.get('/')).text())
    await visitor.submit('/mail/customer-subscribe', { email: 'ada@example.com' })
    const kept = () => listKeptMessages(join(site.directory, 'mail'))
    await expect.poll(kept, { timeout: 60_000 }).toHaveLength(1)
    const [mail] = await kept()

    expect(phones).toEqual({ header: `01632 960 777 ${link}`, footer: `01632 960 777 ${link}` })
    expect(mail?.from).toEqual({ name: 'Saltlark Sailing', address: 'crew@example.com' })
    expect(mail?.text).toContain('\ncrew@example.com | 01632 960 777\n')
  }, 180_000)
})

function phonesOf(html: string) {
  const { document } = new JSDOM(html).window
  const phoneIn = (part: 'header' | 'footer') => {
    const link = document.querySelector(`${part} address a[href^="tel:"]`)
    return `${link?.textContent.trim()} ${link?.getAttribute('href')}`
  }
  return { header: phoneIn('header'), footer: phoneIn('footer') }
}
