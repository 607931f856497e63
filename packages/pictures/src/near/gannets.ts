import { tenth } from '../kit/path.ts'
import { seen } from '../land/ground.ts'
import type { Stage } from '../world/stage.ts'
import type { Gannets } from './near-parts.ts'

const white = '#fbf8ee'

/** A gannet gliding to the right, 100 across: wings, body, head; seen a little from below. */
const glide = {
  wings:
    'M-4-3C-20-22-40-30-66-34C-52-22-40-10-16 4C-4 6 4 4 10 0C20-16 38-30 62-40C44-34 24-28 8-8z',
  tips: 'M-46-29C-54-32-60-33-66-34C-60-28-54-23-48-18zM44-33C50-36 56-38 62-40C56-36 50-31 44-26z',
  body: 'M-34 10C-18 2 0-4 22-4C30-4 36-2 46 3C34 5 26 6 18 7C2 12-16 13-34 10z',
  head: 'M22-4C30-4 35-2 38 1C33 5 27 6 22 6z',
}

/** A gannet folded for its plunge, head down, 100 long. */
const plunge = {
  body: 'M0 50C-4 40-7 28-8 12C-9-8-7-26-2-44C2-48 4-48 6-44C9-28 10-8 9 12C8 28 4 40 0 50z',
  wings: 'M-7 4C-16-14-22-34-24-54C-14-44-6-30-2-12zM9 4C18-12 22-32 23-52C14-42 7-30 4-12z',
  tips: 'M-20-34C-23-42-24-48-24-54C-19-49-15-43-11-37zM20-32C22-40 23-46 23-52C18-47 14-42 11-36z',
  head: 'M-6 22C-5 31-3 40 0 50C3 40 5 31 6 22C2 25-2 25-6 22z',
}

/** Draws gannets gliding and diving. */
export function paintGannets(stage: Stage, { flying, diving }: Gannets): void {
  const { drawing, width, height } = stage
  const bird = (
    [x, y, size]: readonly [number, number, number],
    shape: Readonly<Record<'body' | 'wings' | 'tips' | 'head', string>>,
    turn: number,
    flip = 1,
  ): void => {
    const k = (size * stage.scale * 8) / 100
    const transform = `translate(${tenth(x * width)} ${tenth(y * height)}) rotate(${turn}) scale(${Math.round(k * flip * 1000) / 1000} ${Math.round(k * 1000) / 1000})`
    drawing.group({ transform }, () => {
      drawing.path(shape.wings, seen(stage, '#dfe4e4'))
      drawing.path(shape.body, seen(stage, white))
      drawing.path(shape.tips, seen(stage, '#27323b'))
      drawing.path(shape.head, seen(stage, '#ecc887'))
    })
  }
  flying.forEach((at, index) => bird(at, glide, index % 2 ? -9 : 6, index % 3 === 1 ? -1 : 1))
  diving.forEach((at, index) => bird(at, plunge, index % 2 ? -10 : 8))
}
