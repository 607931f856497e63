import { Icon } from '#js/components/ui/icons.tsx'
import { Link } from '#js/components/ui/link.tsx'
import { cx } from '#js/lib/class-names.ts'
import type { CheckoutProps, ProgressStep } from '#server/props/checkout.ts'

/** Where one is on the way to an order: what is done can be gone back to. */
export function CheckoutHead({ steps, cartHref }: Pick<CheckoutProps, 'steps' | 'cartHref'>) {
  const current = steps.findIndex(({ isCurrent }) => isCurrent)

  return (
    <div className="border-b border-line">
      <Link
        href={cartHref}
        className="-ml-1 inline-flex min-h-11 items-center gap-1 text-sm font-semibold text-tide-deep underline-offset-4 hover:underline"
      >
        <Icon name="chevron-left" className="size-4" /> Back to the basket
      </Link>
      <h1 className="text-section">Checkout</h1>
      <nav aria-label="Steps of the checkout" className="mt-4">
        <ol className="flex flex-wrap gap-x-3 sm:gap-x-8">
          {steps.map((step, place) => (
            <li key={step.step}>
              <Step {...step} number={place + 1} isDone={place < current} />
            </li>
          ))}
        </ol>
      </nav>
    </div>
  )
}

const row =
  'relative inline-flex min-h-12 items-center gap-2 border-b-3 text-sm font-semibold sm:gap-3 sm:text-body'

interface StepProps extends ProgressStep {
  /** From 1 on. */
  readonly number: number
  readonly isDone: boolean
}

function Step(step: StepProps) {
  const { label, href, isCurrent, isDone } = step
  const text = (
    <>
      <Mark {...step} />
      {/* In narrow windows only the step that is shown is named: all of them stand in one line. */}
      <span className={cx(!isCurrent && 'max-sm:sr-only')}>
        {label}
        {isDone && <span className="sr-only">, done</span>}
      </span>
    </>
  )

  if (isCurrent || href === null) {
    return (
      <span
        aria-current={isCurrent ? 'step' : undefined}
        className={cx(
          row,
          isCurrent ? 'border-coral-strong text-ink' : 'border-transparent forced-colors:border-0',
        )}
      >
        {text}
      </span>
    )
  }
  return (
    <Link
      href={href}
      isSamePage
      className={cx(
        row,
        'border-transparent text-tide-deep forced-colors:border-0 hover:border-sea',
      )}
    >
      {text}
    </Link>
  )
}

function Mark({ number, isCurrent, isDone }: StepProps) {
  return (
    <span
      className={cx(
        'grid size-7 shrink-0 place-items-center rounded-full border text-sm sm:size-8',
        isCurrent && 'border-ink bg-ink text-white',
        isDone && 'border-good bg-good-pale text-good',
        !isDone && !isCurrent && 'border-slate',
      )}
    >
      {isDone ? <Icon name="check" className="size-4.5" /> : number}
    </span>
  )
}
