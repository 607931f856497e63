import { ActionForm, SubmitButton, quietButton } from '#js/components/ui/form.tsx'
import { TextLink } from '#js/components/ui/text-link.tsx'
import { usePoll } from '#js/hooks/use-poll.ts'
import type { CardPaymentProps } from '#server/props/orders.ts'

/** Every two seconds for half a minute: a bank that has not answered by then takes its time. */
const pollInterval = 2000
const mostPolls = 15

const everything = { except: ['errors'], preserveErrors: true }

/** What pays an order by card, or asks what became of it. */
export function CardPayment(card: CardPaymentProps) {
  const { action, buttons, isDue, canTransfer, lookHref } = card
  usePoll(lookHref === null ? null : pollInterval, everything, mostPolls)

  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3 print:hidden">
      {buttons.map(({ choice, label }, place) => (
        <ActionForm key={choice} action={action}>
          <input type="hidden" name="choice" value={choice} />
          <SubmitButton label={label} className={isDue && place === 0 ? due : further} />
        </ActionForm>
      ))}
      {canTransfer && (
        <ActionForm action={action} preserveScroll>
          <input type="hidden" name="choice" value="transfer" />
          <SubmitButton label="Pay by bank transfer instead" className={quietButton} />
        </ActionForm>
      )}
      {lookHref !== null && <TextLink href={lookHref}>Look again</TextLink>}
    </div>
  )
}

const due = 'button px-8 py-2 shadow-card'
const further =
  'min-h-12 rounded-button border border-slate bg-white px-7 py-2 font-semibold text-ink hover:bg-paper'
