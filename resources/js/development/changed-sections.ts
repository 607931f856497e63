const parts = 'main section, main > *, header, footer'
const outlinedFor = 1_600

/** What each part of the page says and shows at a moment. */
export function sectionTexts(): ReadonlyMap<Element, string> {
  return new Map(allParts().map((part) => [part, textOf(part)]))
}

/**
 * Outlines the parts that say or show something else than before, for a moment; of parts in one
 * another the innermost.
 */
export function outlineChanges(before: ReadonlyMap<Element, string>): void {
  const changed = allParts().filter((part) => before.get(part) !== textOf(part))
  const innermost = changed.filter((part) => !changed.some((other) => isInside(other, part)))
  for (const part of innermost) {
    part.setAttribute('data-content-changed', '')
    setTimeout(() => part.removeAttribute('data-content-changed'), outlinedFor)
  }
}

function allParts(): Element[] {
  return [...document.querySelectorAll(parts)]
}

/** Its words, its pictures and where its links lead: nothing of what a visitor has opened or moved. */
function textOf(part: Element): string {
  const shown = [...part.querySelectorAll('img, source, video, a, link')].flatMap((element) =>
    ['src', 'srcset', 'alt', 'href', 'poster'].map((name) => element.getAttribute(name) ?? ''),
  )
  return [part.textContent, ...shown].join('\n')
}

function isInside(inner: Element, outer: Element): boolean {
  return inner !== outer && outer.contains(inner)
}
