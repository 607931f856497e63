import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rasterise } from '../output/rasterise.ts'
import { compose } from '../scenes/compose.ts'
import type { Scene } from '../scenes/scene.ts'

/** A loop to encode: as long as it says, every moving thing back where it was at its end. */
export interface LoopPlan {
  readonly width: number
  readonly height: number
  readonly seconds: number
  readonly framesPerSecond: number
}

/** The hero's loop. */
export const heroLoop: LoopPlan = { width: 1280, height: 720, seconds: 7, framesPerSecond: 24 }

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
 * Draws every frame of a scene's loop once and encodes it as `<stem>.mp4` and `<stem>.webm`.
 * Needs ffmpeg on the machine; its results are committed, so that nobody else does.
 */
export async function writeLoop(scene: Scene, plan: LoopPlan, stem: string): Promise<void> {
  const size = ['-s', `${plan.width}x${plan.height}`, '-r', `${plan.framesPerSecond}`]
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
    ...['-pix_fmt', 'yuv420p', '-an', `${stem}.${type}`],
  ])
  const encoder = spawn('ffmpeg', [...input, ...outputs], { stdio: ['pipe', 'inherit', 'inherit'] })
  const ended = once(encoder, 'close')
  const frames = plan.seconds * plan.framesPerSecond
  for (let frame = 0; frame < frames; frame++) {
    const { pixels } = await rasterise(compose(scene, 'hero', frame / frames), 'hero', plan.width)
    if (!encoder.stdin.write(pixels)) await once(encoder.stdin, 'drain')
  }
  encoder.stdin.end()
  const [code] = (await ended) as [number]
  if (code !== 0)
    throw new Error(`ffmpeg ended with ${code}; install it, or look at its message above`)
}
