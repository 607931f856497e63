import { describe, expect, it } from 'vitest'
import { createSiteApp } from '#server/app/app.ts'
import { cachedPages, keepWarm, lastingPages } from '#server/app/cached-pages.ts'
import { editedSite } from '../../support/edited-site.ts'

describe('the pages that stay as they are', () => {
  it('are the home page and what is written, made after a start and at each edit, before anybody asks', async () => {
    const rendered: string[] = []
    const { site, edit } = await editedSite({
      async render({ url }) {
        rendered.push(url)
        return { head: [], body: '' }
      },
    })
    const { services } = site
    const paths = lastingPages()
    expect(paths).toEqual(expect.arrayContaining(['/', '/faq']))
    expect(paths).not.toContain('/rya-courses')
    keepWarm(cachedPages(createSiteApp(services), services), services)
    await expect.poll(() => rendered).toEqual(paths)

    edit('home.json', '"hero": {', '"hero":  {')
    await services.content.refresh()

    await expect.poll(() => rendered).toEqual([...paths, ...paths])
    for (const path of paths) expect((await site.visitor().get(path)).status).toBe(200)
  })
})
