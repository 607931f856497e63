import type { PlainPicture } from '../brand/plain-picture.ts'
import { drawLeader, leaderSize } from './leaders/draw-leader.ts'
import { leaders } from './leaders/index.ts'
import { drawPortrait, portraitSize } from './portrait.ts'
import type { Sitter } from './sitter.ts'
import { sitters } from './sitters.ts'

/** How many portraits also stand where the first content looked for them. */
const placeholders = 6

/** A portrait of every sitter, `avatar-1` and so on, and of every instructor by their id. */
export const portraitPictures: readonly PlainPicture[] = [
  ...sitters.map((sitter, index) => portrait(sitter, index, 'avatars')),
  ...sitters.slice(0, placeholders).map((sitter, index) => portrait(sitter, index, 'placeholders')),
  ...Object.entries(leaders).map(([id, leader]): PlainPicture => ({
    name: id,
    path: `/images/instructors/${id}.svg`,
    width: leaderSize,
    height: leaderSize,
    tint: 'tint-paper',
    alt: `Portrait of ${id.charAt(0).toUpperCase()}${id.slice(1)}`,
    draw: () => drawLeader(leader),
  })),
]

function portrait(sitter: Sitter, index: number, folder: string): PlainPicture {
  return {
    name: `avatar-${index + 1}`,
    path: `/images/${folder}/avatar-${index + 1}.svg`,
    width: portraitSize,
    height: portraitSize,
    tint: 'tint-paper',
    alt: `Illustrated portrait of a ${sitter.name}`,
    draw: () => drawPortrait(sitter),
  }
}
