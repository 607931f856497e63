import type { Drawing } from '../../kit/drawing.ts'
import { radians } from '../../kit/numbers.ts'
import { polygon, roundedBox } from '../../kit/path.ts'
import type { Point } from '../../kit/path.ts'
import { ink } from '../ink.ts'
import { star } from '../season.ts'

const middle: Point = [34, 36]

/** A shield with the two sails and a swell. */
export function paintShield(drawing: Drawing): void {
  drawing.path('M9 7.5Q34 3 59 7.5V35C59 50.5 48 60.5 34 67C20 60.5 9 50.5 9 35z', ink.badge)
  drawing.path('M31.6 15C32.8 27 32 36 31 45H16.5C23.5 37 29.5 28 31.6 15z', ink.white)
  drawing.path('M36 12.5C43.5 23 49 34.5 50.5 45H35.2C36.4 35 36.8 24 36 12.5z', ink.white)
  drawing.line('M17 52q4.25-3.8 8.5 0t8.5 0t8.5 0t8.5 0', ink.white, 2.8)
}

/** A lifebuoy with its bands. */
export function paintLifebuoy(drawing: Drawing): void {
  drawing.line(ring(19.5), ink.badge, 15)
  for (const turn of [45, 135, 225, 315]) {
    drawing.group({ transform: `rotate(${turn} 34 36)` }, () => {
      drawing.path(roundedBox(28.6, 9.4, 10.8, 14.2, 1), ink.white)
    })
  }
  drawing.line(ring(26.2), ink.badge, 2)
  drawing.line(ring(12.8), ink.badge, 2)
}

/** A star between two sprays of laurel. */
export function paintLaurel(drawing: Drawing): void {
  drawing.path(polygon(star([34, 33], 15.5, 0.44)), ink.badge)
  for (const side of [1, -1]) {
    const transform = side === 1 ? 'translate(0 0)' : 'translate(68 0) scale(-1 1)'
    drawing.group({ transform }, () => paintSpray(drawing))
  }
}

const sprayLeaves: readonly (readonly [x: number, y: number, turn: number])[] = [
  [14.5, 20, -74],
  [10.5, 29, -96],
  [11, 39.5, -118],
  [15, 49, -140],
  [22.5, 56, -162],
]

function paintSpray(drawing: Drawing): void {
  drawing.line('M17.5 15C8.5 30 13 52 33 62', ink.badge, 2)
  for (const [x, y, turn] of sprayLeaves) {
    drawing.group({ transform: `translate(${x} ${y}) rotate(${turn})` }, () => {
      drawing.path('M-1 0C2-5 8-6.5 12.5-3.5C9.5 2 4 3.5-1 0z', ink.badge)
    })
    drawing.group({ transform: `translate(${x} ${y}) rotate(${turn + 118}) scale(.8)` }, () => {
      drawing.path('M0 0C3-5 8-6 12-3C9 2 4 3 0 0z', ink.badge)
    })
  }
}

/** An anchor. */
export function paintAnchor(drawing: Drawing): void {
  drawing.line('M34 19V61M22.5 26.5H45.5', ink.badge, 4.6)
  drawing.line('M11.5 44C14 55.5 23 61.5 34 61.5C45 61.5 54 55.5 56.5 44', ink.badge, 4.6)
  drawing.line('M34 7.6a5.4 5.4 0 1 1 0 10.8a5.4 5.4 0 1 1 0-10.8z', ink.badge, 3.8)
  drawing.path('M6 50.5L11 39.5L19.5 47.5zM62 50.5L57 39.5L48.5 47.5z', ink.badge)
}

/** A disc of sea under a clear sky. */
export function paintWaves(drawing: Drawing): void {
  const clip = drawing.clip('M34 10a26 26 0 1 1 0 52a26 26 0 1 1 0-52z')
  drawing.group({ clip }, () => {
    drawing.path('M5 35C13 27 21 27 29 33.5C38 40 47 40 63 30V66H5z', ink.badge)
    drawing.line('M10 47q6-4.5 12 0t12 0t12 0t12 0', ink.white, 2.6)
    drawing.line('M16 55q6-4.5 12 0t12 0t12 0', ink.white, 2.6)
  })
  drawing.circle(44.5, 23, 4.6, ink.badge)
  drawing.line(ring(26), ink.badge, 3.4)
}

/** A star of the compass in its ring. */
export function paintCompass(drawing: Drawing): void {
  drawing.line(ring(24), ink.badge, 3.2)
  drawing.group({ transform: 'rotate(45 34 36)' }, () => {
    drawing.path(polygon(points(18.5, 6.5)), ink.badge)
  })
  drawing.path(polygon(points(30, 8.6)), ink.white)
  drawing.path(polygon(points(29, 7)), ink.badge)
  for (const turn of [0, 90, 180, 270]) {
    drawing.group({ transform: `rotate(${turn} 34 36)` }, () => {
      drawing.path('M34 34.6L34.5 13L37.6 31.6z', ink.white)
    })
  }
}

function points(reach: number, waist: number): Point[] {
  return Array.from({ length: 8 }, (_, index) => {
    const angle = radians(index * 45)
    const length = index % 2 ? waist : reach
    return [middle[0] + Math.sin(angle) * length, middle[1] - Math.cos(angle) * length]
  })
}

function ring(radius: number): string {
  const turn = `a${radius} ${radius} 0 1 1 `
  return `M${middle[0]} ${middle[1] - radius}${turn}0 ${2 * radius}${turn}0 ${-2 * radius}z`
}
