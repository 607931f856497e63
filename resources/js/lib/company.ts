/** Facts about the company that every page shows. */
export const company = {
  name: 'Saltlark Sailing',
  brand: 'Saltlark',
  email: 'hello@saltlark.example',
  phone: '01632 960 214',
  phoneHref: 'tel:+441632960214',
  address: ['Unit 3, Samphire Quay', 'Southampton', 'SO99 0ZZ'],
  blogUrl: 'https://blog.saltlark.example',
} as const

/** The year of the copyright line (specification 9). */
export const copyrightYear = 2024

const profiles = 'https://social.example/saltlark'

/** The company's profiles, in the order of the footer. */
export const socialProfiles = [
  { name: 'TikTok', mark: 'note', href: `${profiles}/tiktok` },
  { name: 'Facebook', mark: 'people', href: `${profiles}/facebook` },
  { name: 'Instagram', mark: 'camera', href: `${profiles}/instagram` },
  { name: 'LinkedIn', mark: 'briefcase', href: `${profiles}/linkedin` },
  { name: 'Threads', mark: 'spool', href: `${profiles}/threads` },
  { name: 'YouTube', mark: 'film', href: `${profiles}/youtube` },
] as const
