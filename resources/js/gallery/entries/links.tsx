import { ButtonLink } from '#js/components/ui/button-link.tsx'
import { ChosenFilters } from '#js/components/ui/chosen-filters.tsx'
import { ItemLink } from '#js/components/ui/item-link.tsx'
import { SiteLink } from '#js/components/ui/link.tsx'
import { RouteLink } from '#js/components/ui/route-link.tsx'
import { Focused } from '../effects.tsx'
import { entriesOf } from '../entry.ts'
import { longName } from '../samples.ts'

const look = 'text-tide underline underline-offset-4'

const chosen = {
  chips: ['Beginner', longName].map((label) => ({ label, href: `/rya-courses?q=${label}` })),
  clearHref: '/rya-courses',
}

export const links = entriesOf([
  {
    title: 'Chosen filters',
    shows: ['components/ui/chosen-filters.tsx'],
    states: {
      'Of a listing': <ChosenFilters {...chosen} look="listing" verb="Remove" />,
      'Under a form, one alone': (
        <ChosenFilters
          look="form"
          verb="Without"
          chips={chosen.chips.slice(0, 1)}
          clearHref={null}
        />
      ),
    },
  },
  {
    title: 'Links',
    shows: [
      'components/ui/link.tsx',
      'components/ui/route-link.tsx',
      'components/ui/item-link.tsx',
      'components/ui/page-link.tsx',
    ],
    areSmall: true,
    states: {
      'To a page of the site': (
        <SiteLink href="/" className={look}>
          Home
        </SiteLink>
      ),
      'In a new tab': (
        <SiteLink href="https://blog.saltlark.example/" newTab className={look}>
          The blog
        </SiteLink>
      ),
      'To a named route': (
        <RouteLink to="web.home" className={look}>
          Home
        </RouteLink>
      ),
      'To where an item leads': (
        <ItemLink item={{ href: '/' }} className={look}>
          A course
        </ItemLink>
      ),
      'To where an item leads: nowhere': <ItemLink item={{}}>A course</ItemLink>,
      'With the focus': {
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
    },
  },
  {
    title: 'Button link',
    shows: ['components/ui/button-link.tsx'],
    areSmall: true,
    states: {
      Usual: <ButtonLink href="/">Go to the home page</ButtonLink>,
      'On a dark ground': {
        ground: 'dark',
        content: <ButtonLink href="/">Go to the home page</ButtonLink>,
      },
      'More words than fit a line': <ButtonLink href="/">{longName}</ButtonLink>,
      'With the focus': {
        isAlone: true,
        content: (
          <Focused>
            <p className="p-8">
              <ButtonLink href="/">Go to the home page</ButtonLink>
            </p>
          </Focused>
        ),
      },
      'With the focus on a dark ground': {
        isAlone: true,
        ground: 'dark',
        content: (
          <Focused>
            <p className="p-8">
              <ButtonLink href="/">Go to the home page</ButtonLink>
            </p>
          </Focused>
        ),
      },
    },
  },
])
