import { describe, expect, it } from 'vitest'
import { editedContent } from '../../support/edited-content.ts'
import { siteOfFile } from '../../support/site-of-file.ts'
import { pageOf } from '../../support/visitor.ts'

const gone = '/letters/2026-11-20'
const toCome = '/letters/2026-12-04'

describe('the archive of weekly letters', () => {
  const site = siteOfFile()

  it('lists the letters whose day has come', async () => {
    const { component, props } = await pageOf(await site.visitor().get('/letters'))

    expect(component).toBe('letters/letters')
    expect(props['letters']).toEqual([
      {
        name: 'A letter that has gone out',
        href: gone,
        day: 'Friday 20 November, 2026',
        summary: 'What it goes on with.',
      },
    ])
  })

  it('shows each as a page that is kept and indexed, with nothing for one reader', async () => {
    const answer = await site.visitor().get(gone)
    const html = await answer.clone().text()

    const { component, props } = await pageOf(answer)
    expect(component).toBe('letters/letter')
    expect(props['title']).toBe('A letter that has gone out')
    expect(props['head']).toContain(
      '<meta data-inertia="robots" name="robots" content="index, follow">',
    )
    const knots = await site.visitor().get('/knots')
    expect(answer.headers.get('cache-control')).toBe(knots.headers.get('cache-control'))
    expect(html).not.toMatch(/Stop the newsletter|\/mail\/unsubscribe\/[A-Za-z0-9]/)
  })

  it('has a picture and a sentence for those with whom it is shared', async () => {
    for (const [address, words] of [
      ['/letters', 'Our weekly letters to read again'],
      [gone, 'Our letter of Friday 20 November, 2026: What it goes on with.'],
    ] as const) {
      const html = await (await site.visitor().get(address)).text()

      expect(html).toMatch(/property="og:image" content="[^"]+\/images\/share\/home\.jpg"/)
      expect(html).toMatch(/property="og:image:width" content="\d+"/)
      expect(html).toContain(`property="og:description" content="${words}`)
    }
  })

  it('shows no letter before its day, nor one of a day without any', async () => {
    expect((await site.visitor().get(toCome)).status).toBe(404)
    expect((await site.visitor().get('/letters/2026-11-19')).status).toBe(404)
  })

  it('is in the sitemap and has a feed, both without the letters to come', async () => {
    const sitemap = await (await site.visitor().get('/sitemap.xml')).text()
    const feed = await (await site.visitor().get('/letters.atom')).text()

    for (const text of [sitemap, feed]) {
      expect(text).toContain(gone)
      expect(text).not.toContain(toCome)
    }
    expect(sitemap).toContain('/letters</loc>')
    expect(feed).toContain('<title>A letter that has gone out</title>')
  })
})

describe('a draft of a letter', () => {
  const site = siteOfFile({
    variables: {
      CONTENT_DIR: editedContent(({ edit }) =>
        edit('letters/2026-11-20.json', '"date":', '"draft": true, "date":'),
      ),
    },
  })

  it('is in no archive', async () => {
    const { props } = await pageOf(await site.visitor().get('/letters'))

    expect(props['letters']).toEqual([])
    expect((await site.visitor().get(gone)).status).toBe(404)
  })
})
