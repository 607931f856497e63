import type { Scene } from '../scenes/scene.ts'
import type { PaletteName } from '../world/palettes/index.ts'

const tints: Record<PaletteName, string> = {
  solent: 'tint-day',
  breeze: 'tint-ocean',
  westCountry: 'tint-coast',
  mediterranean: 'tint-south',
  caribbean: 'tint-lagoon',
  atlantic: 'tint-ocean',
  fjord: 'tint-fjord',
  hebrides: 'tint-fjord',
  scilly: 'tint-lagoon',
  lagoon: 'tint-lagoon',
  golden: 'tint-golden',
  dusk: 'tint-dusk',
  dawn: 'tint-winter',
  winter: 'tint-winter',
  squall: 'tint-ocean',
  midnightSun: 'tint-golden',
  night: 'tint-night',
  arctic: 'tint-night',
  nightfall: 'tint-dusk',
}

/** The class whose colour holds a scene's place while its picture loads. */
export function tintOf(scene: Scene): string {
  const own = scene.kind === 'plate' ? scene.tint : undefined
  return own ?? tints[scene.palette]
}
