import type { Drawing } from '../kit/drawing.ts'
import { across, downwards } from '../kit/fade.ts'
import { lens, oval, roundedBox } from '../kit/path.ts'
import { paintSailor } from './draw-sailor.ts'
import { paintEnsign } from './ensign.ts'
import type { Sailor } from './sailor.ts'

const brown = '#8a5a3c'

const jumper: Sailor = {
  view: 'front',
  looks: 1,
  size: 0.86,
  light: 1,
  hip: [528, 286],
  shoulder: [520, 160],
  head: [518, 104],
  tilt: 3,
  arms: [
    { to: [426, 62], bend: -1 },
    { to: [618, 54], bend: 1 },
  ],
  legs: [
    { to: [462, 380], bend: 1, long: 0.84 },
    { to: [578, 456], bend: -1 },
  ],
  top: brown,
  sleeves: 'none',
  legwear: '#e2593c',
  shorts: true,
  feet: 'bare',
  skin: brown,
  hair: '#20242c',
  style: 'curls',
}

const swimmer: Sailor = {
  view: 'front',
  turned: true,
  looks: -1,
  size: 0.94,
  light: 1,
  hip: [640, 612],
  shoulder: [640, 486],
  head: [636, 436],
  arms: [
    { to: [516, 514], bend: 1, long: 0.58 },
    { to: [766, 512], bend: -1, long: 0.58 },
  ],
  top: '#d8472c',
  sleeves: 'none',
  skin: '#e0b08c',
  hair: '#5a3424',
  style: 'bun',
  hat: ['mask', '#bfe6e6', '#22425c'],
}

/** Draws a yacht's stern with its ladder down, someone in the air and someone swimming with a mask. */
export function paintSternSwim(drawing: Drawing): void {
  paintUnderWater(drawing)
  paintStern(drawing)
  drawing.group({ transform: 'translate(60 30)' }, () => paintSwimmer(drawing))
  drawing.path(lens(520, 500, 130, 12), '#128296', { opacity: 0.35 })
  drawing.group({ transform: 'translate(20 16) scale(0.92)' }, () => paintSailor(drawing, jumper))
}

function paintUnderWater(drawing: Drawing): void {
  drawing.path('M-20 432Q180 470 384 440Q420 480 300 540Q140 590 -20 580z', '#0f7f92', {
    opacity: 0.32,
  })
  drawing.path(
    'M-20 420H330L300 468Q140 506 -20 500z',
    downwards(drawing, 420, 510, '#3a8fa0', '#5fc4c0'),
    { opacity: 0.75 },
  )
  drawing.path('M210 440h44l-8 92h-26z', '#3a8fa0', { opacity: 0.6 })
  drawing.line('M352 418L362 488M384 416L398 486M356 446h32M360 474h32', '#dff3ee', 5, {
    opacity: 0.55,
  })
}

function paintStern(drawing: Drawing): void {
  drawing.line('M20 -20L250 214', '#5d7078', 4)
  drawing.line(
    'M-20 118H262M-20 158H270M262 118Q290 124 300 222M60 118V222M170 118V222',
    '#e6edef',
    6,
  )
  drawing.path('M196 114H246V186H196z', across(drawing, 196, 246, '#fff6e2', '#e6d6b8'))
  drawing.line('M206 116V184M221 116V184M236 116V184', '#e2593c', 6, { cap: 'butt' })
  paintEnsign(drawing, [276, 222], 0.86, 1)
  drawing.path('M70 222V170Q74 152 96 152Q118 152 120 170V222z', '#efe6d4')
  drawing.path(oval(96, 168, 15, 50), 'none', { stroke: '#22303c', strokeWidth: 8 })
  drawing.path(
    'M-20 214H290L330 300L338 366H-20z',
    across(drawing, -20, 340, '#d9dfe0', '#f6f2ea', '#fffdf6'),
  )
  drawing.path(
    'M-20 366H338L334 424Q160 440 -20 436z',
    downwards(drawing, 366, 436, '#fbf8f0', '#b9cfd2'),
  )
  drawing.path('M-20 412Q160 418 335 404L334 424Q160 440 -20 436z', '#24567a')
  drawing.line('M-20 250H306', '#24567a', 7)
  drawing.line('M-20 212H290', '#b98656', 12)
  drawing.path(roundedBox(30, 286, 60, 22, 11) + roundedBox(140, 286, 60, 22, 11), '#22425c')
  drawing.path('M326 366H414L420 384H330z', downwards(drawing, 366, 384, '#d9b080', '#a9764a'))
  drawing.path('M330 384H420L414 394H332z', '#e6e0d2')
  drawing.line(
    'M350 430V350Q350 336 362 336M384 430V350Q384 336 396 336M350 400h34M350 424h34',
    '#f1f5f5',
    6,
  )
  drawing.line('M352 430V350M386 430V350', '#9fb3ba', 2)
  drawing.path(lens(160, 436, 400, 6) + lens(368, 432, 70, 5), '#ffffff', { opacity: 0.8 })
}

function paintSwimmer(drawing: Drawing): void {
  drawing.group({ opacity: 0.5 }, () => {
    drawing.path('M592 512C600 548 622 566 640 590C660 566 682 548 690 512z', '#b9604a')
  })
  drawing.path(lens(640, 522, 300, 34), '#27b3b4', { opacity: 0.75 })
  drawing.group({ clip: drawing.clip('M480 300H820V520Q640 546 480 520z') }, () => {
    drawing.line('M622 450Q602 466 600 442V392', '#e2593c', 7)
    paintSailor(drawing, swimmer)
  })
  drawing.path(
    lens(640, 524, 250, 8) +
      lens(560, 534, 120, 5) +
      lens(730, 532, 130, 5) +
      lens(650, 552, 180, 5),
    '#f4fffa',
    { opacity: 0.85 },
  )
}
