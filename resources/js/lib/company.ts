import type { Company } from '#server/props/shared.ts'

/** The year of the copyright line (specification 9). */
export const copyrightYear = 2024

type Network = Company['socials'][number]['network']

/** The mark that stands for each network. */
export const networkMarks = {
  TikTok: 'note',
  Facebook: 'people',
  Instagram: 'camera',
  LinkedIn: 'briefcase',
  Threads: 'spool',
  YouTube: 'film',
} as const satisfies Record<Network, string>

export type NetworkMark = (typeof networkMarks)[Network]
