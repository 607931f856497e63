import { Icon } from '#js/components/ui/icons.tsx'
import { Link } from '#js/components/ui/link.tsx'
import { SiteFragment } from '#js/hooks/site-fragment.tsx'
import { useSharedProps } from '#js/hooks/use-shared-props.ts'
import { moreInformation } from '#js/lib/information-menus.ts'
import { named } from '#js/lib/menus.ts'
import { DropDown } from './drop-down.tsx'
import { TitledMenuList } from './menu-list.tsx'

const ways = [
  named('About us', 'web.info.about'),
  named('Find Your Level', 'web.level-finder.index', { step: '1' }),
  named('Contact Us', 'web.info.contact-us'),
  named('Satisfaction Guarantee', 'web.info.triple-s-guarantee'),
]

/** The row above the menus on wide screens: the company, and how to reach it. */
export function TopBar() {
  return (
    <SiteFragment as="div" name="top-bar" className="top-bar">
      <div className="header-row relative justify-between">
        <nav aria-label="About and contact">
          <ul className="top-links -ml-2">
            {ways.map((way) => (
              <li key={way.name}>
                <Link item={way}>{way.name}</Link>
              </li>
            ))}
            <DropDown
              id="information-menu"
              label={
                <>
                  Information
                  <Icon name="chevron-down" className="ml-1 size-4" />
                </>
              }
              place="row"
              panelClass="menu lg:w-192"
            >
              <MoreInfoMenu />
            </DropDown>
          </ul>
        </nav>
        <Contact />
      </div>
    </SiteFragment>
  )
}

function Contact() {
  const { company } = useSharedProps()

  // As wide as it will be from its first letter on: else what has arrived would move to the left.
  return (
    <address className="top-links -mr-2 min-w-79 not-italic">
      <Link href={`mailto:${company.email}`} className="gap-2">
        <Icon name="mail" className="size-4" />
        {company.email}
      </Link>
      <Link href={company.phone_link} className="gap-2">
        <Icon name="phone" className="size-4" />
        {company.phone}
      </Link>
    </address>
  )
}

/** Company, resources, and what the blog has to say. */
function MoreInfoMenu() {
  const { company, 'blog-data': posts } = useSharedProps()

  return (
    <div className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
      {moreInformation.map((group) => (
        <TitledMenuList key={group.title} group={group} />
      ))}
      <div>
        <h2>From the Blog</h2>
        <ul>
          {posts.map(({ id, title, link }) => (
            <li key={id}>
              <Link href={link} newTab>
                {title}
              </Link>
            </li>
          ))}
          <li>
            <Link href={company.blog_url} newTab className="font-semibold">
              View all posts
            </Link>
          </li>
        </ul>
      </div>
    </div>
  )
}
