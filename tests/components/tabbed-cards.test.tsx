import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { TabbedCards } from '#js/components/offer/tabbed-cards.tsx'
import type { CardTab } from '#server/props/offers.ts'
import { daySkipper, pictures, ratings } from '../support/home.ts'
import { renderPage } from '../support/render-page.tsx'
import { giveScreen } from '../support/screen.ts'
import { giveViewport } from '../support/viewport.ts'

function tabOf(title: string, names: readonly string[]): CardTab {
  const courses = names.map((name, index) => ({
    ...daySkipper,
    id: index + 1,
    slug: name.toLowerCase(),
    name,
  }))
  return { title, ids: courses.map(({ id }) => id), courses }
}

const practical = tabOf('Practical', ['Crew', 'Skipper', 'Coastal'])
const theory = tabOf('Theory', ['Essentials', 'Shorebased'])
const oneDay = tabOf('One day', ['Radio'])

const Tabs = ({ tabs = [practical, theory, oneDay] }: { readonly tabs?: readonly CardTab[] }) => (
  <>
    <h2 id="by-kind">Courses by kind</h2>
    <TabbedCards id="kind" labelledBy="by-kind" tabs={tabs} ratings={ratings} />
  </>
)

const renderTabs = (...tabs: readonly CardTab[]) =>
  renderPage({ content: tabs.length > 0 ? <Tabs tabs={tabs} /> : <Tabs />, props: { pictures } })

const tab = (name: string) => screen.getByRole('tab', { name })
const tabNames = () => screen.queryAllByRole('tab').map(({ textContent }) => textContent)
const chosen = () =>
  screen.getAllByRole('tab', { selected: true }).map(({ textContent }) => textContent)

/** The cards that are seen of the tab that is chosen. */
const seen = () =>
  within(screen.getByRole('tabpanel'))
    .queryAllByRole('article')
    .map((card) => within(card).getByRole('heading').textContent)

beforeEach(() => {
  giveScreen(800)
  giveViewport()
})

describe('cards behind tabs', () => {
  it('begin with the first card whenever a tab is chosen', { tags: ['spec-4.10'] }, async () => {
    renderTabs()
    await userEvent.click(screen.getByRole('button', { name: 'Next' }))
    expect(seen()).toEqual(['Skipper'])

    await userEvent.click(tab('Practical'))
    expect(seen()).toEqual(['Crew'])

    await userEvent.click(screen.getByRole('button', { name: 'Next' }))
    await userEvent.click(tab('Theory'))
    await userEvent.click(tab('Practical'))
    expect(seen()).toEqual(['Crew'])
  })

  it('hide a tab without ids', { tags: ['spec-4.10'] }, () => {
    renderTabs(practical, { title: 'Online', ids: [], courses: [] }, oneDay)

    expect(tabNames()).toEqual(['Practical', 'One day'])
    expect(screen.queryByText('Online')).toBeNull()
  })

  it('need no tabs where only one holds anything', () => {
    renderTabs(practical, { title: 'Online', ids: [], courses: [] })

    expect(screen.queryByRole('tablist')).toBeNull()
    expect(screen.getByRole('group', { name: 'Practical' })).toBeDefined()
    expect(screen.getByRole('heading', { name: 'Practical' }).className).not.toContain('hidden')
  })
})

describe('the tabs for screen readers', () => {
  it('are named, and say which is chosen, what each controls and which is seen', async () => {
    renderTabs()
    expect(screen.getByRole('tablist', { name: 'Courses by kind' })).toBeDefined()
    expect(tab('Theory').ariaSelected).toBe('false')

    await userEvent.click(tab('Theory'))

    const panel = screen.getByRole('tabpanel', { name: 'Theory' })
    expect(tab('Theory').getAttribute('aria-controls')).toBe(panel.id)
    expect(chosen()).toEqual(['Theory'])
    expect(seen()).toEqual(['Essentials'])
  })
})

describe('the tabs by keyboard', () => {
  it('are one stop: the tab that is chosen', async () => {
    renderTabs()
    await userEvent.click(tab('Theory'))

    await userEvent.tab({ shift: true })
    expect(document.activeElement).toBe(document.body)

    await userEvent.tab()
    expect(document.activeElement).toBe(tab('Theory'))
    await userEvent.tab()
    expect(document.activeElement?.role).not.toBe('tab')
  })

  it.each([
    ['{ArrowRight}', 'Theory'],
    ['{ArrowRight>3/}', 'Practical'],
    ['{ArrowLeft}', 'One day'],
    ['{End}', 'One day'],
    ['{End}{ArrowRight}', 'Practical'],
    ['{End}{Home}', 'Practical'],
  ])('are walked and chosen at once: %s leads to %s', async (keys, name) => {
    renderTabs()
    await userEvent.tab()

    await userEvent.keyboard(keys)

    expect(document.activeElement).toBe(tab(name))
    expect(chosen()).toEqual([name])
  })

  it('leave keys with a modifier to the browser', () => {
    renderTabs()

    const isLeft = fireEvent.keyDown(tab('Practical'), { key: 'ArrowLeft', altKey: true })

    expect(isLeft).toBe(true)
    expect(chosen()).toEqual(['Practical'])
  })
})
