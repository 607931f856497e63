const parts = 'main section, main > *, header, footer'
const outlinedFor = 1_600

type PartContent = ReturnType<typeof contentOf>

/** What each part of the page says and shows at a moment. */
export function contentOfParts(): ReadonlyMap<Element, PartContent> {
  return new Map(allParts().map((part) => [part, contentOf(part)]))
}

/**
 * Outlines the parts that say or show something else than before, for a moment; of parts in one
 * another the innermost.
 */
export function outlineChanges(before: ReadonlyMap<Element, PartContent>): void {
  const changed = allParts().filter((part) => isOther(before.get(part), contentOf(part)))
  const innermost = changed.filter(
    (part) => !changed.some((other) => other !== part && part.contains(other)),
  )
  for (const part of innermost) {
    part.setAttribute('data-content-changed', '')
    setTimeout(() => part.removeAttribute('data-content-changed'), outlinedFor)
  }
}

function allParts(): Element[] {
  return [...document.querySelectorAll(parts)]
}

/** Nothing of what a visitor has opened or moved. */
function contentOf(part: Element) {
  const [alts, links] = [valuesOf(part, 'img', 'alt'), valuesOf(part, 'a', 'href')]
  return {
    /** Its words, the texts for its pictures and where its links lead. */
    text: [part.textContent, ...alts, ...links].join('\n'),
    /** The pictures and films that it shows, in their order; null for what is not fetched yet. */
    pictures: valuesOf(part, 'img, video > source', 'src'),
  }
}

function valuesOf(part: Element, selector: string, name: string): (string | null)[] {
  return [...part.querySelectorAll(selector)].map((element) => element.getAttribute(name))
}

/** A picture that a visitor has only now come near, and which is therefore fetched, is no change. */
function isOther(before: PartContent | undefined, now: PartContent): boolean {
  return (
    before?.text !== now.text ||
    before.pictures.length !== now.pictures.length ||
    before.pictures.some((picture, index) => picture !== null && picture !== now.pictures[index])
  )
}
