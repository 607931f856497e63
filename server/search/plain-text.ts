/** Copy without its tags, as a reader hears it. */
export function plainText(html: string): string {
  if (!/[<&]/.test(html)) return html
  return html
    .replaceAll(blockTags, ' ')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(lt|gt|quot|#39|nbsp|amp);/g, (_, name: string) => entities[name] ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

// What stands apart on the page must not grow together.
const blockTags = /<\/?(?:p|br|ul|ol|li|h\d|blockquote)\b[^>]*>/gi

const entities: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: ' ',
  amp: '&',
}
