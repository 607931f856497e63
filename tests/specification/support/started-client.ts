import { vi } from 'vitest'
import { answerHeaderData } from '../../support/header-data.ts'
import { fillBrowserGaps } from '../../support/jsdom-gaps.ts'
import { nobody } from './header-visitors.ts'
import { homeObject, table, withLittleBut } from './home.ts'
import { setWidth, WindowObserver } from './screen.ts'

/** Starts the application as a browser does: the document's data blocks, then its one script. */
export async function startClient(): Promise<void> {
  fillBrowserGaps()
  setWidth(1280)
  vi.stubGlobal('IntersectionObserver', WindowObserver)
  answerHeaderData(nobody)

  const page = homeObject({ props: withLittleBut({}) })
  document.body.append(
    dataBlock({ 'data-page': 'app' }, page),
    dataBlock({ id: 'ziggy-routes-json' }, { ...table, url: window.location.origin }),
    Object.assign(document.createElement('div'), { id: 'app' }),
  )
  await import('#js/app.tsx')
  await vi.waitUntil(() => document.querySelector('#newsletter'), { timeout: 15_000 })
}

function dataBlock(attributes: Readonly<Record<string, string>>, data: object): HTMLElement {
  const block = document.createElement('script')
  for (const [name, value] of Object.entries(attributes)) block.setAttribute(name, value)
  block.setAttribute('type', 'application/json')
  block.textContent = JSON.stringify(data)
  return block
}
