import type { Stats } from 'node:fs'
import express from 'express'
import type { RequestHandler } from 'express'
import { cacheHeader } from './cache-headers.ts'
import { readyForms } from './ready-forms.ts'

/**
 * Files as they are, or in the smaller form that the build left beside them. A built file's name holds
 * the hash of its bytes, so it is kept for ever; and any site may read it, because ASSET_URL can say
 * that pages load it from another address, which is often a copy of these answers.
 */
export function staticFiles(directory: string): RequestHandler[] {
  return [
    readyForms(directory, 'build', headersOf),
    express.static(directory, {
      index: false,
      redirect: false,
      dotfiles: 'ignore',
      setHeaders(response, path, stat: Stats) {
        for (const [name, value] of Object.entries(headersOf(path))) response.setHeader(name, value)
        if (isFilm.test(path)) response.setHeader('ETag', strongTag(stat))
      },
    }),
  ]
}

const isFilm = /\.(?:mp4|webm)$/

function headersOf(path: string): Readonly<Record<string, string>> {
  const isBuilt = /-[\w-]{8}\.\w+$/.test(path) && /[\\/]build[\\/]/.test(path)
  if (!isBuilt) return cacheHeader('file')
  return {
    ...cacheHeader('forEver'),
    'Access-Control-Allow-Origin': '*',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    // It is no page: some caches in front keep nothing that varies by another header than this.
    Vary: 'Accept-Encoding',
  }
}

// Parts of a film are put together by its name, and a weak one does not do for that (RFC 9110, 13.1.5).
// It has one form only: nothing compresses it.
function strongTag({ size, mtimeMs }: Stats): string {
  return `"${size.toString(16)}-${Math.floor(mtimeMs).toString(16)}"`
}
