import { existsSync, readdirSync } from 'node:fs'
import type { Stats } from 'node:fs'
import { extname, join, sep } from 'node:path'
import express from 'express'
import type { RequestHandler } from 'express'
import { cacheHeader } from './cache-headers.ts'
import { acceptedEncoding } from './compression.ts'
import type { Encoding } from './compression.ts'
import type { IsPictureDigest } from './picture-digests.ts'

/**
 * Files as they are, or in the encoding that the build left beside them. A built file's name holds
 * the hash of its bytes, so it is kept for ever; and any site may read it, because ASSET_URL can say
 * that pages load it from another address, which is often a copy of these answers.
 */
export function staticFiles(
  directory: string,
  isPictureDigest: IsPictureDigest = async () => false,
): RequestHandler[] {
  const lasting = new WeakSet<object>()
  return [
    encodedFiles(directory),
    noteLasting(isPictureDigest, lasting),
    express.static(directory, {
      index: false,
      redirect: false,
      dotfiles: 'ignore',
      setHeaders(response, path, stat: Stats) {
        for (const [name, value] of Object.entries(headersOf(path, lasting.has(response))))
          response.setHeader(name, value)
        if (isDrawing.test(path)) response.setHeader('Content-Type', typeOfDrawings)
        if (isFilm.test(path)) response.setHeader('ETag', strongTag(stat))
      },
    }),
  ]
}

const isFilm = /\.(?:mp4|webm)$/
const isDrawing = /\.svg$/

// A drawing is XML, and a type of XML says how its text is written: Express leaves that to the reader.
const typeOfDrawings = 'image/svg+xml; charset=utf-8'

/**
 * A picture at an address with its digest (`?v=`) is kept for ever. With another one, which pages had
 * that are open still or will have in a moment, it is what it is now, and is not kept for long.
 */
function noteLasting(isPictureDigest: IsPictureDigest, lasting: WeakSet<object>): RequestHandler {
  return async function notesLasting({ path, query: { v } }, response, next) {
    if (typeof v === 'string' && (await isPictureDigest(path, v))) lasting.add(response)
    next()
  }
}

function headersOf(path: string, isLasting = false): Readonly<Record<string, string>> {
  // It is no page: some caches in front keep nothing that varies by another header than this.
  if (isLasting) return { ...cacheHeader('forEver'), Vary: 'Accept-Encoding' }
  const isBuilt = /-[\w-]{8}\.\w+$/.test(path) && /[\\/]build[\\/]/.test(path)
  if (!isBuilt) return cacheHeader('file')
  return {
    ...cacheHeader('forEver'),
    'Access-Control-Allow-Origin': '*',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    Vary: 'Accept-Encoding',
  }
}

// Parts of a film are put together by its name, and a weak one does not do for that (RFC 9110, 13.1.5).
// It has one representation only: nothing compresses it.
function strongTag({ size, mtimeMs }: Stats): string {
  return `"${size.toString(16)}-${Math.floor(mtimeMs).toString(16)}"`
}

const suffixes: readonly (readonly [Encoding, string])[] = [
  ['br', '.br'],
  ['gzip', '.gz'],
]

/**
 * Sends the representation of a built file that lies ready beside it (`app.js.br`, `app.js.gz`) to
 * whoever takes that encoding. Which there are is read once: a build does not change under a running
 * server.
 */
function encodedFiles(directory: string): RequestHandler {
  const representations = representationsIn(directory)
  return function sendsEncoded(request, response, next) {
    const ready = representations.get(request.path)
    if (!ready || !['GET', 'HEAD'].includes(request.method)) return next()
    response.vary('Accept-Encoding')
    const encoding = acceptedEncoding(request.get('Accept-Encoding'), [...ready.keys()])
    const file = ready.get(encoding)
    if (file === undefined) return next()

    response.type(isDrawing.test(request.path) ? typeOfDrawings : extname(request.path))
    const headers = {
      ...headersOf(join(directory, request.path)),
      'Content-Encoding': encoding,
    }
    // Nobody asks for parts of a script; and a part of this one is none of the file.
    response.sendFile(file, { root: directory, headers, acceptRanges: false }, (error) => {
      const { code } = (error ?? {}) as NodeJS.ErrnoException
      // Nobody is there any more to be told anything.
      if (!error || response.headersSent || code === 'ECONNABORTED') return
      for (const name of ['Content-Encoding', 'Content-Type']) response.removeHeader(name)
      // It went away under the running server: perhaps the file itself did not.
      next(code === 'ENOENT' ? undefined : error)
    })
  }
}

/** For each address the files that hold its representations, as paths in the directory. */
function representationsIn(directory: string): Map<string, Map<Encoding, string>> {
  const root = join(directory, 'build')
  const names = existsSync(root) ? readdirSync(root, { recursive: true, encoding: 'utf8' }) : []
  const files = new Set(names.map((name) => ['build', ...name.split(sep)].join('/')))
  return new Map(
    [...files].flatMap((file) => {
      const ready = suffixes.filter(([, suffix]) => files.has(file + suffix))
      const own = ready.map(([encoding, suffix]) => [encoding, file + suffix] as const)
      return own.length > 0 ? [[`/${file}`, new Map(own)] as const] : []
    }),
  )
}
