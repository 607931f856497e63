import { mix } from '../kit/colour.ts'
import type { Colour } from '../kit/colour.ts'
import type { Drawing } from '../kit/drawing.ts'
import { oval, roundedBox } from '../kit/path.ts'

/** Draws a headset lying on a table, its microphone to the left; 200 wide, about its middle. */
export function paintHeadset(drawing: Drawing, transform: string, colour: Colour): void {
  drawing.group({ transform }, () => {
    const dark = mix(colour, '#10202e', 0.45)
    drawing.path(oval(14, 44, 128, 26), '#1d1530', { opacity: 0.2 })
    drawing.line('M-86 18C-92-112 84-124 92 6', dark, 20)
    drawing.line('M-87 14C-92-112 82-122 90 2', colour, 13)
    drawing.line('M-78-22C-66-98 46-110 78-38', mix(colour, '#ffffff', 0.5), 3, { opacity: 0.7 })
    drawing.path(roundedBox(60, -16, 40, 74, 18), '#22303c')
    drawing.path(
      roundedBox(78, -20, 34, 78, 16),
      drawing.linear(
        [
          [0, mix(colour, '#ffffff', 0.25)],
          [1, dark],
        ],
        [78, 0],
        [114, 40],
      ),
    )
    drawing.path(roundedBox(-102, -8, 62, 84, 30), '#22303c')
    drawing.path(
      roundedBox(-114, -8, 54, 80, 26),
      drawing.linear(
        [
          [0, mix(colour, '#ffffff', 0.3)],
          [1, dark],
        ],
        [-114, 0],
        [-58, 60],
      ),
    )
    drawing.circle(-88, 32, 14, mix(colour, '#ffffff', 0.35))
    drawing.circle(-88, 32, 6, dark)
    drawing.line('M-88 40C-110 96-150 96-176 84', '#22303c', 7)
    drawing.path(roundedBox(-204, 72, 40, 22, 11), '#22303c')
    drawing.line('M-196 78h18', '#53636f', 3)
  })
}
