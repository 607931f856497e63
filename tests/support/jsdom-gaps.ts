import { firstScreen } from '#js/lib/media.ts'

/** Gives jsdom the few parts of a browser that it lacks and the components use. */
export function fillBrowserGaps(): void {
  addStyle()
  window.scrollTo = () => undefined
  Element.prototype.scrollIntoView = () => undefined
  HTMLDialogElement.prototype.showModal = showModal
  HTMLDialogElement.prototype.close = close
  performance.getEntriesByType = () => []
  Object.assign(window, { IntersectionObserver: Observer, matchMedia })
}

/** Tailwind does not run here; these are the classes by which components hide what is closed in a wide window. */
function addStyle() {
  const style = document.createElement('style')
  style.textContent = `
    .hidden, .lg\\:hidden { display: none }
    .lg\\:block { display: block }
    .lg\\:flex { display: flex }
  `
  document.head.append(style)
}

function showModal(this: HTMLDialogElement) {
  this.setAttribute('open', '')
}

function close(this: HTMLDialogElement) {
  this.removeAttribute('open')
}

/** Without a layout nothing ever comes near the window. */
class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** What a wide screen answers to the media queries that components ask. */
function matchMedia(query: string) {
  const answers = new Map([
    ['(min-width: 64em)', true],
    ['(prefers-reduced-motion: reduce)', false],
    [firstScreen.tall.media, false],
  ])
  const matches = answers.get(query)
  if (matches === undefined) throw new Error(`No answer to '${query}'; add it here.`)
  return { matches, addEventListener: () => undefined, removeEventListener: () => undefined }
}
