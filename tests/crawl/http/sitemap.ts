/** Reads the paths of pages and pictures that a sitemap names. @throws Error when it names another site. */
export async function readSitemap(origin: string) {
  const text = await (await fetch(`${origin}/sitemap.xml`)).text()
  const named = (tag: string) =>
    [...text.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'g'))].map(([, address = '']) => {
      const plain = address.replaceAll('&amp;', '&')
      if (plain.startsWith(`${origin}/`)) return plain.slice(origin.length)
      throw new Error(`The sitemap names ${plain}, which is not of ${origin}.`)
    })
  return { pages: named('loc'), pictures: [...new Set(named('image:loc'))] }
}
