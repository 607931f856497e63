import { writeFileSync } from 'node:fs'
import { build } from 'vite'
import { askOurs } from '../serving/ours.ts'

/** Where every side gets the page from: its components as a library, its props, and the routes. */
export const pageFolder = '.data/peers/page'

/** Writes what our production server sends for the home page beside the library of its components. */
export async function shipPage(ours: Parameters<typeof askOurs>[0]): Promise<void> {
  await build({ configFile: 'tests/bench/peers/page/vite.config.ts', logLevel: 'warn' })
  const { page, table } = (await askOurs(ours, '')).rendered
  writeFileSync(`${pageFolder}/page.json`, JSON.stringify(page))
  writeFileSync(`${pageFolder}/routes.json`, JSON.stringify(table))
}
