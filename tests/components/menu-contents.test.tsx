import { screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { MenusProvider } from '#js/hooks/use-menu.tsx'
import { CoursesMenu, MainNav } from '#js/layouts/header/main-nav.tsx'
import { SailingMenuPanel, TitledMenuList } from '#js/layouts/header/menu-list.tsx'
import { MoreInfoMenu } from '#js/layouts/header/top-bar.tsx'
import { allCourses } from '#js/lib/menus.ts'
import { sailingMenus } from '#js/lib/sailing-menus.ts'
import { hands } from '../support/hands.ts'
import { navigation } from '../support/navigation.ts'
import { renderPage } from '../support/render-page.tsx'

const sailing = sailingMenus(navigation)

/** Every link of what is rendered: its name and where it leads. */
function linksOf(content: ReactNode): string[] {
  renderPage({ content })
  return shownLinks()
}

function shownLinks(): string[] {
  return screen
    .getAllByRole('link')
    .map((link) => `${link.textContent} ${link.getAttribute('href')}`)
}

function groupTitles(): string[] {
  return screen.getAllByRole('button').map((button) => button.textContent)
}

describe('a list of a menu', () => {
  const listOf = (count: number) => {
    const items = Array.from({ length: count }, (_, index) => ({ name: `Course ${index + 1}` }))
    renderPage({ content: <TitledMenuList group={{ title: 'Theory', items, all: allCourses }} /> })
    return screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  }

  it('has all of eight links', () => {
    expect(listOf(8).at(-1)).toBe('Course 8')
  })

  it('has the first eight of nine, and the way to the rest', () => {
    expect(listOf(9).slice(-2)).toEqual(['Course 8', 'View All RYA courses Theory'])
  })

  it("calls an offer by its short menu name, else an entry by the entry's own", () => {
    const named = { name: 'Day Skipper practical', menuable: { slug: 'day-skipper' } }
    const short = { name: 'Coastal', menuable: { slug: 'x', short_menu_name: 'Skipper' } }
    const items = [named, short, { name: 'Knots' }]
    renderPage({ content: <TitledMenuList group={{ title: 'Theory', items }} /> })

    const texts = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(texts).toEqual(['Day Skipper practical', 'Skipper', 'Knots'])
  })
})

describe('the courses menu', () => {
  it('has five groups, of which Practical is open', () => {
    linksOf(<CoursesMenu navigation={navigation} />)

    expect(groupTitles()).toEqual([
      'RYA Practical',
      'RYA Theory',
      'One Day',
      'Other Courses',
      'RYA Online',
    ])
    expect(screen.getByRole('button', { expanded: true }).textContent).toBe('RYA Practical')
  })

  it('shows eight links of a long group, then "View all"', () => {
    const links = linksOf(<CoursesMenu navigation={navigation} />)

    expect(links.slice(0, 9)).toEqual([
      'First steps /rya-courses/start-yachting',
      'Competent Crew /rya-courses/competent-crew',
      'Day Skipper /rya-courses/day-skipper',
      'Coastal Skipper /rya-courses/coastal-skipper',
      'Yachtmaster Coastal /rya-courses/yachtmaster-coastal',
      'Yachtmaster Offshore /rya-courses/yachtmaster-offshore',
      'Yachtmaster Ocean /rya-courses/yachtmaster-ocean',
      'Own-boat tuition /rya-courses/own-boat-tuition',
      'View all RYA Practical /rya-courses/practical',
    ])
  })

  it('lists courses by type, location and ability, and leads to all of them', () => {
    const links = linksOf(<CoursesMenu navigation={navigation} />)

    expect(links.slice(9)).toEqual([
      'Practical courses /rya-courses/practical',
      'Theory courses /rya-courses/theory',
      'One-day courses /rya-courses/one-day',
      'Online courses /rya-courses/online',
      'Southampton /rya-courses/southampton',
      'London /rya-courses/london',
      'CA House /rya-courses/ca-house',
      'In your office /sailing-courses-in-your-office',
      'Novice /rya-courses/beginner',
      'Intermediate /rya-courses/intermediate',
      'Advanced /rya-courses/advanced',
      'View All RYA courses /rya-courses',
    ])
  })

  it('is at least 800 px wide', () => {
    renderPage({
      content: (
        <MenusProvider>
          <MainNav />
        </MenusProvider>
      ),
    })

    const courses = screen.getByRole('button', { name: 'RYA Courses' })
    const panel = document.getElementById(courses.getAttribute('aria-controls') ?? '')

    expect(panel?.className).toContain('lg:min-w-[800px]')
  })
})

describe('the weekend menu', () => {
  it('is an accordion of weekends, mile-building, the Solent weekend and racing', async () => {
    linksOf(<SailingMenuPanel menu={sailing.weekends} />)
    expect(groupTitles()).toEqual([
      'Weekend holidays',
      'Mile-building',
      'Solent weekend course',
      'Racing weekends',
    ])

    await hands.click(screen.getByRole('button', { name: 'Solent weekend course' }))

    expect(shownLinks()).toEqual([
      'Sail the Solent weekend /sailing-weekends/sail-the-solent-weekend',
      'View All Sailing Weekends /sailing-weekends',
    ])
  })
})

describe('the holidays menu', () => {
  it('lists the holidays, then the waters and Norway, then all', () => {
    expect(linksOf(<SailingMenuPanel menu={sailing.holidays} />)).toEqual([
      'Channel Islands /sailing-holidays/channel-islands',
      'Atlantic Ocean sailing /sailing-holidays/atlantic-ocean-sailing',
      'Caribbean /sailing-holidays/caribbean',
      'Mile builder /sailing-holidays/mile-builder',
      'Sailing holidays abroad /sailing-holidays/sailing-holidays-abroad',
      'UK sailing holidays /sailing-holidays/uk-sailing-holidays',
      'West Country sailing /sailing-holidays/west-country-sailing',
      'Norway sailing adventure /sailing-holidays/norway-sailing-adventures',
      'View All Sailing Holidays /sailing-holidays',
    ])
  })
})

describe('the other sailing menus', () => {
  it('list the mile builders', () => {
    expect(linksOf(<SailingMenuPanel menu={sailing.builders} />)).toEqual([
      'Biscay miles /sailing-holidays/biscay-miles',
      'View All Mile Builders /sailing-holidays/mile-builder',
    ])
  })

  it('list the racing', () => {
    expect(linksOf(<SailingMenuPanel menu={sailing.racing} />)).toEqual([
      'Round the Island /racing/round-the-island',
    ])
  })

  it('list the same five adventures always', () => {
    expect(linksOf(<SailingMenuPanel menu={sailing.adventures} />)).toEqual([
      'Norway /sailing-holidays/norway-sailing-adventures',
      'Portsmouth to the Canaries /sailing-holidays/sail-portsmouth-to-canaries',
      'ARC rally /racing/arc-rally',
      'The Atlantic /sailing-holidays/sail-the-atlantic-ocean',
      'Golden Vanity /golden-vanity',
    ])
  })
})

describe('the Information menu', () => {
  it('has the company, resources and the blog', () => {
    expect(linksOf(<MoreInfoMenu />)).toEqual([
      'Contact us /contact-us',
      'Our yachts /our-sailing-yachts',
      'Triple S guarantee /saltlark-triple-s-guarantee',
      'Gift vouchers /gift-vouchers',
      'Skippered charter /skippered-charter',
      'Dates and prices /events',
      'Level finder /level-finder/1',
      'Course progression /course-progression',
      'What is in Day Skipper theory /what-is-in-an-rya-day-skipper-theory-courses-infographic',
      'Three-step Med /three-step-med',
      'Knots /knots',
      'Merchandise /merchandise',
      'Classroom hire /southampton-hire-classroom-training-room',
      'Why reef early (opens in a new tab) https://blog.saltlark.example/reef-early',
      'View all posts (opens in a new tab) https://blog.saltlark.example',
    ])
  })

  it('opens the blog in a new tab', () => {
    linksOf(<MoreInfoMenu />)

    const posts = ['Why reef early', 'View all posts'].map((name) =>
      screen.getByRole('link', { name: `${name} (opens in a new tab)` }),
    )

    expect(posts.map((post) => [post.getAttribute('target'), post.getAttribute('rel')])).toEqual([
      ['_blank', 'noopener'],
      ['_blank', 'noopener'],
    ])
  })
})
