import { mix } from '../kit/colour.ts'
import { downwards } from '../kit/fade.ts'
import { steps } from '../kit/numbers.ts'
import { tenth } from '../kit/path.ts'
import type { Stage } from '../world/stage.ts'
import { cardHeight, seen } from './ground.ts'
import type { Bridge } from './land-parts.ts'

/** Draws a stone bridge, its arches dark beneath and its parapet lit. */
export function paintBridge(stage: Stage, bridge: Bridge): void {
  const { drawing, width, horizon, palette, scale } = stage
  const tall = bridge.height * cardHeight(stage)
  const [left, across] = [bridge.from * width, (bridge.to - bridge.from) * width]
  const stone = seen(stage, bridge.colour, bridge.far)
  const span = across / bridge.arches
  const arches = steps(bridge.arches, 0, bridge.arches - 1).map((index) => {
    const [x, r] = [left + (index + 0.5) * span, span * 0.4]
    const spring = horizon - tall * 0.28
    return `M${tenth(x - r)} ${tenth(horizon + 3)}V${tenth(spring)}A${tenth(r)} ${tenth(tall * 0.52)} 0 0 1 ${tenth(x + r)} ${tenth(spring)}V${tenth(horizon + 3)}z`
  })
  const back = mix(stone, palette.shadow, 0.6)
  const body = `M${tenth(left)} ${tenth(horizon + 3)}V${tenth(horizon - tall)}H${tenth(left + across)}V${tenth(horizon + 3)}z`
  const depth = `translate(${tenth(-stage.lightSide * 5 * scale)} 0)`
  drawing.group({ transform: depth }, () =>
    drawing.path(body + arches.join(''), back, { rule: 'evenodd' }),
  )
  drawing.path(
    body + arches.join(''),
    downwards(
      drawing,
      horizon - tall,
      horizon,
      mix(stone, '#fff0d4', 0.2),
      mix(stone, palette.shadow, 0.25),
    ),
    { rule: 'evenodd' },
  )
  drawing.line(arches.join(''), mix(stone, palette.shadow, 0.4), 1.6 * scale, { opacity: 0.7 })
  drawing.box(left, horizon - tall * 1.06, across, tall * 0.1, mix(stone, '#fff4dc', 0.45))
}
