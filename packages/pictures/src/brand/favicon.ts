import { Drawing } from '../kit/drawing.ts'
import { roundedBox } from '../kit/path.ts'
import { ink } from './ink.ts'

const art = {
  main: 'M28 6.5C28.6 20 28.6 32 28 44H7.5C17 34 25 23 28 6.5z',
  jib: 'M32 4C44.5 17 52.5 31 55 44H32C32.6 31 32.6 17 32 4z',
  swell: 'M8 54q6-5 12 0t12 0t12 0t12 0',
}

/** How the tile meets the edge: `round` for a tab, `full` where the system cuts the corners itself. */
export type Tile = 'round' | 'full'

/**
 * The sails and one swell on a navy tile: what is left of the mark at 16 pixels.
 * @param inset the share of the tile kept free around the drawing; maskable icons need 0.1 or more.
 */
export function drawFavicon(size = 64, tile: Tile = 'round', inset = 0): string {
  const drawing = new Drawing(size, size)
  const scale = (size * (1 - 2 * inset)) / 64
  drawing.path(roundedBox(0, 0, size, size, tile === 'round' ? size * 0.22 : 0), ink.navy)
  const place = `translate(${size * inset} ${size * inset}) scale(${scale})`
  drawing.group({ transform: place }, () => {
    drawing.path(art.main, ink.white)
    drawing.path(art.jib, '#f0714f')
    drawing.line(art.swell, '#7fd0d8', 5)
  })
  return drawing.toString()
}
