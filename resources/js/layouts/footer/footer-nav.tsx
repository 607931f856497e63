import { ItemLink } from '#js/components/item-link.tsx'
import { SiteLink } from '#js/components/site-link.tsx'
import type { FooterColumn } from '#js/lib/footer-links.ts'

const look =
  'flex min-h-9 items-center text-base text-white/85 [a&]:text-white [a&]:hover:underline'

export function FooterNav({ column }: { readonly column: FooterColumn }) {
  return (
    <nav aria-label={column.title}>
      <h2 className="font-sans text-base font-bold text-white">{column.title}</h2>
      <ul className="mt-1">
        {column.entries.map(({ opensNewTab, ...entry }) => (
          <li key={entry.name}>
            {opensNewTab && entry.href ? (
              <SiteLink href={entry.href} newTab className={look}>
                {entry.name}
              </SiteLink>
            ) : (
              <ItemLink item={entry} className={look}>
                {entry.name}
              </ItemLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
