import type { z } from 'zod'
import type { infoPage } from '../../schema/info-page.ts'
import type { TemplateFacts } from './template.ts'

/** An information page with three blocks, as a draft. */
export function newPage({ slug, words, schema }: TemplateFacts): z.input<typeof infoPage> {
  return {
    $schema: schema,
    draft: true,
    routeName: `web.info.${slug}`,
    name: words.slice(0, 90),
    metadata: {
      meta_title: 'Write the title for search results | Saltlark',
      meta_description:
        'Write one sentence for search results: what people find on this page, and what they can do when they have read it.',
    },
    page_content_type_id: 1,
    banner: {
      title: words.slice(0, 90),
      description: 'Write one or two sentences that stand under the heading.',
      imageUrl: '/images/art/quiet-harbour-800.jpg',
      altText: 'A yacht ghosts past low meadows and a spire in a wide calm harbour',
    },
    blocks: [
      {
        type: 'text',
        title: 'Write a heading',
        copy: '<p>Write a paragraph. A page has at least 300 words.</p>',
      },
      {
        type: 'points',
        title: 'Write a heading for a list',
        points: ['Write one point a line'],
      },
      {
        type: 'call-to-action',
        title: 'Write what to do next',
        buttonUrl: '/contact-us',
        buttonText: 'Write what the button says',
      },
    ],
  }
}
