/** A pointer that only passes over, or a finger that begins to scroll, asks for nothing. */
const hoverRest = 75
const touchRest = 50

/**
 * Tells of each link that somebody is about to follow: one that a mouse rests on or presses, that a
 * finger stays on, or that the keyboard has come to. `Link` of @inertiajs/react 3.7.1 knows the mouse
 * alone, by handlers on each link.
 */
export function watchLinks(onMeant: (link: HTMLAnchorElement) => void): void {
  // What scrolls by under a pointer that lies still says nothing of where the keyboard is.
  const pointer = createRest(onMeant)
  const focus = createRest(onMeant)

  document.addEventListener('pointerover', ({ target, pointerType }) => {
    if (pointerType !== 'touch') pointer.on(target, hoverRest)
  })
  document.addEventListener('pointerdown', ({ target, pointerType, button }) => {
    if (button === 0) pointer.on(target, pointerType === 'touch' ? touchRest : 0)
  })
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && target.matches(':focus-visible')) focus.on(target, hoverRest)
  })
  for (const end of ['pointerout', 'pointercancel']) document.addEventListener(end, pointer.off)
  document.addEventListener('focusout', focus.off)

  // What they have come to before anybody listened.
  pointer.on(document.querySelector('a:hover'), hoverRest)
  focus.on(document.querySelector('a:focus-visible'), hoverRest)
}

/** Tells of a link when something has rested on it for so many milliseconds. */
function createRest(onMeant: (link: HTMLAnchorElement) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const off = () => clearTimeout(timer)
  return {
    off,
    on(target: EventTarget | null, after: number) {
      off()
      const link = linkAt(target)
      if (!link) return
      if (after === 0) onMeant(link)
      else timer = setTimeout(() => onMeant(link), after)
    },
  }
}

/** The link of this site that a visit would follow; downloads and other windows are no visits. */
function linkAt(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  const isVisit = link?.origin === location.origin && !link.target && !link.download
  return isVisit ? link : null
}
