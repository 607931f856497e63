import { paintClassroom } from '../figures/classroom.ts'
import { paintGalley } from '../figures/galley.ts'
import { paintNavigator } from '../figures/navigator.ts'
import type { Drawing } from '../kit/drawing.ts'
import { board } from '../still-life/table.ts'
import type { Plate, Scene } from './scene.ts'

function indoors(
  name: string,
  alt: string,
  tint: `tint-${string}`,
  paint: (drawing: Drawing) => void,
): Plate {
  return {
    kind: 'plate',
    name,
    alt,
    palette: 'westCountry',
    tint,
    paint: (drawing) => {
      const scale = Math.max(drawing.width / board.width, drawing.height / board.height)
      const shift = [
        (drawing.width - board.width * scale) / 2,
        (drawing.height - board.height * scale) / 2,
      ]
      drawing.group(
        { transform: `translate(${shift.map(Math.round).join(' ')}) scale(${scale.toFixed(3)})` },
        () => paint(drawing),
      )
    },
  }
}

/** Crews at work, close enough to read. */
export const peopleScenes: readonly Scene[] = [
  {
    kind: 'seascape',
    name: 'at-the-helm',
    alt: 'Seen from behind, a helmsman in coral oilskins steers towards a sunlit headland',
    palette: 'solent',
    camera: { horizon: 0.46, height: 3 },
    lamp: { x: 0.16, height: 0.3, size: 0.05 },
    wind: { from: 70, force: 4 },
    sky: [
      { kind: 'cumulus', x: 0.76, up: 0.1, width: 0.44, height: 0.14 },
      { kind: 'streaks', count: 5, from: 0.1, to: 0.5 },
    ],
    land: [
      { kind: 'hills', height: 0.07, profile: 'waves', colour: '#4f8492', far: 0.5 },
      {
        kind: 'cliff',
        from: 0.66,
        height: 0.16,
        profile: 'to right',
        colour: '#fbf6ea',
        shade: '#b7c6cc',
        turf: '#5f9467',
      },
    ],
    sea: { swell: 0.4, length: 12, whitecaps: 2, glitter: { count: 120, width: 1, strength: 0.6 } },
    vessels: [{ x: 0.24, size: 4, heading: 22, livery: 'red', speed: 0.6 }],
    near: [{ kind: 'work', task: 'helm' }],
    gulls: [
      [0.6, 0.16, 0.02],
      [0.66, 0.2, 0.013],
    ],
  },
  {
    kind: 'seascape',
    name: 'on-the-winch',
    alt: 'One of the crew grinds a winch while another tails the sheet, hills beyond',
    palette: 'hebrides',
    camera: { horizon: 0.44, height: 3 },
    lamp: { x: 0.14, height: 0.3, size: 0.045 },
    wind: { from: 70, force: 4 },
    sky: [{ kind: 'cumulus', x: 0.6, up: 0.16, width: 0.6, height: 0.14 }],
    land: [
      {
        kind: 'mountains',
        from: 0.3,
        height: 0.2,
        profile: 'hump',
        colour: '#8fa0a6',
        shade: '#4f6a7a',
        far: 0.35,
        peaks: 7,
      },
      { kind: 'hills', height: 0.06, profile: 'to left', colour: '#6d8a80', far: 0.3 },
    ],
    sea: { swell: 0.4, length: 12, whitecaps: 2, glitter: { count: 100, width: 1, strength: 0.5 } },
    vessels: [],
    near: [{ kind: 'work', task: 'winch' }],
    gulls: [[0.5, 0.14, 0.018]],
  },
  {
    kind: 'seascape',
    name: 'reefing',
    alt: 'Two crew in oilskins pull down a reef at the mast under a grey sky',
    palette: 'squall',
    camera: { horizon: 0.6, height: 3 },
    lamp: { x: 0.1, height: 0.12, size: 0 },
    wind: { from: 70, force: 6 },
    sky: [{ kind: 'overcast', to: 0.7 }],
    land: [],
    sea: {
      swell: 0.9,
      length: 16,
      whitecaps: 5,
      glitter: { count: 100, width: 1.2, strength: 0.5 },
    },
    vessels: [],
    near: [{ kind: 'work', task: 'reef' }],
  },
  indoors(
    'in-the-galley',
    'A sailor stirs a steaming pan at the swinging stove of a yacht at sea',
    'tint-chart',
    paintGalley,
  ),
  indoors(
    'at-the-chart-table',
    'A navigator measures a chart with dividers by lamplight at night',
    'tint-ink',
    paintNavigator,
  ),
  indoors(
    'classroom',
    'An instructor explains the rules of the road to three students with charts',
    'tint-paper',
    paintClassroom,
  ),
  {
    kind: 'seascape',
    name: 'tender-at-pontoon',
    alt: 'A grey tender lies at a wooden pontoon, yachts moored across the harbour',
    palette: 'westCountry',
    camera: { horizon: 0.44, height: 3 },
    lamp: { x: 0.84, height: 0.3, size: 0.045 },
    wind: { from: 30, force: 2 },
    sky: [{ kind: 'cumulus', x: 0.3, up: 0.18, width: 0.5, height: 0.13 }],
    land: [
      {
        kind: 'hills',
        height: 0.16,
        profile: 'to left',
        colour: '#6f9f6e',
        far: 0.3,
        fields: { colours: ['#8fb585', '#a9c07f', '#7aa873'], count: 26 },
      },
      {
        kind: 'trees',
        to: 0.5,
        shape: 'round',
        colour: '#4f8a5e',
        count: 60,
        upTo: 0.6,
        size: 0.8,
      },
      {
        kind: 'town',
        from: 0.3,
        to: 0.9,
        height: 0.05,
        walls: ['#fbf3e2', '#f6d9b8', '#f3c9b0', '#d9e3dd', '#ffffff'],
        roofs: ['#7a5a5c', '#5f6a78'],
        rows: 2,
        house: 0.026,
        profile: 'hump',
      },
    ],
    sea: { swell: 0.05, length: 7, rows: 12 },
    vessels: [
      {
        x: 0.72,
        size: 9,
        heading: 22,
        plan: { main: 'stowed', head: 'none' },
        livery: 'white',
        ensign: false,
      },
      {
        x: 0.9,
        size: 6,
        heading: 26,
        plan: { main: 'stowed', head: 'none' },
        livery: 'navy',
        ensign: false,
      },
      {
        x: 0.5,
        size: 5,
        heading: 20,
        plan: { main: 'stowed', head: 'none' },
        livery: 'red',
        ensign: false,
      },
    ],
    near: [
      { kind: 'pier', from: -0.1, to: 0.42, vanish: [0.36, 0.46] },
      { kind: 'inflatable', shape: 'tender', x: 0.62, y: 0.82, size: 0.4 },
    ],
    gulls: [
      [0.6, 0.14, 0.016],
      [0.66, 0.18, 0.011],
    ],
  },
  {
    kind: 'seascape',
    name: 'liferaft',
    alt: 'An orange liferaft with a lit canopy rides a swell during a training drill, a yacht standing by',
    palette: 'squall',
    camera: { horizon: 0.44, height: 3 },
    lamp: { x: 0.82, height: 0.12, size: 0 },
    wind: { from: 60, force: 4 },
    sky: [
      { kind: 'overcast', to: 0.55 },
      { kind: 'streaks', count: 5, from: 0.6, to: 0.95, opacity: 0.5 },
    ],
    land: [],
    sea: {
      swell: 1.1,
      length: 20,
      whitecaps: 3,
      glitter: { count: 160, width: 1.4, strength: 0.6 },
      rollers: [{ at: 1.02, height: 0.12, crest: 0.22, width: 0.4 }],
    },
    vessels: [
      { x: 0.78, size: 7, heading: 160, plan: { main: 'reefed', head: 'rolled' }, livery: 'navy' },
    ],
    near: [{ kind: 'inflatable', shape: 'liferaft', x: 0.4, y: 0.74, size: 0.36 }],
    gulls: [[0.2, 0.2, 0.016]],
  },
]
