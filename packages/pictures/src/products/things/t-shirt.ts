import { sails } from '../../brand/mark.ts'
import { paintSoftShadow } from '../../gallery/parts/soft-shadow.ts'
import type { Drawing } from '../../kit/drawing.ts'
import { curve } from '../../kit/path.ts'

const shirt =
  'M300 168C340 204 460 204 500 168C540 178 584 192 612 214L726 350C730 360 728 366 720 372L636 436C628 442 620 440 614 432L580 388C576 470 578 560 588 652C588 664 582 668 572 670C460 688 340 688 228 670C218 668 212 664 212 652C222 560 224 470 220 388L186 432C180 440 172 442 164 436L80 372C72 366 70 360 74 350L188 214C216 192 260 178 300 168z'

/** A child's T-shirt, laid flat: stripes, and a small boat on the chest. */
export function paintTShirt(drawing: Drawing): void {
  paintSoftShadow(drawing, shirt, { fall: [8, 18], spread: 22, strength: 0.34 })
  drawing.path(shirt, '#fbf7ef')
  drawing.group({ clip: drawing.clip(shirt) }, () => {
    for (let y = 176; y < 700; y += 50) {
      drawing.path(
        curve([
          [60, y + 18],
          [230, y + 4],
          [400, y + 12],
          [570, y + 4],
          [740, y + 18],
        ]) +
          `L740 ${y + 40}` +
          curve([
            [740, y + 40],
            [570, y + 26],
            [400, y + 34],
            [230, y + 26],
            [60, y + 40],
          ]).replace('M', 'L') +
          'z',
        '#2b8a9b',
      )
    }
    paintSleeves(drawing)
    paintFolds(drawing)
  })
  paintBoat(drawing)
  drawing.path('M300 168C340 204 460 204 500 168L514 173C486 240 314 240 286 173z', '#1f6f80')
  drawing.path('M300 168C340 204 460 204 500 168C466 190 334 190 300 168z', '#0f3d4a')
  drawing.line('M295 176C328 226 472 226 505 176', '#9fd4da', 2, { dash: '6 4' })
}

function paintSleeves(drawing: Drawing): void {
  for (const side of [1, -1]) {
    drawing.group({ transform: `translate(400 0) scale(${side} 1) translate(-400 0)` }, () => {
      drawing.path('M64 344L180 452L208 424L92 318z', '#1f6f80')
      drawing.path('M188 214C208 270 222 330 220 392L160 300z', '#0c2b3a', { opacity: 0.16 })
      drawing.line('M204 200C216 260 222 320 220 392', '#0c2b3a', 2.4, { opacity: 0.3 })
    })
  }
  drawing.line('M214 646C340 668 460 668 588 646', '#0c2b3a', 2.2, { opacity: 0.35 })
}

function paintFolds(drawing: Drawing): void {
  drawing.path('M240 420C270 520 262 610 250 690H290C300 600 292 500 240 420z', '#0c2b3a', {
    opacity: 0.1,
  })
  drawing.path('M566 380C520 470 520 590 548 690H510C490 590 500 460 566 380z', '#0c2b3a', {
    opacity: 0.12,
  })
  drawing.path('M240 400C320 450 380 560 372 690H344C350 570 310 470 240 400z', '#ffffff', {
    opacity: 0.22,
  })
  const shade = drawing.linear(
    [
      [0, '#0c2b3a', 0],
      [0.7, '#0c2b3a', 0],
      [1, '#0c2b3a', 0.22],
    ],
    [200, 200],
    [640, 640],
  )
  drawing.box(60, 150, 680, 560, shade)
}

function paintBoat(drawing: Drawing): void {
  drawing.circle(400, 400, 108, '#fbf7ef')
  drawing.circle(400, 400, 96, '#f6c649')
  drawing.group({ clip: drawing.clip('M304 400a96 96 0 1 0 192 0a96 96 0 1 0-192 0z') }, () => {
    drawing.path('M290 446q28-14 55 0t55 0t55 0t55 0v80H290z', '#2b8a9b')
  })
  drawing.group({ transform: 'translate(306 308) scale(2.9)' }, () => {
    drawing.path(sails.main, '#fbf7ef')
    drawing.path(sails.jib, '#e2593c')
  })
  drawing.path('M338 440H464C458 462 446 472 428 472H372C354 472 344 460 338 440z', '#10304d')
  drawing.line('M306 470q24-12 47 0t47 0t47 0t47 0', '#fbf7ef', 7)
}
