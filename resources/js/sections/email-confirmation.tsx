import type { ReactNode } from 'react'
import { ActionForm } from '#js/components/ui/form.tsx'
import { Link } from '#js/components/ui/link.tsx'

const button =
  'inline-flex min-h-12 items-center rounded-button bg-coral-strong px-7 font-semibold text-white hover:bg-coral-deep'

interface Statement {
  readonly title: string
  /** The sentence under the title. */
  readonly children: ReactNode
}

/** One click before a link from an e-mail takes effect: mail scanners open links. */
export function EmailConfirmation({
  action,
  yes,
  ...statement
}: Statement & {
  /** Where the button posts to. */
  readonly action: string
  /** What the button says. */
  readonly yes: string
}) {
  return (
    <Page
      {...statement}
      next={
        <ActionForm action={action} className="mt-8">
          <button type="submit" className={button}>
            {yes}
          </button>
        </ActionForm>
      }
    />
  )
}

/** The word that it has taken effect, and the way on. */
export function EmailConfirmed(statement: Statement) {
  return (
    <Page
      {...statement}
      next={
        <p className="mt-8">
          <Link to="web.home" className={button}>
            Go to the home page
          </Link>
        </p>
      }
    />
  )
}

/** An address in a sentence, however long it is. */
export function Address({ email }: { readonly email: string }) {
  return <strong className="font-semibold break-words text-ink">{email}</strong>
}

function Page({ title, children, next }: Statement & { readonly next: ReactNode }) {
  return (
    <div className="mx-auto max-w-page px-4 py-20 md:px-8">
      <h1 className="text-section">{title}</h1>
      <p className="mt-4 max-w-copy">{children}</p>
      {next}
    </div>
  )
}
