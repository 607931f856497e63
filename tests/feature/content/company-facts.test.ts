import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { JSDOM } from 'jsdom'
import { describe, expect, it, onTestFinished } from 'vitest'
import { renderPage } from '#js/ssr.tsx'
import { listKeptMessages } from '#server/mail/kept-messages.ts'
import { frozenContent } from '../../support/frozen-content.ts'
import { startSite } from '../../support/site.ts'
import type { TestSite } from '../../support/site.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'
import { pageOf } from '../../support/visitor.ts'
import type { Visitor } from '../../support/visitor.ts'

const waiting = { timeout: 60_000 }

describe('a fact of the company that is edited while the site runs', () => {
  it('shows in the header, in the footer and in the next mail', { timeout: 180_000 }, async () => {
    const { site, edit } = await siteWithEditor()
    const visitor = site.visitor()

    edit({ phone: '01632 960 777', phone_link: 'tel:+441632960777', email: 'crew@example.com' })
    await isTaken(visitor, { phone: '01632 960 777' })
    const phones = phonesOf(await (await visitor.get('/')).text())
    await visitor.submit('/mail/customer-subscribe', { email: 'ada@example.com' })
    const [mail] = await firstMails(site)

    const phone = '01632 960 777 tel:+441632960777'
    expect(phones).toEqual({ header: phone, footer: phone })
    expect(mail?.from).toEqual({ name: 'Saltlark Sailing', address: 'crew@example.com' })
    expect(mail?.text).toContain('\ncrew@example.com | 01632 960 777\n')
  })
})

/** A site whose content is a copy that the test may edit. */
async function siteWithEditor() {
  const directory = join(temporaryFolder(), 'content')
  cpSync(frozenContent, directory, { recursive: true })
  const site = await startSite({ render: renderPage, variables: { CONTENT_DIR: directory } })
  onTestFinished(() => site.stop())

  const file = join(directory, 'company.json')
  function edit(facts: object): void {
    const company = JSON.parse(readFileSync(file, 'utf8')) as object
    writeFileSync(file, JSON.stringify({ ...company, ...facts }, null, 2))
  }
  return { site, edit }
}

/** Waits until pages are made with these facts. */
async function isTaken(visitor: Visitor, facts: object): Promise<void> {
  const props = async () => (await pageOf(await visitor.visit('/'))).props
  await expect.poll(props, waiting).toMatchObject({ company: facts })
}

function phonesOf(html: string) {
  const { document } = new JSDOM(html).window
  const phoneIn = (part: 'header' | 'footer') => {
    const link = document.querySelector(`${part} address a[href^="tel:"]`)
    return `${link?.textContent.trim()} ${link?.getAttribute('href')}`
  }
  return { header: phoneIn('header'), footer: phoneIn('footer') }
}

async function firstMails({ directory }: TestSite) {
  const kept = () => listKeptMessages(join(directory, 'mail'))
  await expect.poll(kept, waiting).toHaveLength(1)
  return kept()
}
