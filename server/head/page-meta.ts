import type { PageMeta } from '#server/props/meta.ts'

interface DescribedPage {
  readonly name: string
  readonly metadata: {
    readonly meta_title?: string | undefined
    readonly meta_description?: string | undefined
    readonly meta_keywords?: string | undefined
    readonly schema?: object | string | undefined
  }
  readonly intro_description?: string | undefined
  readonly banner_image?: string | undefined
  readonly page_content_type_id: number
}

const notIndexed = 3

/**
 * The metadata rules of the specification (2, "Home page"): title from meta_title, else the name;
 * description from meta_description, else intro_description, else empty; listed by search engines
 * unless page_content_type_id is 3; shared with banner_image, else with the page's own picture.
 */
export function pageMeta(
  content: DescribedPage,
  picture?: { readonly path: string; readonly alt?: string | undefined },
): PageMeta {
  const { metadata } = content
  return {
    title: metadata.meta_title || content.name,
    description: metadata.meta_description || content.intro_description || '',
    keywords: metadata.meta_keywords,
    isIndexed: content.page_content_type_id !== notIndexed,
    image: content.banner_image ?? picture?.path,
    imageAlt: content.banner_image ? undefined : picture?.alt,
    schema: readSchema(metadata.schema),
  }
}

// Text that holds no JSON object is a violation, reported when the files are read.
function readSchema(schema: object | string | undefined): object | undefined {
  if (typeof schema !== 'string') return schema
  try {
    const value: unknown = JSON.parse(schema)
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
  }
}
