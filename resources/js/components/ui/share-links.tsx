import { useState } from 'react'
import { useHydrated } from '#js/hooks/use-browser.ts'
import { mailAddress } from '#js/lib/mail-address.ts'
import { Icon } from './icons.tsx'

const look =
  'min-h-11 items-center gap-2 rounded-button px-3 font-semibold text-tide-deep hover:bg-sea/35'

/**
 * Hands a page on: through the device's own sharing, else by copying the link; without scripts by
 * e-mail. Beside it, the page on paper.
 */
export function ShareLinks({ title, url }: { readonly title: string; readonly url: string }) {
  const [status, setStatus] = useState('')
  const share = async () => setStatus(await handOn(title, url))

  return (
    <div className="text-sm">
      <p className="-ml-3 flex flex-wrap gap-x-2">
        <button
          type="button"
          className={`${look} inline-flex noscript:hidden`}
          onClick={() => void share()}
        >
          <Icon name="share" /> Share
        </button>
        <a
          href={mailAddress({ subject: title, body: url })}
          className={`${look} hidden noscript:inline-flex`}
        >
          <Icon name="mail" /> Send to a friend
        </a>
        <button
          type="button"
          className={`${look} inline-flex noscript:hidden`}
          onClick={() => window.print()}
        >
          <Icon name="printer" /> Print
        </button>
      </p>
      <p role="status">{status}</p>
    </div>
  )
}

/** @returns what to tell the visitor; nothing where the device speaks for itself. */
async function handOn(title: string, url: string): Promise<string> {
  try {
    if (typeof navigator.share === 'function') {
      await navigator.share({ title, url })
      return ''
    }
    await navigator.clipboard.writeText(url)
    return 'The link is copied.'
  } catch (error) {
    const isChangeOfMind = error instanceof DOMException && error.name === 'AbortError'
    return isChangeOfMind ? '' : `Copy this link: ${url}`
  }
}

/** Opens the browser's own way to print: without scripts that is in its menu, and this is not there. */
export function PrintButton({ children }: { readonly children: string }) {
  if (!useHydrated()) return null
  return (
    <button
      type="button"
      onClick={() => window.print()}
      className="min-h-12 rounded-button border border-slate bg-white px-7 py-2 font-semibold text-ink hover:bg-paper"
    >
      {children}
    </button>
  )
}
