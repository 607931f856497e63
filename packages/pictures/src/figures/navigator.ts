import type { Drawing } from '../kit/drawing.ts'
import { downwards } from '../kit/fade.ts'
import { pair, roundedBox } from '../kit/path.ts'
import { limb } from './body.ts'
import { paintCabin } from './cabin.ts'
import { paintPerson } from './person.ts'

/** Draws the chart table by night: the navigator with dividers under a red-shaded lamp. */
export function paintNavigator(drawing: Drawing): void {
  paintCabin(drawing, true)
  drawing.path(roundedBox(560, 60, 190, 118, 10), '#141d26')
  drawing.path(roundedBox(572, 72, 166, 94, 6), '#0d3a3c')
  drawing.path('M572 140Q620 96 660 130T738 110V166H572z', '#e6c682', { opacity: 0.85 })
  drawing.line('M590 90L650 116L716 84', '#e2593c', 4)
  drawing.circle(
    480,
    320,
    330,
    drawing.radial(
      [
        [0, '#ffe0a0', 0.75],
        [0.5, '#ffb870', 0.2],
        [1, '#ffb870', 0],
      ],
      [480, 320],
      330,
    ),
  )
  drawing.line('M640 178Q690 250 600 280', '#22303c', 9)
  drawing.path('M560 262L640 300L596 340L540 300z', '#c23b2e')
  drawing.path(
    'M-20 470L240 420H720L830 470V640H-20z',
    downwards(drawing, 420, 600, '#a06a40', '#4a2f22'),
  )
  drawing.path('M170 470L300 432H680L760 486L520 540H190z', '#fdf6e2')
  drawing.path('M170 470L300 432H420L380 470L420 500L340 540H190z', '#f0d9a0')
  drawing.path('M420 432L380 470L420 500L340 540H430L500 490L460 462L500 432z', '#b8dce6')
  drawing.line('M360 520L520 470L700 452', '#1f2d3a', 4)
  paintPerson(drawing, {
    looks: 1,
    hip: [196, 520],
    shoulder: [262, 330],
    head: [322, 270],
    arms: [limb('372 410, 470 452'), limb('330 446, 450 480')],
    jacket: '#24466b',
    skin: '#e0b08c',
    hair: '#c9c4bc',
    wears: 'short',
  })
  drawing.line(
    `M${pair([470, 440])}L${pair([512, 474])}M${pair([470, 440])}L${pair([546, 462])}`,
    '#e7c170',
    8,
  )
  drawing.circle(470, 438, 9, '#f3d98e')
  drawing.path('M-20 560L160 520V640H-20z', '#3a2622')
}
