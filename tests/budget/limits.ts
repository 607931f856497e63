/** Bytes; a kilobyte is 1,000 of them. */
const kilobytes = 1_000

/**
 * What opening the home page may cost, compressed with brotli: everything that is asked for before the
 * load event, except video.
 */
export const limits = {
  /** JavaScript of ours: what is above the floor of the libraries that any such page has. */
  ownJavaScript: 10 * kilobytes,
  javaScript: 107 * kilobytes,
  css: 9 * kilobytes,
  fonts: 46 * kilobytes,
  /** With the page's data in it. */
  html: 28 * kilobytes,
  total: 290 * kilobytes,
  requests: 14,
} as const

/** What the JavaScript of a first visit to any page of offers or dates may weigh. */
export const mostJavaScript = 115 * kilobytes
