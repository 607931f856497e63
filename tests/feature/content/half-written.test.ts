import { appendFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { editedSite } from '../../support/edited-site.ts'
import { pageOf } from '../../support/visitor.ts'

const timeLimit = { timeout: 60_000 }

describe('a site whose content is being written while it is asked', { timeout: 120_000 }, () => {
  it('answers every request whole, with the old words or the new', async () => {
    const { site, content, read } = await editedSite({ environment: 'production' })
    const file = join(content, 'home.json')
    const old = read('home.json')
    const { title: oldTitle } = heroIn(old)
    const answered: string[] = []

    /** Asks while a step of the writing is done, and again when it is done. */
    async function askAround(step: () => void): Promise<void> {
      const before = site.visitor().visit('/')
      step()
      // Whoever reads right now may find a file that ends in the middle.
      site.services.content.refresh()
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
  })

  it('shows the last of many saves, and no fault', async () => {
    const { site, edit, read, write } = await editedSite({ environment: 'production' })
    const old = read('home.json')
    for (const part of inParts(old)) write('home.json', part)
    write('home.json', old)

    edit('home.json', heroIn(old).title, 'New words')

    const title = async () => heroOf(await pageOf(await site.visitor().visit('/'))).title
    await expect.poll(title, timeLimit).toBe('New words')
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
