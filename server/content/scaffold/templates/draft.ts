import type { TemplateFacts } from './template.ts'

/** What every new thing for sale begins with. */
export function draftStart({ id, slug, code, words, schema }: TemplateFacts) {
  return {
    $schema: schema,
    draft: true,
    id,
    slug,
    code,
    name: words.slice(0, 80),
    short_menu_name: words.slice(0, 32).trim(),
  }
}
