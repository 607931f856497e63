import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { rasterise } from '../output/rasterise.ts'
import { compose } from '../scenes/compose.ts'
import { filmPath, filmTime } from './films.ts'
import type { Film } from './films.ts'

const codecs = {
  mp4: [
    '-c:v',
    'libx264',
    '-preset',
    'slow',
    '-crf',
    '27',
    '-tune',
    'animation',
    '-movflags',
    '+faststart',
  ],
  webm: ['-c:v', 'libsvtav1', '-preset', '6', '-crf', '36', '-g', '999'],
} as const

/**
 * Draws every frame of a film once and encodes it as mp4 and as webm below `publicFolder`. Needs ffmpeg on
 * the machine; its results are committed, so that nobody else does.
 */
export async function writeLoop(film: Film, publicFolder: string): Promise<void> {
  const { scene, format, width, height } = film
  const size = ['-s', `${width}x${height}`, '-r', `${filmTime.framesPerSecond}`]
  const input = [
    '-y',
    '-loglevel',
    'error',
    '-f',
    'rawvideo',
    '-pix_fmt',
    'rgb24',
    ...size,
    '-i',
    '-',
  ]
  const outputs = (['mp4', 'webm'] as const).flatMap((type) => [
    ...codecs[type],
    '-pix_fmt',
    'yuv420p',
    '-an',
    path.join(publicFolder, filmPath(film, type)),
  ])
  const encoder = spawn('ffmpeg', [...input, ...outputs], { stdio: ['pipe', 'inherit', 'inherit'] })
  const ended = once(encoder, 'close')
  const frames = filmTime.seconds * filmTime.framesPerSecond
  for (let frame = 0; frame < frames; frame++) {
    const { pixels } = await rasterise(compose(scene, format, frame / frames), format, width)
    if (!encoder.stdin.write(pixels)) await once(encoder.stdin, 'drain')
  }
  encoder.stdin.end()
  const [code] = (await ended) as [number]
  if (code !== 0)
    throw new Error(`ffmpeg ended with ${code}; install it, or look at its message above`)
}
