/** What somebody sees of a page. */
export interface ScreenFacts {
  /** The words of the headings in sight between header and footer. */
  readonly headings: readonly string[]
  /** How many words are in sight between header and footer. */
  readonly words: number
  /** Must one scroll sideways? */
  readonly isWiderThanWindow: boolean
}

/** Runs in the page. */
export function readScreen(): ScreenFacts {
  const main = document.querySelector('main')
  const headings = [...(main?.querySelectorAll<HTMLElement>('h1, h2, h3') ?? [])]
  return {
    headings: headings
      .filter((heading) => heading.checkVisibility())
      .map(({ innerText }) => innerText.replaceAll(/\s+/g, ' ').trim()),
    words: (main?.innerText ?? '').split(/\s+/).length,
    isWiderThanWindow: document.documentElement.scrollWidth > window.innerWidth,
  }
}
