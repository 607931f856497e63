import { useEffect } from 'react'

/** Sets the page's letters to so many percent of their size while it is shown, as a visitor may. */
export function TextSize({ percent }: { readonly percent: number }) {
  useEffect(() => {
    const { style } = document.documentElement

    style.fontSize = percent === 100 ? '' : `${percent}%`
    return () => {
      style.fontSize = ''
    }
  }, [percent])

  return null
}
