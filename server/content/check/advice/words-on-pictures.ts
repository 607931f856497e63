import type { Rule } from '../rule.ts'
import { warningAtPath } from './warning.ts'

/**
 * The tints of pictures on which the hero's white copy has less than 4.5 : 1 (WCAG 2.2, 1.4.3),
 * with the scrim that lies between them where it is thinnest behind words.
 */
export const tintsTooLight: readonly string[] = ['tint-chart', 'tint-paper']

/** Words that lie over a picture can be read: it is not light all over. */
export const wordsAreReadable: Rule = ({ home, pictures }) => {
  if (!home || !pictures) return []
  const { backgroundUrl, posterUrl } = home.value.page_data.hero
  const named = { backgroundUrl, posterUrl }
  return (['backgroundUrl', 'posterUrl'] as const).flatMap((key) => {
    const path = named[key]
    const entry = path && Object.hasOwn(pictures.value, path) ? pictures.value[path] : undefined
    if (!entry || !tintsTooLight.includes(entry.tint)) return []
    const message = 'is too light for the white words that lie over it'
    const place = ['page_data', 'hero', key]
    return [warningAtPath(home, place, message, 'use a darker picture, such as one of dusk or sea')]
  })
}
