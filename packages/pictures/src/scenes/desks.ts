import { paintSofa } from '../figures/sofa.ts'
import { paintAlmanacAtHome } from '../still-life/almanac-at-home.ts'
import { paintChartOnATablet } from '../still-life/chart-on-a-tablet.ts'
import { paintEngineOnScreen } from '../still-life/engine-on-screen.ts'
import { paintRadioHeadset } from '../still-life/radio-headset.ts'
import { paintStudyByLamp } from '../still-life/study-by-lamp.ts'
import { filling } from './plates.ts'
import type { Plate } from './scene.ts'

/** Where people learn at home: desks, tables and a sofa, for the online courses. */
export const deskScenes: readonly Plate[] = [
  filling(
    'engine-on-screen',
    'A laptop with a coloured drawing of a marine diesel in its parts, beside tea and an oil filter',
    { palette: 'westCountry', tint: 'tint-chart' },
    paintEngineOnScreen,
  ),
  filling(
    'study-by-lamp',
    'A chart with plotter and pencil in the light of a desk lamp, a laptop, rain on the dark window',
    { palette: 'night', tint: 'tint-night' },
    paintStudyByLamp,
  ),
  filling(
    'chart-on-a-tablet',
    'A tablet with a chart and its buoys propped up on a white garden table above the sea',
    { palette: 'breeze', tint: 'tint-day' },
    paintChartOnATablet,
  ),
  filling(
    'radio-headset',
    'A headset with a microphone before a laptop that shows the panel of a VHF radio',
    { palette: 'westCountry', tint: 'tint-paper' },
    paintRadioHeadset,
  ),
  filling(
    'almanac-at-home',
    'A nautical almanac open at its tables by a sextant box, a star globe and a star map',
    { palette: 'night', tint: 'tint-ink' },
    paintAlmanacAtHome,
  ),
  filling(
    'study-on-the-sofa',
    'A woman reads on a tablet on a teal sofa in the evening, a cat beside her, a chart on the table',
    { palette: 'dusk', tint: 'tint-dusk' },
    paintSofa,
  ),
]
