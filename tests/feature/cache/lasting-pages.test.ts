import { describe, expect, it, onTestFinished } from 'vitest'
import { createSiteApp } from '#server/app/app.ts'
import { cachedPages, keepWarm, lastingPages } from '#server/app/cached-pages.ts'
import { editedSite } from '../../support/edited-site.ts'
import { startSite } from '../../support/site.ts'

describe('the pages that stay as they are', () => {
  it('are the home page and what is written, and each is there', async () => {
    const site = await startSite()
    onTestFinished(() => site.stop())
    const paths = lastingPages()

    expect(paths).toEqual(expect.arrayContaining(['/', '/faq']))
    expect(paths).not.toContain('/rya-courses')
    for (const path of paths) {
      const { status } = await site.visitor().get(path)
      expect({ path, status }).toEqual({ path, status: 200 })
    }
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
    const paths = lastingPages()
    await expect.poll(() => rendered).toEqual(paths)

    edit('home.json', '"hero": {', '"hero":  {')
    services.content.refresh()

    await expect.poll(() => rendered).toEqual([...paths, ...paths])
  })
})
