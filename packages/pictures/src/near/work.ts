import { paintHelm } from '../figures/helm.ts'
import { paintReefing } from '../figures/reefing.ts'
import { paintWinching } from '../figures/winching.ts'
import type { Drawing } from '../kit/drawing.ts'
import { tenth } from '../kit/path.ts'
import type { Stage } from '../world/stage.ts'
import type { Work } from './near-parts.ts'

const tasks: Record<Work['task'], (drawing: Drawing) => void> = {
  helm: paintHelm,
  winch: paintWinching,
  reef: paintReefing,
}

/** Draws crew at work in front of the view, scaled from a card to fill the picture's foot. */
export function paintWork({ drawing, width, height }: Stage, { task }: Work): void {
  const scale = Math.max(width / 800, height / 600)
  const place = `translate(${tenth((width - 800 * scale) / 2)} ${tenth(height - 600 * scale)})`
  drawing.group({ transform: `${place} scale(${Math.round(scale * 1000) / 1000})` }, () =>
    tasks[task](drawing),
  )
}
