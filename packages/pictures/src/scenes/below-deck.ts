import { paintEngineService } from '../rooms/engine-check.ts'
import { paintRadioCall } from '../rooms/radio-call.ts'
import { paintSupperBelow } from '../rooms/supper-below.ts'
import { paintWarmSaloon } from '../rooms/warm-saloon.ts'
import { indoors } from './indoors.ts'
import type { Scene } from './scene.ts'

/** Life in the cabin. */
export const belowDeckScenes: readonly Scene[] = [
  indoors(
    'engine-service',
    'By torchlight two sailors kneel at a green diesel below the steps with a spanner and a filter',
    'tint-ink',
    paintEngineService,
  ),
  indoors(
    'radio-call',
    'A sailor at the chart table speaks into the handset of the radio, the sea in the porthole',
    'tint-paper',
    paintRadioCall,
  ),
  indoors(
    'supper-below',
    'Five sailors of all ages laugh over bowls of stew below a hanging oil lamp in the saloon',
    'tint-ink',
    paintSupperBelow,
  ),
  indoors(
    'warm-saloon',
    'Two sailors in jumpers warm their hands on mugs by a glowing stove, rain at the portholes',
    'tint-chart',
    paintWarmSaloon,
  ),
]
