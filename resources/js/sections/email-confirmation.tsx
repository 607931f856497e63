import type { ReactNode } from 'react'
import { ActionForm } from '#js/components/ui/form.tsx'
import { Link } from '#js/components/ui/link.tsx'

const button = 'button inline-flex items-center'

/**
 * One click before a link from an e-mail takes effect, as mail scanners open links; then the word
 * that it has taken effect.
 */
export function EmailConfirmation({
  title,
  children,
  confirm,
}: {
  readonly title: string
  /** The sentence under the title. */
  readonly children: ReactNode
  /** Where the button posts to and what it says, while it has not taken effect. */
  readonly confirm?: { readonly action: string; readonly label: string }
}) {
  return (
    <div className="measure py-20">
      <h1 className="text-section">{title}</h1>
      <p className="mt-4 max-w-copy">{children}</p>
      {confirm ? (
        <ActionForm action={confirm.action} className="mt-8">
          <button type="submit" className={button}>
            {confirm.label}
          </button>
        </ActionForm>
      ) : (
        <p className="mt-8">
          <Link to="web.home" className={button}>
            Go to the home page
          </Link>
        </p>
      )}
    </div>
  )
}
