import type { Drawing } from '../kit/drawing.ts'
import { paintCleat, paintFenders, paintSextant } from '../still-life/deck-gear.ts'
import { paintFirstAid } from '../still-life/first-aid.ts'
import { paintFlares } from '../still-life/flares.ts'
import { paintLifejacket } from '../still-life/lifejacket.ts'
import { paintEngine, paintSpanners } from '../still-life/machinery.ts'
import { paintRadar } from '../still-life/radar.ts'
import { paintRadio } from '../still-life/radio.ts'
import { onSurface } from '../still-life/table.ts'
import type { Surface } from '../still-life/table.ts'
import { paintWeatherMap } from '../still-life/weather.ts'
import type { Plate } from './scene.ts'

function stillLife(
  name: string,
  alt: string,
  surface: Surface,
  things: (drawing: Drawing, name: string) => void,
): Plate {
  return {
    kind: 'plate',
    name,
    alt,
    palette: 'westCountry',
    tint: surface === 'locker' ? 'tint-ink' : 'tint-chart',
    paint: (drawing, seed) => onSurface(drawing, seed, surface, () => things(drawing, seed)),
  }
}

/** Things of the sea, for courses that are held ashore. */
export const stillLifeScenes: readonly Plate[] = [
  stillLife(
    'diesel-engine',
    'A green marine diesel engine with its belt, filters and a spanner',
    'locker',
    (drawing) => {
      paintEngine(drawing)
      paintSpanners(drawing)
    },
  ),
  stillLife(
    'vhf-radio',
    'A fixed VHF radio with its handset and a yellow handheld set',
    'table',
    paintRadio,
  ),
  stillLife(
    'first-aid-kit',
    'An open first-aid kit with bandages, scissors and dressings',
    'linen',
    paintFirstAid,
  ),
  stillLife(
    'lifejacket-and-flares',
    'A red lifejacket on deck beside hand flares, one of them burning',
    'teak',
    (drawing) => {
      paintLifejacket(drawing)
      paintFlares(drawing)
    },
  ),
  stillLife(
    'radar-screen',
    'A radar screen with a coastline, three ships and the sweep',
    'locker',
    paintRadar,
  ),
  stillLife(
    'cleat-and-line',
    'A mooring line made fast on a cleat, its tail coiled flat on teak',
    'teak',
    paintCleat,
  ),
  stillLife('sextant', 'A brass sextant lying on an open log book', 'table', paintSextant),
  stillLife('fenders', 'Two fenders and a coil of rope on a teak deck', 'teak', paintFenders),
  stillLife(
    'weather-map',
    'A weather map with a deep low, its fronts and wind arrows',
    'linen',
    paintWeatherMap,
  ),
]
