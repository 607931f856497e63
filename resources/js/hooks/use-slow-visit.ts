import { router } from '@inertiajs/react'
import { useEffect, useState } from 'react'

/** A visit that is over sooner needs no words: what it brings is the answer. */
const patience = 1000

/** Has a visit been under way for a second? The progress bar is for eyes only. */
export function useSlowVisit(): boolean {
  const [isSlow, setIsSlow] = useState(false)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const stops = [
      router.on('start', ({ detail: { visit } }) => {
        if (!visit.showProgress) return
        clearTimeout(timer)
        timer = setTimeout(() => setIsSlow(true), patience)
      }),
      router.on('finish', ({ detail: { visit } }) => {
        if (!visit.showProgress) return
        clearTimeout(timer)
        setIsSlow(false)
      }),
    ]
    return () => {
      clearTimeout(timer)
      for (const stop of stops) stop()
    }
  }, [])

  return isSlow
}
