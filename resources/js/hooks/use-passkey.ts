import { router } from '@inertiajs/react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { endPasskeys, offerPasskeys, preparePasskeys } from '#js/lib/passkeys.ts'
import type { PasskeyAnswer } from '#js/lib/passkeys.ts'
import type { PasskeyRequest } from '#server/props/auth.ts'
import { useHydrated } from './use-browser.ts'
import { refreshHeaderData } from './use-header-data.ts'
import { useSharedProps } from './use-shared-props.ts'

/** Does this browser know passkeys? `undefined` on the server and while hydrating. */
export function useHasPasskeys(): boolean | undefined {
  const isHydrated = useHydrated()
  return isHydrated ? 'PublicKeyCredential' in window : undefined
}

export interface PasskeyUse {
  /** Where the answer is posted, as `credential`. */
  readonly action: string
  readonly ask: () => Promise<PasskeyAnswer>
  /** The names of the fields that are sent along, of the form that the button stands in. */
  readonly carries: readonly string[]
  /** Offered among what the browser fills in, too, without a press. */
  readonly offer?: PasskeyRequest['options'] | undefined
}

/**
 * A button that asks for a passkey and sends it.
 * @returns `fault`: what is wrong with the last one, by the browser or by the server.
 */
export function usePasskey({ action, ask, carries, offer }: PasskeyUse) {
  const { errors } = useSharedProps()
  const button = useRef<HTMLButtonElement>(null)
  const [stage, setStage] = useState<'idle' | 'asking' | 'sending'>('idle')
  const [fault, setFault] = useState<string | null>(null)
  const [isOfferTaken, setIsOfferTaken] = useState(false)

  function send(credential: string) {
    router.visit(action, {
      method: 'post',
      data: { ...fieldsOf(button.current?.form, carries), credential },
      preserveScroll: 'errors',
      preserveState: true,
      onStart: () => setStage('sending'),
      onFinish: () => setStage('idle'),
      onSuccess: () => {
        // Pages that were fetched ahead are those of another visitor.
        router.flushAll()
        refreshHeaderData()
      },
      onError: (wrong) => {
        if ('credential' in wrong) button.current?.focus()
      },
    })
  }

  async function begin() {
    if (stage !== 'idle') return
    setStage('asking')
    setFault(null)
    const answer = await ask()
    if ('credential' in answer) return send(answer.credential)
    setStage('idle')
    setFault(answer.fault)
    button.current?.focus()
  }

  useOffer(stage === 'idle' && !isOfferTaken ? offer : undefined, (credential) => {
    setFault(null)
    // Were it refused, a device that answers by itself would send another at once, for ever.
    setIsOfferTaken(true)
    send(credential)
  })
  useEffect(() => {
    preparePasskeys()
    return endPasskeys
  }, [])

  const wrong = fault ?? (stage === 'idle' ? errors['credential'] : undefined)
  return { button, stage, fault: wrong, begin: () => void begin() }
}

function useOffer(options: PasskeyUse['offer'], onChoice: (credential: string) => void) {
  const choose = useEffectEvent(onChoice)

  useEffect(() => options && offerPasskeys(options, (credential) => choose(credential)), [options])
}

function fieldsOf(form: HTMLFormElement | null | undefined, names: readonly string[]) {
  const filled = form ? [...new FormData(form)] : []
  return Object.fromEntries(filled.filter(([name]) => names.includes(name)))
}

/** Before the options of a page are too old, which they are after 15 minutes. */
const freshFor = 10 * 60_000

/**
 * Keeps what a page asks of passkeys fresh for as long as it stands open.
 * @param prop the one of the page that has the options.
 */
export function useFreshOptions(prop: string): void {
  useEffect(() => {
    const timer = setInterval(() => {
      if (navigator.onLine) router.reload({ only: [prop], preserveErrors: true })
    }, freshFor)
    return () => clearInterval(timer)
  }, [prop])
}
