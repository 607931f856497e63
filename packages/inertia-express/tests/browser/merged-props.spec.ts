import { deepMerge, defer, merge, prepend } from '../../src/index.ts'
import { expect, reload, shown, test } from '../support/test.ts'

/** Gives the next of these values each time it is asked. */
function inTurn<Value>(...values: readonly Value[]): () => Value {
  let asked = 0
  return () => values[asked++] as Value
}

test('a merged list grows at its end', async ({ page, site }) => {
  site.page('/', { log: merge(inTurn(['cast off'], ['set sail'])) })

  await page.goto('/')
  await reload(page, { only: ['log'] })

  await expect(shown(page, 'log')).toHaveText('["cast off","set sail"]')
})

test('a prepended list grows at its beginning', async ({ page, site }) => {
  site.page('/', { log: prepend(inTurn(['cast off'], ['set sail'])) })

  await page.goto('/')
  await reload(page, { only: ['log'] })

  await expect(shown(page, 'log')).toHaveText('["set sail","cast off"]')
})

test('items are recognised by a field, and replaced where they stand', async ({ page, site }) => {
  const first = [
    { id: 1, at: 'Cowes' },
    { id: 2, at: 'Hamble' },
  ]
  const second = [
    { id: 1, at: 'Yarmouth' },
    { id: 3, at: 'Poole' },
  ]
  site.page('/', { yachts: merge(inTurn(first, second), { matchOn: 'id' }) })

  await page.goto('/')
  await reload(page, { only: ['yachts'] })

  await expect(shown(page, 'yachts')).toHaveText(
    '[{"id":1,"at":"Yarmouth"},{"id":2,"at":"Hamble"},{"id":3,"at":"Poole"}]',
  )
})

test('a path says which list in an object grows', async ({ page, site }) => {
  const sailings = inTurn({ total: 1, items: ['Solent'] }, { total: 2, items: ['Skye'] })
  site.page('/', { sailings: merge(sailings, { at: 'items' }) })

  await page.goto('/')
  await reload(page, { only: ['sailings'] })

  await expect(shown(page, 'sailings')).toHaveText('{"total":2,"items":["Solent","Skye"]}')
})

test('a path may lead to a list that grows at its beginning, by a field', async ({
  page,
  site,
}) => {
  const first = { items: [{ id: 1, text: 'moored' }] }
  const second = {
    items: [
      { id: 2, text: 'aground' },
      { id: 1, text: 'afloat' },
    ],
  }
  site.page('/', { news: prepend(inTurn(first, second), { at: 'items', matchOn: 'id' }) })

  await page.goto('/')
  await reload(page, { only: ['news'] })

  await expect(shown(page, 'news')).toHaveText(
    '{"items":[{"id":2,"text":"aground"},{"id":1,"text":"afloat"}]}',
  )
})

test('a deep merge grows lists at every depth', async ({ page, site }) => {
  const days = inTurn({ may: { mon: ['a'], tue: ['b'] } }, { may: { mon: ['c'] }, june: {} })
  site.page('/', { days: deepMerge(days) })

  await page.goto('/')
  await reload(page, { only: ['days'] })

  await expect(shown(page, 'days')).toHaveText('{"may":{"mon":["a","c"],"tue":["b"]},"june":{}}')
})

test('a deep merge recognises the items of a list inside', async ({ page, site }) => {
  const fleet = inTurn(
    { yachts: [{ id: 1, at: 'Cowes' }] },
    {
      yachts: [
        { id: 1, at: 'Poole' },
        { id: 2, at: 'Hamble' },
      ],
    },
  )
  site.page('/', { fleet: deepMerge(fleet, { matchOn: 'yachts.id' }) })

  await page.goto('/')
  await reload(page, { only: ['fleet'] })

  await expect(shown(page, 'fleet')).toHaveText(
    '{"yachts":[{"id":1,"at":"Poole"},{"id":2,"at":"Hamble"}]}',
  )
})

test('a deferred list may grow', async ({ page, site }) => {
  site.page('/', { log: merge(defer(inTurn(['cast off'], ['set sail']))) })

  await page.goto('/')
  await expect(shown(page, 'log')).toHaveText('["cast off"]')
  await reload(page, { only: ['log'] })

  await expect(shown(page, 'log')).toHaveText('["cast off","set sail"]')
})

test('a reset begins the list anew', async ({ page, site }) => {
  site.page('/', { log: merge(inTurn(['cast off'], ['set sail'], ['reef'])) })

  await page.goto('/')
  await reload(page, { only: ['log'], reset: ['log'] })
  await expect(shown(page, 'log')).toHaveText('["set sail"]')

  await reload(page, { only: ['log'] })
  await expect(shown(page, 'log')).toHaveText('["set sail","reef"]')
})
