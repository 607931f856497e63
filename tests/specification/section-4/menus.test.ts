// @vitest-environment jsdom
import { fireEvent } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openFrame } from '../support/opened-home.ts'
import { only, panelOf, textOf, textsOf } from '../support/reading.ts'
import { setWidth } from '../support/screen.ts'

function openCourses() {
  openFrame()
  return panelOf(document, 'RYA Courses')
}

const openGroups = (panel: ParentNode) => textsOf(panel, 'button[aria-expanded="true"]')

function press(text: string, within: ParentNode = document) {
  const button = [...within.querySelectorAll('button')].find((found) => textOf(found) === text)
  if (!button) throw new Error(`There is no button '${text}'.`)
  fireEvent.click(button)
}

describe('4. Menu accordions', () => {
  it('each menu starts with its first group open (courses menu: practical)', () => {
    expect(openGroups(openCourses())).toEqual(['RYA Practical'])
    expect(openGroups(panelOf(document, 'Sailing Weekends'))).toEqual(['Weekend holidays'])
  })

  it('clicking the open group closes it', () => {
    const panel = openCourses()

    press('RYA Practical', panel)

    expect(openGroups(panel)).toEqual([])
  })

  it('clicking another opens it; one group open at a time', () => {
    const panel = openCourses()

    press('RYA Theory', panel)

    expect(openGroups(panel)).toEqual(['RYA Theory'])
  })

  it('chevrons hidden for single-group menus', () => {
    const chevrons = (panel: Element) => panel.querySelectorAll('h2 button svg').length

    expect(chevrons(openCourses())).toBe(5)
    expect(chevrons(panelOf(document, 'Racing'))).toBe(0)
  })
})

describe('4. Mobile menu', () => {
  it('opens and closes', () => {
    setWidth(390)
    openFrame()
    const menu = only(document, 'dialog[aria-label="Menu"]')

    press('Open the menu')
    expect(menu.hasAttribute('open')).toBe(true)

    press('Close the menu')
    expect(menu.hasAttribute('open')).toBe(false)
  })
})
