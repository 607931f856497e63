import type { Browser, Page } from '@playwright/test'
import type { PageObject } from '@saltlark/inertia-express/core'
import { pageModule } from '#js/lib/page-module.ts'
import { watchFaults } from '../../../packages/inertia-express/tests/support/watch-faults.ts'
import { violations } from '../../support/browser/violations.ts'
import { dataBlocks } from '../compared/markup.ts'
import { readScreen } from './screen-report.ts'
import type { ScreenFacts } from './screen-report.ts'
import type { PageState } from './states.ts'

/** A state whose address is known. */
export interface OpenedState extends Omit<PageState, 'address'> {
  /** Whole. */
  readonly address: string
  /** Of whoever is signed in. */
  readonly cookie?: { readonly name: string; readonly value: string } | undefined
}

const wide = { width: 1280, height: 900 }
const narrow = { width: 320, height: 700 }
const tooWide = 'it is wider than a window of 320 pixels'

/** What is wrong with a page in one state, for somebody with JavaScript and for somebody without. */
export async function stateFaults(
  browser: Browser,
  origin: string,
  state: OpenedState,
): Promise<string[]> {
  const recorded: string[] = []
  const whole = await look(browser, { origin, state, recorded, runsScripts: true })
  const plain = await look(browser, { origin, state, recorded, runsScripts: false })
  return [...new Set([...recorded, ...whole.faults, ...plain.faults, ...lost(whole, plain)])]
}

interface Looking {
  readonly origin: string
  readonly state: OpenedState
  readonly recorded: string[]
  readonly runsScripts: boolean
}

interface Seen {
  readonly facts: ScreenFacts
  readonly faults: readonly string[]
}

async function look(browser: Browser, looking: Looking): Promise<Seen> {
  const { origin, state, recorded, runsScripts } = looking
  const context = await browser.newContext({
    baseURL: origin,
    javaScriptEnabled: runsScripts,
    viewport: wide,
    reducedMotion: 'reduce',
  })
  try {
    if (state.cookie) await context.addCookies([{ ...state.cookie, url: origin }])
    await watchFaults(context, (fault) => recorded.push(...unless(fault, state)), runsScripts)
    const page = await context.newPage()
    const statuses = await opened(page, state)
    const faults = [...statuses, ...(runsScripts ? await violations(page) : [])]
    const facts = await page.evaluate(readScreen)
    await page.setViewportSize(narrow)
    const { isWiderThanWindow } = await page.evaluate(readScreen)
    return { facts, faults: [...faults, ...(isWiderThanWindow ? [tooWide] : [])] }
  } finally {
    await context.close()
  }
}

// The browser reports an answer that is not 200 on its console, which here is as it should be.
function unless(fault: string, { status = 200 }: OpenedState): string[] {
  return status !== 200 && fault.includes(`status of ${status}`) ? [] : [fault]
}

async function opened(page: Page, state: OpenedState) {
  const { address, status = 200, module, from = module, act } = state
  const answer = await page.goto(address, { waitUntil: 'load' })
  const html = (await answer?.text()) ?? ''
  const shown = moduleOf(html)
  await act?.(page)
  return [
    ...(answer?.status() === status ? [] : [`it answers ${answer?.status()}, not ${status}`]),
    ...(shown === from ? [] : [`it shows ${shown}, not ${from}`]),
  ]
}

/**
 * As much of the words must be in sight without JavaScript: a few only say what scripts do, such as
 * those about showing a password, which on a short page are more than a tenth.
 */
const leastShare = 0.9
const wordsOfScripts = 8

/** What shows a document's page; empty for a document that has none. */
function moduleOf(html: string): string {
  const isPage = ([attributes]: readonly [string, string]) => attributes.startsWith('data-page=')
  const [, data] = [...dataBlocks(html)].find(isPage) ?? []
  if (data === undefined) return ''
  const { component, props } = JSON.parse(data) as PageObject
  return pageModule(component, props)
}

function lost(whole: Seen, plain: Seen): string[] {
  const missing = whole.facts.headings.filter((heading) => !plain.facts.headings.includes(heading))
  return [
    ...missing.map((heading) => `without JavaScript the heading '${heading}' is not in sight`),
    ...(plain.facts.words < leastWords(whole.facts.words)
      ? [`without JavaScript it has ${plain.facts.words} words, not ${whole.facts.words}`]
      : []),
  ]
}

function leastWords(words: number): number {
  return Math.min(words * leastShare, words - wordsOfScripts)
}
