// @vitest-environment jsdom
import { fireEvent } from '@testing-library/react'
import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import Offer from '#js/pages/offers/offer.tsx'
import type { CardTab } from '#server/props/offers.ts'
import { courseObject } from '../support/course.ts'
import { openPage } from '../support/opened-home.ts'
import { only, textOf, textsOf } from '../support/reading.ts'
import { setWidth } from '../support/screen.ts'

const { related } = courseObject('rya-day-skipper-practical').props

/** The tabs at the end of a course's page on a narrow screen, which shows one card at a time. */
function openTabs(tabs: readonly CardTab[] = related) {
  setWidth(800)
  const { props, url } = courseObject('rya-day-skipper-practical', { related: tabs })
  openPage({ content: createElement(Offer, props), url, props })
  return only(document, 'section[aria-labelledby="related-heading"]')
}

function choose(section: HTMLElement, title: string) {
  const tab = [...section.querySelectorAll('[role="tab"]')].find((one) => textOf(one) === title)
  if (!tab) throw new Error(`There is no tab '${title}'.`)
  fireEvent.click(tab)
}

const shown = (section: HTMLElement) =>
  textsOf(
    only(section, '[role="tabpanel"]:not(.hidden)'),
    '[aria-roledescription="slide"]:not([hidden]) h3',
  )

describe('4. Tabbed section', () => {
  it('choosing a tab resets the index to 0', () => {
    const section = openTabs()
    const [, like] = related
    choose(section, like?.title ?? '')
    fireEvent.click(only(section, '[role="tabpanel"]:not(.hidden) button[aria-label="Next"]'))
    expect(shown(section)).toEqual([like?.courses[1]?.name])

    choose(section, like?.title ?? '')

    expect(shown(section)).toEqual([like?.courses[0]?.name])
  })

  it('tabs without ids are hidden', () => {
    const [next, like, trips] = related as [CardTab, CardTab, CardTab]

    const section = openTabs([next, { ...like, ids: [] }, trips])

    expect(textsOf(section, '[role="tab"]')).toEqual([next.title, trips.title])
  })
})
