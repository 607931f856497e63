/**
 * For the beginning of a view transition: the page that is left fades away over the next one. That one
 * is no part of the transition, as what is takes neither clicks nor taps until all is over.
 */
export function fadeAway(): void {
  const main = document.querySelector('main')
  const header = document.querySelector('header')
  if (!main || !header) return

  const { style } = document.documentElement
  style.setProperty('--leaving-top', `${Math.max(header.getBoundingClientRect().bottom, 0)}px`)
  main.style.viewTransitionName = 'leaving'
  const observer = new MutationObserver(() => {
    observer.disconnect()
    main.style.viewTransitionName = ''
  })
  observer.observe(main, { childList: true })
}
