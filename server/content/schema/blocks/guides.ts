import { z } from 'zod'
import { count, html, line, lines, picturePath, slug } from '../pieces.ts'
import { anyBlock } from './words.ts'

export const steps = z.strictObject({
  type: z.literal('steps'),
  ...anyBlock,
  copy: html(1200).optional(),
  steps: z
    .array(
      z.strictObject({
        name: line(60),
        actions: lines(10, 240).min(1),
        imageUrl: picturePath.optional(),
        imageAltText: line(160).optional(),
      }),
    )
    .min(2)
    .max(10),
})

export const promises = z.strictObject({
  type: z.literal('promises'),
  ...anyBlock,
  promises: z
    .array(
      z.strictObject({
        name: line(40),
        copy: html(900),
        deadline: line(120).describe('Until when, and how, somebody claims it'),
      }),
    )
    .min(1)
    .max(6),
})

export const ladder = z.strictObject({
  type: z.literal('ladder'),
  ...anyBlock,
  copy: html(1200).optional(),
  rungs: z
    .array(
      z.strictObject({
        course: slug.describe('The file name of the course without .json'),
        needs: line(240),
        gives: line(200),
      }),
    )
    .min(2)
    .max(15)
    .describe('From the lowest rung up'),
})

export const shares = z.strictObject({
  type: z.literal('shares'),
  ...anyBlock,
  copy: html(1200).optional(),
  parts: z
    .array(
      z.strictObject({
        name: line(60),
        share: count.min(1).max(100).describe('Of a hundred; all parts make a hundred'),
        topics: lines(10, 120).min(1),
        copy: html(900).optional(),
      }),
    )
    .min(2)
    .max(10),
  note: line(240).optional(),
})
