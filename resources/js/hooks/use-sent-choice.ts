import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'

/**
 * Sends the form of a select when something is chosen; a choice that is made while another is on its
 * way goes after it. What the server took is what is shown, unless it refused.
 * @param count what the server took last
 * @param error why it refused what was chosen since
 */
export function useSentChoice(count: number, error: string | undefined, isSending: boolean) {
  const select = useRef<HTMLSelectElement>(null)
  const isWaiting = useRef(false)

  useEffect(() => {
    if (isSending || !isWaiting.current) return
    isWaiting.current = false
    send(select)
  }, [isSending])

  useEffect(() => {
    if (select.current && error === undefined && !isWaiting.current) {
      select.current.value = String(count)
    }
  }, [count, error])

  function choose() {
    if (isSending) isWaiting.current = true
    else send(select)
  }

  return { select, choose }
}

function send(select: RefObject<HTMLSelectElement | null>) {
  select.current?.form?.requestSubmit()
}
