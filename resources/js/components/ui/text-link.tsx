import type { ComponentProps } from 'react'
import { cx } from '#js/lib/class-names.ts'
import { Link } from './link.tsx'
import type { ButtonLink } from './link.tsx'

const looks = {
  strong:
    'inline-flex min-h-11 items-center font-semibold text-tide-deep underline underline-offset-4 hover:text-tide',
  light: 'inline-flex min-h-11 items-center font-semibold text-tide underline underline-offset-4',
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
