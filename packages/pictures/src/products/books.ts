import type { Book } from './book/book.ts'
import { chartCover } from './covers/chart-covers.ts'
import { paintEngine, paintKnot, paintLifebuoy, paintRaft } from './covers/craft-covers.ts'
import { paintBuoys, paintFoil } from './covers/emblem-covers.ts'
import { paintExercises } from './covers/exercise-cover.ts'
import { seaCover } from './covers/sea-covers.ts'
import { paintRadar, paintRadio, paintRules, paintWeather } from './covers/signal-covers.ts'
import { paintStars } from './covers/star-cover.ts'

const cream = '#fbf7ef'
const navy = '#10304d'

/** The books of the shop, by their slugs: how each is bound, stands and what is on its cover. */
export const books = {
  'rya-yachtmaster-scheme-syllabus-and-logbook': {
    pose: 'spine first',
    binding: 'hard',
    thick: 44,
    cloth: '#173a5c',
    art: paintFoil,
    title: { layout: 'plate', ink: navy, panel: '#f3dfa8' },
  },
  'rya-competent-crew-skills': {
    pose: 'pages first',
    binding: 'paper',
    thick: 30,
    cloth: '#2f7fb0',
    art: seaCover('crew'),
    title: { layout: 'foot', ink: cream },
  },
  'rya-day-skipper-handbook-sail': {
    pose: 'spine first',
    binding: 'paper',
    thick: 38,
    cloth: '#3f8f9c',
    art: seaCover('skipper'),
    title: { layout: 'head', ink: navy },
  },
  'rya-yachtmaster-handbook': {
    pose: 'pages first',
    binding: 'hard',
    thick: 48,
    cloth: '#10224a',
    art: seaCover('yachtmaster'),
    title: { layout: 'head', ink: '#f6e1a4' },
  },
  'rya-navigation-handbook': {
    pose: 'spine first',
    binding: 'paper',
    thick: 40,
    cloth: '#a8357c',
    art: chartCover('rose'),
    title: { layout: 'panel', ink: cream, panel: '#a8357c' },
  },
  'rya-navigation-exercises': {
    pose: 'lying',
    binding: 'wire',
    thick: 22,
    cloth: '#f7f0dd',
    art: paintExercises,
    fastening: '#5b7590',
    title: { layout: 'head', ink: navy },
  },
  'rya-international-regulations-for-preventing-collisions-at-sea': {
    pose: 'spine first',
    binding: 'paper',
    thick: 28,
    cloth: '#0f2446',
    art: paintRules,
    title: { layout: 'head', ink: cream },
  },
  'rya-vhf-handbook': {
    pose: 'pages first',
    binding: 'paper',
    thick: 26,
    cloth: '#c8432a',
    art: paintRadio,
    title: { layout: 'head', ink: navy },
  },
  'rya-knots-splices-and-ropework-handbook': {
    pose: 'lying',
    binding: 'paper',
    thick: 28,
    cloth: '#12525c',
    art: paintKnot,
    title: { layout: 'head', ink: cream },
  },
  'rya-weather-handbook': {
    pose: 'spine first',
    binding: 'paper',
    thick: 40,
    cloth: '#4f8ea0',
    art: paintWeather,
    title: { layout: 'panel', ink: cream, panel: '#1f6f80' },
  },
  'rya-diesel-engine-handbook': {
    pose: 'pages first',
    binding: 'paper',
    thick: 30,
    cloth: '#c07f22',
    art: paintEngine,
    title: { layout: 'head', ink: navy },
  },
  'rya-sea-survival-handbook': {
    pose: 'spine first',
    binding: 'paper',
    thick: 28,
    cloth: '#e07a2c',
    art: paintRaft,
    title: { layout: 'head', ink: cream },
  },
  'rya-introduction-to-radar': {
    pose: 'pages first',
    binding: 'paper',
    thick: 24,
    cloth: '#0b2b2c',
    art: paintRadar,
    title: { layout: 'head', ink: '#b9f3d0' },
  },
  'rya-astro-navigation-handbook': {
    pose: 'spine first',
    binding: 'hard',
    thick: 40,
    cloth: '#1c2f66',
    art: paintStars,
    title: { layout: 'foot', ink: '#f6e1a4' },
  },
  'rya-boat-safety-handbook': {
    pose: 'pages first',
    binding: 'paper',
    thick: 24,
    cloth: '#3f8f9e',
    art: paintLifebuoy,
    title: { layout: 'head', ink: navy },
  },
  'rya-european-waterways-regulations': {
    pose: 'spine first',
    binding: 'paper',
    thick: 24,
    cloth: '#4f8a5e',
    art: seaCover('waterways'),
    title: { layout: 'head', ink: cream },
  },
  'rya-powerboat-scheme-syllabus-and-logbook': {
    pose: 'lying',
    binding: 'wire',
    thick: 22,
    cloth: '#1f8fb5',
    art: seaCover('power'),
    fastening: '#8b9aa5',
    title: { layout: 'head', ink: cream },
  },
  'rya-racing-rules-of-sailing': {
    pose: 'spine first',
    binding: 'paper',
    thick: 26,
    cloth: '#5f7f9f',
    art: seaCover('racing'),
    title: { layout: 'head', ink: cream },
  },
  'pass-your-day-skipper': {
    pose: 'pages first',
    binding: 'paper',
    thick: 22,
    cloth: '#e0a92c',
    art: paintBuoys,
    title: { layout: 'head', ink: navy },
  },
  'solent-pilotage-notebook': {
    pose: 'lying',
    binding: 'band',
    thick: 30,
    cloth: '#8fc6d8',
    art: chartCover('harbour'),
    fastening: '#c8432a',
    title: { layout: 'plate', ink: navy, panel: '#fbf7ef' },
  },
} as const satisfies Record<string, Book>
