import type { Page } from '@playwright/test'

/** As long as a heading of content may be: 80 characters. */
export const longestHeading =
  'Portsmouth to the Canaries by way of Brittany, Galicia, Lisbon and the Madeiras.'

/** A place on the Menai Strait, and the longest word that a chart of Wales has. */
export const longestWord = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch'

/** Has the browser show text twice as large as usual, as in its settings; boxes keep their pixels. */
export async function doubleTextSize(page: Page): Promise<void> {
  const settings = await page.context().newCDPSession(page)
  await settings.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
}

/** Spaces text out as far as WCAG 1.4.12 lets visitors go. */
export async function spaceText(page: Page): Promise<void> {
  // A style element would break the site's content policy.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`
      * {
        line-height: 1.5 !important;
        letter-spacing: 0.12em !important;
        word-spacing: 0.16em !important;
      }
      p { margin-bottom: 2em !important; }
    `)
    document.adoptedStyleSheets.push(sheet)
  })
}
