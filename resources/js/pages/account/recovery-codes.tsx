import { useState } from 'react'
import { BackToProfile } from '#js/components/account/account-parts.tsx'
import { AuthCard } from '#js/components/account/auth-card.tsx'
import { ActionForm, SubmitButton } from '#js/components/ui/form.tsx'
import { Link } from '#js/components/ui/link.tsx'
import { PrintButton } from '#js/components/ui/share-links.tsx'
import { useHydrated } from '#js/hooks/use-browser.ts'
import type { RecoveryCodesProps } from '#server/props/factors.ts'

const quiet =
  'min-h-12 rounded-button border border-slate bg-white px-7 py-2 font-semibold text-ink hover:bg-paper'

/** The codes for whoever has lost everything else: new ones to be kept, or how many are left. */
export default function RecoveryCodes({ codes, ...rest }: RecoveryCodesProps) {
  return (
    <AuthCard
      title={codes ? 'Keep these recovery codes' : 'Your recovery codes'}
      scene="chart-coast"
    >
      {codes ? <NewCodes codes={codes} /> : <CodesLeft {...rest} />}
    </AuthCard>
  )
}

function NewCodes({ codes }: { readonly codes: readonly string[] }) {
  return (
    <>
      <p>
        If you ever lose your app or your passkey, one of these lets you in: type it where a code is
        asked for. Each works once.
      </p>
      <p className="mt-3">
        <strong className="font-semibold text-ink">They are shown now, and never again.</strong>{' '}
        Print them or copy them by hand, and keep them where you keep your passport; or in a
        password manager, but not on the device alone that has the app.
      </p>
      <div className="mt-6 rounded-card bg-paper p-4">
        <ol className="grid list-decimal gap-2 pl-6 tabular-nums">
          {codes.map((code) => (
            <li key={code} className="pl-1">
              <code className="text-base font-semibold text-ink">{code}</code>
            </li>
          ))}
        </ol>
      </div>
      <Keeping codes={codes} />
      <p className="mt-8 print:hidden">
        <Link to="profile.show" className="button is-raised">
          I have kept them
        </Link>
      </p>
    </>
  )
}

function Keeping({ codes }: { readonly codes: readonly string[] }) {
  const [status, setStatus] = useState('')
  const copy = async () => setStatus(await copied(codes.join('\n')))

  return (
    <div className="mt-4 min-h-12">
      <p className="flex flex-wrap gap-3">
        {useHydrated() && (
          <button type="button" onClick={() => void copy()} className={quiet}>
            Copy
          </button>
        )}
        <PrintButton>Print</PrintButton>
      </p>
      <p role="status" className="mt-2 text-sm">
        {status}
      </p>
    </div>
  )
}

/** @returns what to tell the visitor. */
async function copied(text: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(text)
    return 'The codes are copied. Paste them where you keep them.'
  } catch {
    return 'Your browser does not let us copy. Please print the codes, or write them down.'
  }
}

function CodesLeft({ left, renew }: Omit<RecoveryCodesProps, 'codes'>) {
  return (
    <>
      <p>
        <strong className="font-semibold text-ink">{howMany(left)}</strong> A recovery code lets you
        in if you lose your app or your passkey. Each works once, and they were shown when they were
        made: we keep no list that could be read.
      </p>
      <p className="mt-3 mb-6">
        Are they lost, used up, or did somebody see them? Make eight new ones. The old ones end with
        that.
      </p>
      <ActionForm action={renew}>
        <SubmitButton label="Make new codes" className={quiet} />
      </ActionForm>
      <BackToProfile />
    </>
  )
}

function howMany(left: number): string {
  if (left === 0) return 'None is left.'
  return left === 1 ? 'One is left.' : `${left} are left.`
}
