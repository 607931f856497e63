import { ItemLink } from '#js/components/item-link.tsx'
import { RouteLink } from '#js/components/route-link.tsx'
import { SiteLink } from '#js/components/site-link.tsx'
import { Focused } from '../effects.tsx'
import type { Entry } from '../entry.ts'

const look = 'text-tide underline underline-offset-4'

export const links: Entry = {
  title: 'Links',
  group: 'Components',
  shows: [
    'components/site-link.tsx',
    'components/route-link.tsx',
    'components/item-link.tsx',
    'components/page-link.tsx',
  ],
  areSmall: true,
  states: [
    {
      title: 'To a page of the site',
      content: (
        <SiteLink href="/" className={look}>
          Home
        </SiteLink>
      ),
    },
    {
      title: 'In a new tab',
      content: (
        <SiteLink href="https://blog.saltlark.example/" newTab className={look}>
          The blog
        </SiteLink>
      ),
    },
    {
      title: 'To a named route',
      content: (
        <RouteLink to="web.home" className={look}>
          Home
        </RouteLink>
      ),
    },
    {
      title: 'To where an item leads',
      content: (
        <ItemLink item={{ href: '/' }} className={look}>
          A course
        </ItemLink>
      ),
    },
    { title: 'To where an item leads: nowhere', content: <ItemLink item={{}}>A course</ItemLink> },
    {
      title: 'With the focus',
      isAlone: true,
      content: (
        <Focused>
          <p className="p-8">
            <SiteLink href="/" className={look}>
              Home
            </SiteLink>
          </p>
        </Focused>
      ),
    },
  ],
}
