import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { siteOfFile } from '../../support/site-of-file.ts'

const site = siteOfFile({ environment: 'development' })

const entries = '/_inertia/devtools/entries'

describe('the Inertia DevTools extension, while the site is built', () => {
  it('finds the entry of a page by the id in its document', async () => {
    const answer = await site.visitor().get('/')
    const id = answer.headers.get('x-inertia-devtools-id') ?? ''

    const entry = await (await site.visitor().get(`${entries}/${id}`)).json()

    expect(await answer.text()).toContain(
      `<script data-inertia-devtools-id type="application/json">"${id}"</script>`,
    )
    expect(entry).toMatchObject({
      __meta: { id, component: 'home', requestType: 'initial', url: `${site.origin}/` },
      props: { title: { shared: false } },
      route: { name: 'web.home', uri: '/', action: null },
      componentPath: resolve('resources/js/pages/home.tsx'),
    })
  })

  it('never reads the token of a link', async () => {
    const token = 'a'.repeat(75)
    await site.visitor().get(`/mail/confirm/${token}`)

    const list = await (await site.visitor().get(entries)).text()

    expect(list).toContain('/mail/confirm/')
    expect(list).not.toContain(token)
  })
})
