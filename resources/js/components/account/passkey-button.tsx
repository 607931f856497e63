import type { ReactNode } from 'react'
import { useHasPasskeys, usePasskey } from '#js/hooks/use-passkey.ts'
import type { PasskeyUse } from '#js/hooks/use-passkey.ts'
import { cx } from '#js/lib/class-names.ts'
import { FieldError } from '../ui/field.tsx'

interface Props extends PasskeyUse {
  readonly label: string
  /** Is it what most people should press here? */
  readonly isFirst?: boolean
  /** What to do where there is no passkey to be had, as a sentence. */
  readonly otherwise: string
  /** Where the other way stands that the form can be sent by. */
  readonly other?: 'above' | 'below'
}

/**
 * Asks for a passkey, and sends it with fields of the form that it stands in. It needs scripts, and a
 * browser that knows passkeys; all others read what to do instead.
 */
export function PasskeyButton({ otherwise, other, ...button }: Props) {
  const hasPasskeys = useHasPasskeys()

  const room = other === 'above' && 'mt-5'

  if (hasPasskeys === false) {
    return <Without className={room}>This browser knows no passkeys. {otherwise}</Without>
  }
  return (
    <div>
      <div className="noscript:hidden">
        {other === 'above' && <Or className="mt-5 mb-5" />}
        {/* The room that the button will need, so that nothing moves when it comes. */}
        {hasPasskeys ? <Button {...button} /> : <div className="min-h-12" />}
        {other === 'below' && <Or className="mt-5" />}
      </div>
      <noscript>
        <Without className={room}>
          A passkey needs JavaScript, which does not run here. {otherwise}
        </Without>
      </noscript>
    </div>
  )
}

function Button({
  label,
  isFirst = false,
  ...use
}: Pick<Props, 'label' | 'isFirst' | keyof PasskeyUse>) {
  const { button, stage, fault, begin } = usePasskey(use)
  const labels = { idle: label, asking: 'Waiting for your passkey…', sending: 'One moment…' }

  return (
    <>
      <button
        ref={button}
        type="button"
        aria-disabled={stage !== 'idle' || undefined}
        aria-describedby={fault && 'passkey-error'}
        onClick={begin}
        className={cx(
          'min-h-12 rounded-button py-2 font-semibold',
          isFirst
            ? 'bg-coral-strong px-8 text-white hover:bg-coral-deep'
            : 'border border-slate bg-white px-7 text-ink hover:bg-paper',
        )}
      >
        {labels[stage]}
      </button>
      <FieldError id="passkey" error={fault} />
    </>
  )
}

function Or({ className }: { readonly className: string }) {
  return (
    <p className={cx('flex items-center gap-4 text-sm', className)}>
      <span className="grow border-t border-line" />
      or
      <span className="grow border-t border-line" />
    </p>
  )
}

function Without({
  className,
  children,
}: {
  readonly className: string | false
  readonly children: ReactNode
}) {
  return <p className={cx('rounded-card bg-paper px-5 py-3 text-sm', className)}>{children}</p>
}
