import { appendFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { JSDOM } from 'jsdom'
import { describe, expect, it } from 'vitest'
import { renderPage } from '#js/ssr.tsx'
import { listKeptMessages } from '#server/mail/kept-messages.ts'
import { editedSite } from '../../support/edited-site.ts'
import { pageOf } from '../../support/visitor.ts'

describe('a fact of the company that is edited while the site runs', () => {
  it('shows in the header, in the footer and in the next mail', async () => {
    const { site, read, write } = await editedSite({ render: renderPage })
    const visitor = site.visitor()
    const company = JSON.parse(read('company.json')) as object
    const link = 'tel:+441632960777'
    const facts = { phone: '01632 960 777', phone_link: link, email: 'crew@example.com' }

    write('company.json', JSON.stringify({ ...company, ...facts }))
    await site.services.content.refresh()
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

const timeLimit = { timeout: 60_000 }

describe('a site whose content is being written while it is asked', { timeout: 120_000 }, () => {
  it('answers every request whole, with the old words or the new, and shows the last of many saves', async () => {
    const { site, content, edit, read, write } = await editedSite({ environment: 'production' })
    const file = join(content, 'home.json')
    const old = read('home.json')
    const { title: oldTitle } = heroIn(old)
    const answered: string[] = []

    /** Asks while a step of the writing is done, and again when it is done. */
    async function askAround(step: () => void): Promise<void> {
      const before = site.visitor().visit('/')
      step()
      // Whoever reads right now may find a file that ends in the middle.
      await site.services.content.refresh()
      for (const answer of await Promise.all([before, site.visitor().visit('/')])) {
        expect(answer.status).toBe(200)
        answered.push(heroOf(await pageOf(answer)).title)
      }
    }
    for (const text of [old.replace(oldTitle, 'New words'), old, old.replace(oldTitle, 'More')]) {
      await askAround(() => writeFileSync(file, ''))
      for (const part of inParts(text)) await askAround(() => appendFileSync(file, part))
    }

    expect(new Set(answered)).toEqual(new Set([oldTitle, 'New words', 'More']))
    expect(answered.at(-1)).toBe('More')

    // Of many saves the last one shows, and no fault.
    for (const part of inParts(old)) write('home.json', part)
    write('home.json', old)

    edit('home.json', oldTitle, 'The last words')

    const title = async () => heroOf(await pageOf(await site.visitor().visit('/'))).title
    await expect.poll(title, timeLimit).toBe('The last words')
    expect(site.services.content.trouble()).toBeNull()
  })
})

interface Hero {
  readonly title: string
}

function heroIn(text: string): Hero {
  return (JSON.parse(text) as { page_data: { hero: Hero } }).page_data.hero
}

function heroOf({ props }: { props: Readonly<Record<string, unknown>> }): Hero {
  return (props['pageContent'] as { page_data: { hero: Hero } }).page_data.hero
}

/** A text in three pieces, the second of which ends right behind a bracket. */
function inParts(text: string): string[] {
  const [early, late] = [text.indexOf('}') + 1, text.lastIndexOf('}')]
  return [text.slice(0, early), text.slice(early, late), text.slice(late)]
}
