import type { Plate } from '../../scenes/scene.ts'
import { paintBuoys } from './buoys.ts'
import { paintCharts } from './charts.ts'
import { paintLights } from './lights.ts'
import { paintPilotage } from './pilotage.ts'
import { paintRules } from './rules.ts'
import { paintTides } from './tides.ts'
import { paintWeather } from './weather.ts'

/** The parts of a theory course, one picture each. */
export const theoryPlates: readonly Plate[] = [
  {
    kind: 'plate',
    name: 'theory-charts',
    alt: 'A chart with lines of bearing from three marks crossing at a fix, brass dividers on it',
    palette: 'solent',
    tint: 'tint-chart',
    paint: paintCharts,
  },
  {
    kind: 'plate',
    name: 'theory-tides',
    alt: 'The curve of a tide between high and low water, a yacht afloat on it and one aground',
    palette: 'westCountry',
    paint: paintTides,
  },
  {
    kind: 'plate',
    name: 'theory-lights',
    alt: 'A yacht from above by night: red light to port, green to starboard, white astern',
    palette: 'night',
    paint: paintLights,
  },
  {
    kind: 'plate',
    name: 'theory-buoys',
    alt: 'A red can, a green cone, two cardinal marks, a safe-water mark and an isolated danger mark',
    palette: 'westCountry',
    paint: paintBuoys,
  },
  {
    kind: 'plate',
    name: 'theory-weather',
    alt: 'A weather chart: a low with a warm and a cold front, isobars and wind arrows',
    palette: 'winter',
    paint: paintWeather,
  },
  {
    kind: 'plate',
    name: 'theory-rules',
    alt: 'Three meetings from above, end on, crossing and overtaking, with the ways to pass',
    palette: 'solent',
    paint: paintRules,
  },
  {
    kind: 'plate',
    name: 'theory-pilotage',
    alt: 'From above: two marks in line lead a yacht between the pier heads, clear of rocks',
    palette: 'westCountry',
    paint: paintPilotage,
  },
]
