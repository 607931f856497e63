import type { ReactNode } from 'react'
import { Icon } from '#js/components/ui/icons.tsx'
import { Link } from '#js/components/ui/link.tsx'
import { PhoneLink } from '#js/components/ui/phone-link.tsx'
import { useSharedProps } from '#js/hooks/use-shared-props.ts'
import { copyrightYear } from '#js/lib/company.ts'
import { legal } from '#js/lib/information-menus.ts'
import { Logo } from './header/header.tsx'
import type { Frame } from './site-layout.tsx'

/**
 * Around a page on which somebody is about to order: who we are, how to reach us, and what the law
 * wants within reach. Nothing leads away that is not asked for, and nobody has to be known.
 */
export const quietFrame: Frame = { Head: QuietHead, Foot: QuietFoot }

function QuietHead({ children }: { readonly children: ReactNode }) {
  return (
    <header className="on-dark bg-ink text-white">
      <div className="measure flex min-h-18 flex-wrap items-center justify-between gap-x-4">
        <Logo />
        <p className="flex items-center gap-2">
          <Icon name="phone" />
          <span className="hidden sm:inline">Questions?</span>
          <PhoneLink className="inline-flex min-h-11 items-center underline underline-offset-4" />
        </p>
      </div>
      {children}
    </header>
  )
}

function QuietFoot() {
  const { company } = useSharedProps()

  return (
    <footer className="border-t border-line">
      <div className="measure flex flex-wrap items-center gap-x-6 py-3 text-sm">
        <p className="py-2">
          © {copyrightYear} {company.name}
        </p>
        <nav aria-label={legal.title}>
          <ul className="flex flex-wrap gap-x-6">
            {legal.items.map((entry) => (
              <li key={entry.name}>
                <Link
                  item={entry}
                  className="inline-flex min-h-11 items-center text-tide-deep underline underline-offset-4 hover:text-tide"
                >
                  {entry.name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  )
}
