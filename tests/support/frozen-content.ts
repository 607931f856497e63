/**
 * The catalogue that tests run on: it never changes with what staff sell, and its README says which edge
 * each file is there for. The content that is shipped is held by `content:check` and by the crawl.
 */
export const frozenContent = 'tests/fixtures/content'
