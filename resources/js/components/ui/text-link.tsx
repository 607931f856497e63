import type { ComponentProps } from 'react'
import { cx } from '#js/lib/class-names.ts'
import { Link } from './link.tsx'
import type { ButtonLink } from './link.tsx'

const looks = {
  strong: 'text-link is-strong',
  light: 'text-link font-semibold',
  plain: 'inline-flex min-h-11 items-center text-tide-deep underline',
}

/** A link that is as high as a finger needs it, with no more about it than its words. */
export function TextLink({
  look = 'strong',
  className,
  ...link
}: ComponentProps<typeof ButtonLink> & { readonly look?: keyof typeof looks }) {
  return <Link {...link} className={cx(className, looks[look])} />
}
