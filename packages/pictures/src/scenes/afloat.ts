import type { Spot } from '../near/waterfront-parts.ts'

/** The place and size that put a vessel on a spot, in metres, on a card whose camera is not zoomed. */
export function afloat([right, away]: Spot): { readonly x: number; readonly size: number } {
  const round = (value: number): number => Math.round(value * 1000) / 1000
  return { x: round(0.5 + (0.95 * right) / away), size: round(760 / away) }
}
