import { describe, expect, it, onTestFinished } from 'vitest'
import { createSiteApp } from '#server/app.ts'
import { cachedPages, firstPages, keepWarm } from '#server/cached-pages.ts'
import { editedSite } from '../../support/edited-site.ts'
import { startSite } from '../../support/site.ts'

describe('the pages that most people go to first', () => {
  it('are the home page and those in the menus, and each is there', async () => {
    const site = await startSite()
    onTestFinished(() => site.stop())
    const paths = firstPages(site.services)

    expect(paths).toEqual(expect.arrayContaining(['/', '/rya-courses/rya-day-skipper-practical']))
    for (const path of paths) expect((await site.visitor().get(path)).status).toBe(200)
  })

  it('are made after a start and at each edit, before anybody asks', async () => {
    const rendered: string[] = []
    const { site, edit } = await editedSite({
      async render({ url }) {
        rendered.push(url)
        return { head: [], body: '' }
      },
    })
    const { services } = site
    keepWarm(cachedPages(createSiteApp(services), services), services)
    const paths = firstPages(services)
    await expect.poll(() => rendered).toEqual(paths)

    edit('home.json', '"hero": {', '"hero":  {')
    services.content.refresh()

    await expect.poll(() => rendered).toEqual([...paths, ...paths])
  })
})
