import { paintBarograph } from '../still-life/barograph.ts'
import { paintLogbook } from '../still-life/logbook.ts'
import { paintOilskins } from '../still-life/oilskins-on-hooks.ts'
import { paintPlotterAtTheHelm } from '../still-life/plotter-at-the-helm.ts'
import { paintTidalCurve } from '../still-life/tidal-curve.ts'
import { paintVoucherInAnEnvelope } from '../still-life/voucher-in-an-envelope.ts'
import { filling } from './plates.ts'
import type { Plate } from './scene.ts'

/** Instruments, books and gear, seen close. */
export const instrumentScenes: readonly Plate[] = [
  filling(
    'tidal-curve',
    'A tidal curve worked in pencil, with dividers and a booklet of tide tables',
    { palette: 'solent', tint: 'tint-coast' },
    paintTidalCurve,
  ),
  filling(
    'barograph',
    'A brass barograph in its glass case on a windowsill while a squall comes in over the sea',
    { palette: 'squall', tint: 'tint-ocean' },
    paintBarograph,
  ),
  filling(
    'logbook',
    'A ship’s log open at ruled columns, with a pen, reading glasses and a captain’s cap',
    { palette: 'golden', tint: 'tint-ink' },
    paintLogbook,
  ),
  filling(
    'oilskins-on-hooks',
    'Oilskin jackets and lifejackets on a row of hooks, sea boots standing below them',
    { palette: 'breeze', tint: 'tint-paper' },
    paintOilskins,
  ),
  filling(
    'plotter-at-the-helm',
    'A chartplotter at the wheel shows the yacht’s track, the bow and a pink dawn ahead',
    { palette: 'dawn', tint: 'tint-dusk' },
    paintPlotterAtTheHelm,
  ),
  filling(
    'voucher-in-an-envelope',
    'A card with a little yacht in a cream envelope, with a ribbon, a scallop shell and a sprig',
    { palette: 'westCountry', tint: 'tint-paper' },
    paintVoucherInAnEnvelope,
  ),
]
