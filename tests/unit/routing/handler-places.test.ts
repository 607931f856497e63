import { describe, expect, it } from 'vitest'
import { siteRouteRows } from '#server/controllers/development/routes-page.ts'
import { handlerPlaces, handlerText } from '#server/routing/listing/rows.ts'

const text = `import type { Routes } from '#routes/index.ts'
import { health } from './health.ts'
import { homePage, oldHomePage } from './pages/home.ts'
import { newsletter } from './newsletter.ts'

export function handlers(services: Services) {
  const mail = newsletter(services)
  return {
    'web.home': homePage(services.urls),
    'mail.confirm': mail.confirm,
    health: health(),
    'web.old': oldHomePage,
    strange: () => null,
  }
}
`

describe('where handlers are written', () => {
  it('is read from the module that binds them', () => {
    expect(Object.fromEntries(handlerPlaces(text, 'controllers'))).toEqual({
      'web.home': { file: 'controllers/pages/home.ts', exported: 'homePage' },
      'mail.confirm': {
        file: 'controllers/newsletter.ts',
        exported: 'newsletter',
        member: 'confirm',
      },
      health: { file: 'controllers/health.ts', exported: 'health' },
      'web.old': { file: 'controllers/pages/home.ts', exported: 'oldHomePage' },
    })
  })

  it('is known of every name of the site, and true', async () => {
    const rows = siteRouteRows()

    expect(rows.filter(({ handler }) => handler === null)).toEqual([])
    for (const { handler } of rows) {
      const path = `../../../${handler?.file}`
      const module = (await import(path)) as Readonly<Record<string, unknown>>
      expect(module[handler?.exported ?? '']).toBeTypeOf('function')
    }
  })
})

describe('the text of a handler', () => {
  const maker = `export function maker() {
  const show: Handler = async () => {
    await answer(
      page('show', {}),
    )
  }

  return {
    /** GET /list */
    list: wrapped((request) => {
      page('list', {})
    }),

    last() { page('last', {}) },
    show,
  }
}`

  it.each([
    ['show', "page('show'", "page('list'"],
    ['list', "page('list'", "page('last'"],
    ['last', "page('last'", 'show,'],
  ])('of the part %s is its own', (member, own, next) => {
    const found = handlerText(maker, { file: 'maker.ts', exported: 'maker', member })

    expect(found).toContain(own)
    expect(found).not.toContain(next)
  })

  it('of a whole handler is its file, of an unknown part nothing', () => {
    const place = { file: 'maker.ts', exported: 'maker' }

    expect(handlerText(maker, place)).toBe(maker)
    expect(handlerText(maker, { ...place, member: 'nowhere' })).toBe('')
  })
})
