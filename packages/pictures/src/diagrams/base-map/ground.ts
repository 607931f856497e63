import { places } from '../../kit/path.ts'

/**
 * Southampton between the Test and the Itchen as somebody would sketch it on the back of a chart,
 * in the pixels of the map: north is up, and a pixel is 4.4 metres. Our own outlines, good for
 * finding a quay on foot and for nothing else.
 */

/** The city's side: the docks along the Test, the tip at the foot, the west bank of the Itchen. */
export const city = places(
  `-40 232, 40 276, 96 318, 150 352, 209 384, 262 396, 330 412, 369 445, 398 490, 412 540,
   436 600, 450 660, 520 660, 534 600, 552 534, 572 480, 588 433, 602 390, 609 366, 607 320,
   604 267, 607 222, 613 180, 622 140, 642 100, 680 66, 724 36, 760 -40, 300 -40, -40 -40`,
)

/** Woolston's side of the Itchen. */
export const woolston = places(
  `812 -40, 786 20, 768 66, 738 108, 712 146, 699 186, 694 230, 692 280, 690 333, 689 366,
   688 420, 674 470, 667 509, 676 552, 706 600, 730 660, 960 660, 960 -40`,
)

/** The parks in the middle of the city. */
export const parks = places('338 66, 372 70, 382 130, 392 186, 376 216, 346 212, 342 150')

export const mainRoads = [
  places('313 -20, 316 89, 321 191, 332 290, 350 352, 372 384'),
  places('-20 204, 60 236, 137 276, 200 334, 250 368, 310 380, 372 384, 450 392, 520 374, 566 366'),
  places('566 366, 731 364, 790 380, 835 394, 920 414'),
  places('321 180, 420 150, 530 100, 640 54, 739 22, 800 8, 920 -8'),
] as const

export const streets = [
  places('321 191, 400 206, 480 226, 548 250, 590 268'),
  places('574 364, 588 320, 590 268, 594 222, 592 160, 566 88'),
  places('332 290, 420 300, 500 318, 582 338'),
  places('167 132, 240 146, 318 156'),
  places('137 276, 160 200, 167 132'),
  places('735 364, 748 340, 752 300, 760 220, 772 130, 800 60'),
] as const

/** The railway above ground; between the first two it runs under the city. */
export const railways = [
  places('-20 58, 80 92, 167 117, 249 114'),
  places('338 104, 430 92, 500 78, 534 56, 556 -20'),
  places('830 -20, 812 90, 798 190, 750 333'),
  places('750 333, 770 378, 812 430, 920 494'),
] as const

export const tunnel = places('249 114, 338 104')

/** Ways on foot to the quay, from each place where somebody may arrive. */
export const walks = [
  places('167 132, 240 146, 318 156, 321 191, 400 206, 480 226, 548 250, 590 268'),
  places('750 340, 731 364, 574 364'),
  places('288 392, 310 380, 372 384, 450 392, 520 374, 574 364, 588 320, 590 276'),
] as const

export const ferry = places('284 436, 300 486, 336 540, 372 620')

export const pontoon = places('604 256, 634 256, 634 290')
