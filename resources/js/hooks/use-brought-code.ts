import { useEffect, useState } from 'react'
import { typedKey, withStorage } from './use-kept-typing.ts'

const key = typedKey('voucher-code')

/**
 * The code of a voucher that the page's address ends in, as that of a printed one does: `#voucher=CODE`. It is
 * kept in this tab until something is ordered, as a basket may be empty still. Null: none was brought,
 * or the page has not come to life yet.
 */
export function useBroughtCode(): string | null {
  const [code, setCode] = useState<string | null>(null)
  useEffect(() => {
    const [, brought] = /^#voucher=([\w-]{1,40})$/.exec(location.hash) ?? []
    if (brought !== undefined) withStorage((storage) => storage.setItem(key, brought))
    setCode(brought ?? withStorage((storage) => storage.getItem(key)))
  }, [])
  return code
}
