import { createContext, use } from 'react'
import type { ComponentPropsWithRef, ReactNode } from 'react'

/** What a fragment shows, and what tells it from others of its name. */
export interface Fragment {
  readonly name: string
  /** What its content is made of, besides what is the same on all pages of a site. */
  readonly of?: unknown
  readonly content: ReactNode
}

/** The HTML of a fragment's content; null: it is rendered where it stands. */
export type KeptFragments = (fragment: Fragment) => string | null

/** Only a server that keeps fragments gives it. */
export const FragmentsContext = createContext<KeptFragments | null>(null)

interface FragmentProps extends ComponentPropsWithRef<'div'>, Omit<Fragment, 'content'> {
  readonly as: 'article' | 'div' | 'main' | 'section' | 'ul'
}

/**
 * An element whose content a server may render once and keep, for all pages of a site that say the
 * same of it. Within, nothing depends on who looks at the page or on its address, but for links that say
 * when they lead to it; ids are given by name and not by `useId`.
 */
export function SiteFragment({ as, name, of, children, ...element }: FragmentProps) {
  const Element = as as 'div'
  const html = import.meta.env.SSR ? use(FragmentsContext)?.({ name, of, content: children }) : null

  if (typeof html === 'string')
    return <Element {...element} dangerouslySetInnerHTML={{ __html: html }} />
  return <Element {...element}>{children}</Element>
}
