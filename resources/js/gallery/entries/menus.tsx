import { MenusProvider } from '#js/hooks/menus-context.tsx'
import { useSharedProps } from '#js/hooks/use-shared-props.ts'
import { CoursesMenu } from '#js/layouts/header/courses-menu.tsx'
import { DropDown } from '#js/layouts/header/drop-down.tsx'
import { MobileMenu } from '#js/layouts/header/mobile-menu.tsx'
import { MoreInfoMenu } from '#js/layouts/header/more-info-menu.tsx'
import { SailingMenuPanel } from '#js/layouts/header/sailing-menu-panel.tsx'
import { anonymousHeaderData } from '#js/lib/header-data.ts'
import { adventuresMenu, holidaysMenu } from '#js/lib/sailing-menus.ts'
import { Focused, Pressed } from '../effects.tsx'
import type { Entry } from '../entry.ts'
import { longName } from '../samples.ts'

export const dropDown: Entry = {
  title: 'Drop-down',
  group: 'Frame',
  shows: ['layouts/header/drop-down.tsx'],
  ground: 'dark',
  areSmall: true,
  states: [
    { title: 'Closed', content: <ExampleMenu /> },
    {
      title: 'Open',
      isAlone: true,
      content: (
        <Pressed>
          <ExampleMenu />
        </Pressed>
      ),
    },
    {
      title: 'With the focus',
      isAlone: true,
      content: (
        <Focused>
          <ExampleMenu />
        </Focused>
      ),
    },
  ],
}

function ExampleMenu() {
  return (
    <MenusProvider>
      <ul className="on-dark p-4">
        <DropDown label="Racing" buttonClass="min-h-11" panelClass="w-52">
          <p>Four races and a very long lunch.</p>
        </DropDown>
      </ul>
    </MenusProvider>
  )
}

export const menuPanels: Entry = {
  title: 'Menu panels',
  group: 'Frame',
  shows: [
    'layouts/header/courses-menu.tsx',
    'layouts/header/sailing-menu-panel.tsx',
    'layouts/header/more-info-menu.tsx',
  ],
  ground: 'white',
  states: [
    { title: 'Courses', content: <Courses /> },
    { title: 'Holidays, with a list beside them', content: <Holidays /> },
    { title: 'Adventures', content: <SailingMenuPanel menu={adventuresMenu} /> },
    { title: 'Information', content: <MoreInfoMenu /> },
    {
      title: 'Long names',
      content: (
        <SailingMenuPanel
          menu={{ title: 'Racing', groups: [{ title: longName, items: [{ name: longName }] }] }}
        />
      ),
    },
  ],
}

function Courses() {
  return <CoursesMenu navigation={useSharedProps().navigationData} />
}

function Holidays() {
  return <SailingMenuPanel menu={holidaysMenu(useSharedProps().navigationData)} />
}

export const mobileMenu: Entry = {
  title: 'Slide-in menu',
  group: 'Frame',
  shows: ['layouts/header/mobile-menu.tsx', 'layouts/header/mobile-nav.tsx'],
  ground: 'dark',
  areAlone: true,
  states: [
    { title: 'Closed', content: <MobileMenu visitor={anonymousHeaderData} /> },
    {
      title: 'Open',
      content: (
        <Pressed>
          <MobileMenu visitor={anonymousHeaderData} />
        </Pressed>
      ),
    },
  ],
}
