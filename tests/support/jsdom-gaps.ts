/** Gives jsdom the few parts of a browser that it lacks and the components use. */
export function fillBrowserGaps(): void {
  addStyle()
  window.scrollTo = () => undefined
  Element.prototype.scrollIntoView = () => undefined
  HTMLDialogElement.prototype.showModal = showModal
  HTMLDialogElement.prototype.close = close
  performance.getEntriesByType = () => []
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
