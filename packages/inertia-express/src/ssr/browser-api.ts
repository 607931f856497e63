/** The browser's own global that an error says was missing, undefined when it says no such thing. */
export function browserApiOf({ message }: Error): string | undefined {
  const missing = /^["'`]?(?<name>\w+)["'`]? is not defined$/.exec(message)?.groups?.['name']
  if (missing !== undefined) return globals.has(missing) ? missing : undefined
  const read = /^Cannot read properties of undefined \(reading '(?<name>\w+)'\)$/.exec(message)
  const name = read?.groups?.['name']
  return name !== undefined && telling.has(name) ? `window.${name}` : undefined
}

// Names that no property of an application's own object is likely to have.
const telling = new Set([
  'innerWidth',
  'innerHeight',
  'outerWidth',
  'outerHeight',
  'devicePixelRatio',
  'scrollX',
  'scrollY',
  'scrollTo',
  'matchMedia',
  'getComputedStyle',
  'visualViewport',
  'localStorage',
  'sessionStorage',
  'requestAnimationFrame',
  'requestIdleCallback',
  'documentElement',
  'querySelector',
  'querySelectorAll',
  'getElementById',
  'createElement',
])

// Some of these exist in newer versions of Node: an error then never names them.
const globals = new Set([
  ...telling,
  'window',
  'document',
  'navigator',
  'location',
  'history',
  'screen',
  'self',
  'top',
  'parent',
  'addEventListener',
  'removeEventListener',
  'alert',
  'confirm',
  'prompt',
  'cookieStore',
  'IntersectionObserver',
  'ResizeObserver',
  'MutationObserver',
  'PerformanceObserver',
  'HTMLElement',
  'Element',
  'Node',
  'Event',
  'CustomEvent',
  'DOMParser',
  'Image',
  'Audio',
  'Worker',
  'SharedWorker',
  'XMLHttpRequest',
  'WebSocket',
  'EventSource',
  'FileReader',
  'FormData',
  'File',
  'fetch',
  'indexedDB',
  'caches',
  'customElements',
  'speechSynthesis',
])
