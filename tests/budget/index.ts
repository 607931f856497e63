import { setTimeout as wait } from 'node:timers/promises'
import { withBuiltSite } from '../support/built-site-in-browser.ts'
import { budgetLines, isOver, javaScriptLine, notFoundLine, textOf } from './budget-lines.ts'
import type { BudgetLine } from './budget-lines.ts'
import { measureFloor } from './floor.ts'
import { weighPage } from './page-weight.ts'

const laptop = { name: 'a laptop', width: 1280, height: 800, density: 1 }
const screens = [{ name: 'a phone', width: 360, height: 800, density: 2 }, laptop]

/** A page of each kind that people find offers and dates by. */
const pages = {
  'a list of offers': '/rya-courses',
  'a course': '/rya-courses/rya-day-skipper-practical',
  'a trip': '/sailing-holidays/hebrides-sailing-week',
  'an offer that ends in a form': '/rya-courses/rya-day-skipper-theory-online',
  'an offer that staff wrote more of': '/sailing-courses-in-your-office',
  'dates and prices': '/events',
}

/*
 * `npm run budget`: what the built home page costs, and the JavaScript of others, against their
 * limits. Exit code 1 when over.
 */
await withBuiltSite(async (browser, origin) => {
  const floor = await measureFloor()
  await smallestForm(origin)
  for (const { name, ...screen } of screens) {
    const weight = await weighPage(browser, origin, screen)
    const size = `${screen.width} by ${screen.height} pixels`
    report(`The home page on ${name} of ${size}`, budgetLines(weight, floor))
    for (const address of weight.uncompressed) console.log(`  not brotli: ${address}`)
    if (weight.uncompressed.length > 0) process.exitCode = 1
  }
  const lines: BudgetLine[] = []
  for (const [name, path] of Object.entries(pages)) {
    lines.push(javaScriptLine(name, await weighPage(browser, origin + path, laptop)))
  }
  report('JavaScript of a first visit to', lines)
  const missing = await fetch(`${origin}/no-such-page`)
  report('A page that is not there', [notFoundLine(await missing.text())])
})

/**
 * Waits until the home page is as small as it gets, which is soon after it was asked for twice: before,
 * it is sent as it was compressed at once.
 */
async function smallestForm(origin: string): Promise<void> {
  for (;;) {
    const { headers } = await fetch(origin, { headers: { 'Accept-Encoding': 'br' } })
    const name = headers.get('etag')
    if (name?.endsWith('-br"') && !name.includes('quick')) return
    await wait(50)
  }
}

function report(title: string, lines: readonly BudgetLine[]): void {
  console.log(`${title}:\n${lines.map(textOf).join('\n')}\n`)
  if (lines.some(isOver)) process.exitCode = 1
}
