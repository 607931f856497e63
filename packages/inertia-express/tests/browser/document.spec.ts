import type { Page } from '@playwright/test'
import { ask, askAsClient } from '../support/asking.ts'
import { pageRenderer } from '../support/client-bundle.ts'
import { smallDocument } from '../support/small-document.ts'
import { expect, reload, shown, test, visit } from '../support/test.ts'

const awkward = '<!--<script>alert("</script>")\u2028 & \\u003c'

test('the page object is in a script beside an empty root, both of one name', async ({
  request,
  site,
}) => {
  site.configure({ rootId: 'sea', nonce: () => 'abc123' })
  site.page('/', { title: 'Home' })

  const document = await (await ask(request, '/')).text()

  expect(document).toContain('<script data-page="sea" type="application/json" nonce="abc123">{')
  expect(document).toContain('<div id="sea"></div>')
})

test('no text in a prop can break the document', async ({ page, site }) => {
  site.page('/', { title: awkward, 'odd </script> name': 'fine' })

  await page.goto('/')

  expect(await shown(page, 'title').textContent()).toBe(awkward)
  await expect(shown(page, 'odd </script> name')).toHaveText('fine')
})

test('head elements that the server makes are those of the page, none of them twice', async ({
  page,
  site,
}) => {
  site.page('/', { head: headOf('Home') })
  site.page('/tides', { head: [...headOf('Tides'), '<meta name="robots" content="noindex">'] })
  await page.goto('/')
  await expect(shown(page, 'url')).toHaveText('/')
  expect(await headOn(page)).toEqual(['Home', 'description: About Home'])

  await visit(page, '/tides')
  await expect(page).toHaveTitle('Tides')
  expect(await headOn(page)).toEqual(['Tides', 'description: About Tides', 'robots: noindex'])

  await page.goBack()
  await expect(page).toHaveTitle('Home')
  expect(await headOn(page)).toEqual(['Home', 'description: About Home'])
})

test('a page that the server renders is taken over without a warning, and lives on', async ({
  page,
  site,
}) => {
  site.configure({ document: smallDocument('development'), render: await pageRenderer() })
  let height = 3
  site.page('/', { head: headOf('Tides'), port: awkward, height: () => height })

  const answer = await page.goto('/')
  expect(await answer?.text()).toContain('<output id="height" aria-label="height">3</output>')
  height = 4
  await reload(page, { only: ['height'] })

  await expect(shown(page, 'height')).toHaveText('4')
  expect(await shown(page, 'port').textContent()).toBe(awkward)
  expect(await headOn(page)).toEqual(['Tides', 'description: About Tides'])
})

test('the server renders documents alone, and leaves what it cannot to the browser', async ({
  page,
  request,
  site,
}) => {
  const rendered: string[] = []
  site.configure({
    render: async ({ url }) => {
      rendered.push(url)
      return null
    },
  })
  site.page('/', { title: 'Home' })

  await askAsClient(request, '/')
  expect(rendered).toEqual([])

  await page.goto('/')
  await expect(shown(page, 'title')).toHaveText('Home')
  expect(rendered).toEqual(['/'])
})

function headOf(title: string): readonly string[] {
  return [`<title>${title}</title>`, `<meta name="description" content="About ${title}">`]
}

/** The document's title and its named meta elements, in their order. */
function headOn(page: Page): Promise<readonly string[]> {
  return page
    .locator('head > title, head > meta[name]')
    .evaluateAll((elements) =>
      elements.map((element) =>
        element instanceof HTMLMetaElement
          ? `${element.name}: ${element.content}`
          : element.textContent,
      ),
    )
}
