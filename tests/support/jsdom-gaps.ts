/** Gives jsdom the few parts of a browser that it lacks and the components use. */
export function fillBrowserGaps(): void {
  addStyle()
  window.scrollTo = () => undefined
  Element.prototype.scrollIntoView = () => undefined
  HTMLDialogElement.prototype.showModal = showModal
  HTMLDialogElement.prototype.close = close
  performance.getEntriesByType = () => []
}

/** Has components see a window as wide as a desktop's, or as narrow as a phone's. */
export function showWidth(width: 'wide' | 'narrow'): void {
  document.documentElement.className = width
}

/** Tailwind does not run here; these are the classes by which components hide what is closed. */
function addStyle() {
  const style = document.createElement('style')
  style.textContent = `
    .hidden, .wide .lg\\:hidden { display: none }
    .wide .lg\\:block { display: block }
    .wide .lg\\:flex { display: flex }
  `
  document.head.append(style)
}

function showModal(this: HTMLDialogElement) {
  this.setAttribute('open', '')
}

function close(this: HTMLDialogElement) {
  this.removeAttribute('open')
}
