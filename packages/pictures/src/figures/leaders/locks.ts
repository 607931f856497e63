import { hairStyles } from '../hair.ts'
import { dots } from './dots.ts'

/** A way of wearing hair, on the portrait's grid of 200. */
interface Locks {
  readonly behind?: string
  readonly before?: string
  /** What falls over the clothes. */
  readonly over?: string
  /** Lines that the light or a comb draws on it. */
  readonly shine?: string
  /** So short that the skin shows through. */
  readonly thin?: true
}

const messy =
  'M60 94C50 48 82 28 104 33C138 30 152 62 140 94C138 86 136 80 132 76L124 82L118 70L108 79L100 68L90 79L82 69L74 81L68 76C64 82 62 88 60 94z'
const rim = dots('72 64 13, 86 55 14, 100 52 14, 114 55 14, 128 64 13')
const drawnBack = 'M61 92C48 20 152 20 139 92C136 72 122 61 100 61C78 61 64 72 61 92z'
const sideswept =
  'M112 57C102 70 84 78 62 98C51 60 70 34 103 35C139 36 149 64 138 98C136 84 126 70 112 57z'
const fringed =
  'M60 102C46 30 82 31 101 31C120 31 154 30 140 102C139 92 137 84 134 80L124 78L121 70L116 77C106 74 94 74 87 76L82 69L79 77L66 81C63 85 61 92 60 102z'

const { sides, short, crop, bald, long, bob, pixie, ponytail, locs } = hairStyles

/** Every way of wearing hair that an instructor may have: the sitters' and some more. */
export const locks = {
  sides,
  short,
  crop,
  swept: {
    before:
      'M61 92C50 50 74 30 106 34C136 32 149 58 139 92C137 79 133 71 125 67C108 69 92 66 83 61C76 67 66 75 61 92z',
  },
  bald,
  long,
  bob,
  pixie,
  ponytail,
  curls: {
    before: dots(
      '66 82 9, 68 68 12, 78 55 14, 94 47 15, 111 47 15, 126 56 14, 134 70 11, 136 83 8',
    ),
  },
  afro: { behind: dots('100 66 47'), before: rim },
  locs: { ...locs, behind: 'M50 74C46 30 154 30 150 74L158 152H142L136 120H64L58 152H42z' },
  hidden: {},
  braids: {
    behind: 'M57 90C51 38 149 38 143 90C145 104 144 114 142 122H58C56 114 55 104 57 90z',
    before: sideswept,
    over: dots(
      '62 126 9, 59 139 8, 61 151 8, 58 163 7, 138 126 9, 141 139 8, 139 151 8, 142 163 7',
    ),
  },
  quiff: {
    before:
      'M62 90C56 60 60 48 72 43C68 28 96 20 120 28C138 32 146 54 138 90C136 78 132 68 126 64C112 67 92 66 78 65C70 69 65 78 62 90z',
    shine: 'M82 46C94 35 112 33 124 40',
  },
  parting: {
    before:
      'M62 94C53 50 78 33 104 34C139 35 147 62 138 94C136 78 131 68 124 63C108 63 96 61 86 58C78 63 67 70 62 94z',
    shine: 'M94 45C106 42 120 44 128 53',
  },
  mop: { before: messy },
  shaggy: {
    behind: 'M56 90C48 36 152 36 144 90C147 110 147 120 140 130H60C53 120 53 110 56 90z',
    before: messy,
  },
  buzz: {
    before:
      'M63 86C60 44 82 38 100 38C118 38 140 44 137 86C134 70 126 58 100 58C74 58 66 70 63 86z',
    thin: true,
  },
  receding: {
    before:
      'M61 100C52 58 70 40 100 41C130 40 148 58 139 100C138 86 135 76 131 70C128 61 122 60 117 64C112 69 106 71 100 70C94 71 88 69 83 64C78 60 72 61 69 70C65 76 62 86 61 100z',
  },
  curtains: {
    before:
      'M59 104C47 44 84 30 100 40C116 30 153 44 141 104C139 86 130 72 101 60C70 72 61 86 59 104z',
    shine: 'M74 62C80 52 88 48 94 46M126 62C121 54 114 49 108 47',
  },
  wavy: {
    behind:
      'M58 84C44 34 156 34 142 84C153 96 146 108 154 120C150 134 160 144 150 162C136 168 126 158 118 150H82C74 158 64 168 50 162C40 144 50 134 46 120C54 108 47 96 58 84z',
    before: sideswept,
    shine: 'M70 70C78 54 90 46 102 43',
  },
  flowing: {
    behind: 'M57 88C48 34 152 34 143 88C147 118 160 142 158 170H42C40 142 53 118 57 88z',
    before: sideswept,
    shine: 'M122 46C134 54 138 66 139 82',
  },
  fringe: {
    behind: 'M56 92C46 34 154 34 144 92C149 112 150 126 147 142H53C50 126 51 112 56 92z',
    before: fringed,
    shine: 'M72 60C84 50 116 50 128 60',
  },
  longfringe: {
    behind: 'M56 92C46 34 154 34 144 92C149 118 152 142 155 166H45C48 142 51 118 56 92z',
    before: fringed,
    shine: 'M78 50C90 44 108 44 120 49',
  },
  topknot: {
    behind: dots('103 27 19'),
    before: `${drawnBack}M88 42q12-8 28 1l-3 7h-22z`,
    shine: 'M94 22q8-8 18-3M74 62C79 52 86 47 93 44M126 62C122 55 118 50 113 47',
  },
  lowbun: {
    behind: `${dots('133 124 18')}M58 90C52 40 148 40 142 90L138 124H66z`,
    before: sideswept,
    shine: 'M72 68C80 54 90 47 101 44M130 120q8-8 16 2',
  },
  crown: {
    behind: dots(
      '59 76 10, 64 60 11, 76 46 12, 92 39 12, 109 39 12, 125 46 12, 136 60 11, 141 76 10',
    ),
    before: drawnBack,
    shine: 'M64 76C68 56 82 47 100 47C118 47 132 56 136 76',
  },
  sidebraid: {
    before: sideswept,
    behind: 'M57 90C51 38 149 38 143 90C146 108 146 116 140 126H62C56 116 54 104 57 90z',
    over: dots('134 122 10, 132 135 9.5, 130 148 9, 128 161 8, 126 173 7'),
    shine: 'M72 66C80 54 90 47 100 44M127 128l12 4M125 141l12 4M124 154l10 4',
  },
  puffs: {
    behind: dots('56 54 25, 144 54 25'),
    before: drawnBack,
    shine: 'M100 40v20M72 60C78 52 86 46 93 43M128 60C122 52 114 46 107 43',
  },
  ringlets: {
    behind: dots(
      '60 72 22, 53 98 20, 54 126 19, 62 150 15, 84 45 23, 140 72 22, 147 98 20, 146 126 19, 138 150 15, 116 45 23',
    ),
    before: rim,
  },
  perm: {
    behind: dots(
      '60 80 17, 66 60 17, 82 46 17, 100 41 17, 118 46 17, 134 60 17, 140 80 17, 60 102 14, 140 102 14',
    ),
    before: rim,
  },
  undercut: {
    before:
      'M64 86C57 38 110 20 141 46C155 60 152 98 147 122C138 116 136 92 130 74C112 74 94 70 83 61C76 65 68 74 64 86z',
    shine: 'M92 44C108 36 126 42 136 56',
  },
  waved: {
    behind:
      'M56 88C46 34 154 34 144 88C152 100 151 116 143 125C134 132 126 126 124 118H76C74 126 66 132 57 125C49 116 48 100 56 88z',
    before:
      'M61 96C50 50 80 31 108 37C141 40 149 66 139 94C134 80 129 82 122 70C116 66 112 72 104 61C96 66 78 64 74 76C66 80 66 88 61 96z',
    shine: 'M76 58q8-3 10-10q8 2 13-4',
  },
  hightail: {
    behind: 'M98 34C138 8 166 48 156 100C153 120 146 130 140 132C150 100 142 60 112 46z',
    before: drawnBack,
    shine: 'M76 60C84 50 94 46 104 44',
  },
  cornrows: {
    behind: 'M59 86C52 40 148 40 141 86L146 142H130L128 118H72L70 142H54z',
    before: drawnBack,
    shine:
      'M70 70C72 58 78 50 85 45M84 62C86 54 90 47 94 43M100 61V41M116 62C114 54 110 47 106 43M130 70C128 58 122 50 115 45',
  },
} as const satisfies Record<string, Locks>

export function locksOf(style: keyof typeof locks): Locks {
  return locks[style]
}
