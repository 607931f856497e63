import { whiteInk } from '../../brand/ink.ts'
import { paintMark } from '../../brand/mark.ts'
import { paintSoftShadow } from '../../gallery/parts/soft-shadow.ts'
import { evenly, mix } from '../../kit/colour.ts'
import type { Colour } from '../../kit/colour.ts'
import type { Drawing } from '../../kit/drawing.ts'

const body =
  'M150 330C190 292 560 262 640 286C706 306 720 470 694 546C684 580 650 590 610 598C470 624 300 634 200 622C150 616 120 600 112 560C98 480 108 370 150 330z'
const end = 'M640 286C706 306 720 470 694 546C684 580 650 590 626 592C596 560 586 330 640 286z'
const cloth: Colour = '#1f6f80'

/** A soft bag with two handles, a zip and a shoulder strap. */
export function paintKitBag(drawing: Drawing): void {
  paintSoftShadow(drawing, 'M130 590C260 640 560 636 700 570L760 590C640 660 260 672 120 620z', {
    fall: [6, 8],
    spread: 26,
    strength: 0.46,
  })
  drawing.line('M150 360C60 420 70 640 200 676C330 706 480 664 560 690', '#0f2c3a', 30, {
    opacity: 0.18,
  })
  drawing.line('M150 352C60 412 64 622 190 660C320 694 470 650 560 676', '#b98a34', 26)
  drawing.line('M150 352C60 412 64 622 190 660C320 694 470 650 560 676', '#f0ca78', 3, {
    dash: '10 7',
  })
  drawing.line('M262 300C280 176 480 156 512 278', '#8a6426', 28)
  drawing.line('M262 300C280 176 480 156 512 278', '#d9a944', 20)
  drawing.path(
    body,
    drawing.linear(evenly('#55a3ae', '#2b8a9b', cloth, '#0f434f'), [300, 270], [340, 640]),
  )
  drawing.path(end, drawing.linear(evenly('#1b6070', '#155260', '#0b3440'), [600, 300], [710, 560]))
  drawing.line('M640 286C586 330 596 560 626 592', '#0b3440', 4)
  paintFolds(drawing)
  paintZip(drawing)
  paintStraps(drawing)
  drawing.circle(656, 442, 25, '#d9a944', { opacity: 0.9 })
  drawing.circle(656, 442, 13, '#0f434f')
}

function paintFolds(drawing: Drawing): void {
  const fold = mix(cloth, '#06222c', 0.6)
  drawing.path('M118 470C170 500 220 520 250 600C216 560 160 530 114 530z', fold, { opacity: 0.3 })
  drawing.path('M590 460C560 500 548 560 560 604C576 560 586 520 604 500z', fold, { opacity: 0.3 })
  drawing.path('M150 350C200 372 230 400 236 440C206 404 176 390 140 388z', '#a4dbe0', {
    opacity: 0.28,
  })
  drawing.path('M380 330C420 350 430 400 420 420C408 380 396 356 372 344z', '#a4dbe0', {
    opacity: 0.2,
  })
  drawing.path('M340 640C352 590 346 560 330 530C366 560 372 600 364 636z', fold, { opacity: 0.28 })
}

function paintZip(drawing: Drawing): void {
  const zip = 'M176 322C300 288 500 274 618 294'
  drawing.line(zip, '#0c3742', 18)
  drawing.line(zip, '#e8edf0', 8, { dash: '3 3', cap: 'butt' })
  drawing.path(
    'M560 284l30 2l-3 12l-30-3zM586 292C606 300 616 316 612 332L600 330C602 318 596 308 582 300z',
    '#eab64f',
  )
}

function paintStraps(drawing: Drawing): void {
  const strap = (path: string): void => {
    drawing.line(path, '#8a6426', 34, { cap: 'butt' })
    drawing.line(path, drawing.linear(evenly('#f0ca78', '#b98a34'), [300, 300], [340, 620]), 28, {
      cap: 'butt',
    })
    drawing.line(path, '#8a6426', 20, { dash: '2 8', cap: 'butt', opacity: 0.35 })
  }
  strap('M262 326C252 420 254 540 268 630')
  strap('M510 308C520 400 524 520 516 614')
  drawing.line('M254 350C230 210 500 190 518 340', '#8a6426', 26)
  drawing.line('M254 350C230 210 500 190 518 340', '#e5bd62', 20)
  drawing.path('M330 214C356 198 420 192 446 206L448 234C420 222 360 226 336 242z', '#c8432a')
  drawing.group({ transform: 'translate(330 392) skewY(-3) scale(2)' }, () =>
    paintMark(drawing, whiteInk),
  )
}
