/** What the font files may weigh together, in bytes. The budget of a page allows 46 kB. */
export const mostFontBytes = 30_000
