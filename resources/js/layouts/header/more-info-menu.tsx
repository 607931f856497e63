import { SiteLink } from '#js/components/site-link.tsx'
import { useSharedProps } from '#js/hooks/use-shared-props.ts'
import { moreInformation } from '#js/lib/information-menu.ts'
import { menuTitle, TitledMenuList } from './menu-list.tsx'

const post = 'flex min-h-9 items-center py-1 text-base text-ink hover:text-tide hover:underline'

/** Company, resources, and what the blog has to say. */
export function MoreInfoMenu() {
  const { company, 'blog-data': posts } = useSharedProps()

  return (
    <div className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
      {moreInformation.map((group) => (
        <TitledMenuList key={group.title} group={group} />
      ))}
      <div>
        <h2 className={menuTitle}>From the Blog</h2>
        <ul>
          {posts.map(({ id, title, link }) => (
            <li key={id}>
              <SiteLink href={link} newTab className={post}>
                {title}
              </SiteLink>
            </li>
          ))}
          <li>
            <SiteLink href={company.blog_url} newTab className={`${post} font-semibold`}>
              View all posts
            </SiteLink>
          </li>
        </ul>
      </div>
    </div>
  )
}
