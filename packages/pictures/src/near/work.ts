import { paintAnchoring } from '../figures/anchoring.ts'
import { paintChildHelm } from '../figures/child-helm.ts'
import { paintCockpitLunch } from '../figures/cockpit-lunch.ts'
import { paintChartInTheCockpit } from '../figures/deck/chart-in-the-cockpit.ts'
import { paintCoilingDown } from '../figures/deck/coiling-down.ts'
import { paintCrewOnTheRail } from '../figures/deck/crew-on-the-rail.ts'
import { paintFirstHelm } from '../figures/deck/first-helm.ts'
import { paintHandsOnTheRope } from '../figures/deck/hands-on-the-rope.ts'
import { paintHoistingTheMain } from '../figures/deck/hoisting-the-main.ts'
import { paintManOverboardDrill } from '../figures/deck/man-overboard-drill.ts'
import { paintOwnBoatLesson } from '../figures/deck/own-boat-lesson.ts'
import { paintPickingUpAMooring } from '../figures/deck/picking-up-a-mooring.ts'
import { paintSpinnakerHoist } from '../figures/deck/spinnaker-hoist.ts'
import { paintTakingABearing } from '../figures/deck/taking-a-bearing.ts'
import { paintWomenAtTheHelm } from '../figures/deck/women-at-the-helm.ts'
import { paintFjordBreakfast } from '../figures/fjord-breakfast.ts'
import { paintGafferHelm } from '../figures/gaffer-helm.ts'
import { paintGreyWatch } from '../figures/grey-watch.ts'
import { paintHalyard } from '../figures/halyard.ts'
import { paintHelm } from '../figures/helm.ts'
import { paintNightHelm } from '../figures/night-helm.ts'
import { paintNoonSight } from '../figures/noon-sight.ts'
import { paintPushpitRod } from '../figures/pushpit-rod.ts'
import { paintReefing } from '../figures/reefing.ts'
import { paintRowAshore } from '../figures/row-ashore.ts'
import { paintSternSwim } from '../figures/stern-swim.ts'
import { paintWinching } from '../figures/winching.ts'
import { paintYoungCrew } from '../figures/young-crew.ts'
import type { Drawing } from '../kit/drawing.ts'
import { tenth } from '../kit/path.ts'
import { paintJoiningDay } from '../rooms/joining-day.ts'
import type { Stage } from '../world/stage.ts'
import type { Work } from './near-parts.ts'

const tasks: Record<Work['task'], (drawing: Drawing) => void> = {
  helm: paintHelm,
  winch: paintWinching,
  reef: paintReefing,
  'night helm': paintNightHelm,
  'noon sight': paintNoonSight,
  halyard: paintHalyard,
  'gaffer helm': paintGafferHelm,
  'cockpit lunch': paintCockpitLunch,
  'grey watch': paintGreyWatch,
  'child helm': paintChildHelm,
  'young crew': paintYoungCrew,
  'fjord breakfast': paintFjordBreakfast,
  'row ashore': paintRowAshore,
  'stern swim': paintSternSwim,
  'pushpit rod': paintPushpitRod,
  anchoring: paintAnchoring,
  'first helm': paintFirstHelm,
  'taking a bearing': paintTakingABearing,
  'hoisting the main': paintHoistingTheMain,
  'coiling down': paintCoilingDown,
  'picking up a mooring': paintPickingUpAMooring,
  'man overboard drill': paintManOverboardDrill,
  'chart in the cockpit': paintChartInTheCockpit,
  'spinnaker hoist': paintSpinnakerHoist,
  'crew on the rail': paintCrewOnTheRail,
  'own boat lesson': paintOwnBoatLesson,
  'hands on the rope': paintHandsOnTheRope,
  'women at the helm': paintWomenAtTheHelm,
  joining: paintJoiningDay,
}

/** Draws crew at work in front of the view, scaled from a card to fill the picture's foot. */
export function paintWork({ drawing, width, height }: Stage, { task }: Work): void {
  const scale = Math.max(width / 800, height / 600)
  const place = `translate(${tenth((width - 800 * scale) / 2)} ${tenth(height - 600 * scale)})`
  drawing.group({ transform: `${place} scale(${Math.round(scale * 1000) / 1000})` }, () =>
    tasks[task](drawing),
  )
}
