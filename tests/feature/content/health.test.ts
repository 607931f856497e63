import { describe, expect, it } from 'vitest'
import { editedSite } from '../../support/edited-site.ts'

describe('/up of a site in production', () => {
  it('says with ?verbose what keeps the files from being served, and nothing otherwise', async () => {
    const { site, read, write } = await editedSite({ environment: 'production' })
    const ask = async (path: string) => {
      const answer = await site.visitor().get(path)
      return { status: answer.status, body: (await answer.json()) as unknown }
    }
    const { version } = site.services.content.current()
    const good = read('home.json')
    const line = good.split('\n').findIndex((text) => text.includes('"hero": {')) + 1
    const asItShould = { version, isAsInFiles: true, faults: [] }
    expect(await ask('/up?verbose')).toEqual({
      status: 200,
      body: { status: 'up', content: asItShould },
    })

    write('home.json', good.replace('"hero": {', '"hreo": {'))
    site.services.content.refresh()

    expect(await ask('/up')).toEqual({ status: 200, body: { status: 'up' } })
    expect(await ask('/up?verbose')).toMatchObject({
      status: 200,
      body: { content: { version, isAsInFiles: false } },
    })
    const { body } = await ask('/up?verbose')
    expect((body as { content: { faults: string[] } }).content.faults).toContain(
      `content/home.json:${line}:5 page_data.hreo: unknown key; did you mean "hero"?`,
    )

    write('home.json', good)
    site.services.content.refresh()
    expect((await ask('/up?verbose')).body).toEqual({ status: 'up', content: asItShould })
  })
})
