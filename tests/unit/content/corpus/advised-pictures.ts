import { readFileSync } from 'node:fs'
import type { BrokenContent } from './broken-content.ts'

/** Pictures that are too small, too heavy, not there, or not told. */
export const advisedPictures: readonly BrokenContent[] = [
  {
    name: 'a small picture in the hero',
    damage: (folder) =>
      folder.edit(
        'home.json',
        '"backgroundUrl": "/images/a.svg"',
        '"backgroundUrl": "/images/small-800.jpg"',
      ),
    faults: [
      'home.json:11:24 warning: page_data.hero.backgroundUrl: is 800 pixels wide, and the hero wants 1600; use a larger picture',
    ],
  },
  {
    name: 'a small picture in a banner',
    damage: (folder) => folder.edit('pages/knots.json', '/images/a.svg', '/images/small-800.jpg'),
    faults: [
      'pages/knots.json:8:17 warning: banner.imageUrl: is 800 pixels wide, and a banner wants 1600; use a larger picture',
    ],
  },
  {
    name: 'a small picture on a card',
    damage: (folder) =>
      folder.edit('courses/competent-crew.json', '/images/a.svg', '/images/small-800.jpg'),
    faults: [
      'courses/competent-crew.json:16:21 warning: overview_image: is 800 pixels wide, and a card wants 1600; use a larger picture',
    ],
  },
  {
    name: 'a small picture of a product',
    damage: (folder) =>
      folder.edit('products/logbook.json', '/images/a.svg', '/images/tiny-160.jpg'),
    faults: [
      'products/logbook.json:12:12 warning: image: is 160 pixels wide, and this place wants 800; use a larger picture',
    ],
  },
  {
    name: 'a small picture of a yacht',
    damage: (folder) => folder.edit('fleet.json', '/images/a.svg', '/images/small-800.jpg'),
    faults: [
      'fleet.json:10:16 warning: yachts[0].image: is 800 pixels wide, and a yacht wants 1600; use a larger picture',
    ],
  },
  {
    name: 'a small picture of a voucher',
    damage: (folder) => folder.edit('gift-vouchers.json', '/images/a.svg', '/images/small-800.jpg'),
    faults: [
      'gift-vouchers.json:20:16 warning: vouchers[1].image: is 800 pixels wide, and a voucher wants 1200; use a larger picture',
    ],
  },
  {
    name: 'a small picture in the gallery',
    damage: (folder) =>
      folder.edit('home.json', '"imageUrl": "/images/a.svg"', '"imageUrl": "/images/tiny-160.jpg"'),
    faults: [
      'home.json:63:21 warning: page_data.instagram[0].imageUrl: is 160 pixels wide, and the gallery wants 800; use a larger picture',
    ],
  },
  {
    name: 'a small picture for those who share',
    damage: (folder) =>
      folder.edit(
        'home.json',
        '"title": "Sailing"',
        '"title": "Sailing", "banner_image": "/images/small-800.jpg"',
      ),
    faults: [
      'home.json:5:39 warning: banner_image: is 800 pixels wide, and a shared page wants 1200; use a larger picture',
    ],
  },
  {
    name: 'a heavy picture',
    damage: (folder) =>
      folder.edit('holidays/solent-weekend.json', '/images/a.svg', '/images/heavy-1600.jpg'),
    faults: [
      'holidays/solent-weekend.json:16:21 warning: overview_image: /images/heavy-1600.jpg weighs 400 kB, and 250 kB is the most; use a simpler or smaller one: on a telephone people wait for it',
    ],
  },
  {
    name: 'a picture whose file is not there',
    damage: (folder) =>
      folder.edit('holidays/solent-weekend.json', '/images/a.svg', '/images/gone-1600.jpg'),
    faults: [
      'holidays/solent-weekend.json:16:21 warning: overview_image: the file of /images/gone-1600.jpg is not there; put it back, or run npm run art',
    ],
  },
  {
    name: 'a picture without words',
    damage: (folder) => folder.edit('home.json', ', "imageAltText": "Gulls"', ''),
    faults: [
      'home.json:63:21 warning: page_data.instagram[0].imageUrl: people who cannot see the picture are told nothing; add "imageAltText": what it shows',
    ],
  },
  {
    name: 'words that say what everybody hears',
    damage: (folder) => folder.edit('home.json', '"A yacht"', '"Picture of a yacht"'),
    faults: [
      'home.json:12:18 warning: page_data.hero.altText: begins with "Picture of"; begin with what it shows: people are told that it is a picture',
    ],
  },
  {
    name: 'the name of a file instead of words',
    damage: (folder) => folder.edit('home.json', '"A yacht"', '"IMG_2034"'),
    faults: [
      'home.json:12:18 warning: page_data.hero.altText: "IMG_2034" is a file\'s name; write what the picture shows',
    ],
  },
  {
    name: 'a file name with its type instead of words',
    damage: (folder) => folder.edit('pages/knots.json', '"A rope"', '"a-rope.jpg"'),
    faults: [
      'pages/knots.json:9:16 warning: banner.altText: "a-rope.jpg" is a file\'s name; write what the picture shows',
    ],
  },
  {
    name: 'a pale picture under white words',
    damage: (folder) =>
      folder.edit(
        'home.json',
        '"backgroundUrl": "/images/a.svg"',
        '"backgroundUrl": "/images/pale-1600.jpg"',
      ),
    faults: [
      'home.json:11:24 warning: page_data.hero.backgroundUrl: is too light for the white words that lie over it; use a darker picture, such as one of dusk or sea',
    ],
  },
  {
    name: 'a picture of staff’s that no content names',
    damage(folder) {
      const manifest = readFileSync(folder.pictures, 'utf8')
      const own = manifest.replace('/images/wide-1600.jpg', '/images/staff/quay-1600.jpg')
      folder.write('../pictures.json', own)
    },
    faults: [
      '../pictures.json:30:34 warning: /images/staff/quay-1600.jpg: no content names this picture; use it, or remove its file from resources/images and run npm run art',
    ],
  },
]
