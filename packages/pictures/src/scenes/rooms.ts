import { paintAssociationLibrary } from '../rooms/association-library.ts'
import { paintFirstAidPractice } from '../rooms/first-aid-practice.ts'
import { paintLondonClassroom } from '../rooms/london-classroom.ts'
import { paintOfficeMeeting } from '../rooms/office-meeting.ts'
import { paintPoolDrill } from '../rooms/pool-drill.ts'
import { paintUpperClassroom } from '../rooms/upper-classroom.ts'
import { indoors } from './indoors.ts'
import type { Scene } from './scene.ts'

/** Lessons ashore. */
export const roomScenes: readonly Scene[] = [
  indoors(
    'upper-classroom',
    'An instructor draws a tidal triangle for four students in a bright loft over the marina',
    'tint-paper',
    paintUpperClassroom,
  ),
  indoors(
    'london-classroom',
    'An evening class bends over charts under warm lamps, the lit city across the river behind',
    'tint-ink',
    paintLondonClassroom,
  ),
  indoors(
    'association-library',
    'Students round a chart in a club library with tall bookshelves, green lamps and a half model',
    'tint-ink',
    paintAssociationLibrary,
  ),
  indoors(
    'office-meeting',
    'Colleagues in shirts steer model boats on a meeting table, lights of ships on a screen',
    'tint-paper',
    paintOfficeMeeting,
  ),
  indoors(
    'first-aid-practice',
    'A student presses the chest of a training manikin while the instructor counts aloud',
    'tint-paper',
    paintFirstAidPractice,
  ),
  indoors(
    'pool-drill',
    'Students in lifejackets help each other into an orange liferaft in an indoor pool',
    'tint-paper',
    paintPoolDrill,
  ),
]
