/** The moment at which every test's site begins: a Saturday in London, out of season. */
export const testInstant = Date.parse('2026-11-21T10:00:00Z')
