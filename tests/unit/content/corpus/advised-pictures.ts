import { readFileSync } from 'node:fs'
import type { BrokenContent } from './broken-content.ts'
import { broken, edit } from './broken.ts'

/** Pictures that are too small, too heavy, not there, or not told. */
export const advisedPictures: readonly BrokenContent[] = [
  broken(
    'small pictures, each in its place',
    [
      edit(
        'home.json',
        '"backgroundUrl": "/images/a.svg"',
        '"backgroundUrl": "/images/small-800.jpg"',
      ),
      edit('pages/knots.json', '/images/a.svg', '/images/small-800.jpg'),
      edit('courses/competent-crew.json', '/images/a.svg', '/images/small-800.jpg'),
      edit('products/logbook.json', '/images/a.svg', '/images/tiny-160.jpg'),
      edit('fleet.json', '/images/a.svg', '/images/small-800.jpg'),
      edit('gift-vouchers.json', '/images/a.svg', '/images/small-800.jpg'),
      edit('home.json', '"imageUrl": "/images/a.svg"', '"imageUrl": "/images/tiny-160.jpg"'),
      edit(
        'home.json',
        '"title": "Sailing"',
        '"title": "Sailing", "banner_image": "/images/small-800.jpg"',
      ),
    ],
    'courses/competent-crew.json:16:21 warning: overview_image: is 800 pixels wide, and an offer wants 1600; use a larger picture',
    'fleet.json:10:16 warning: yachts[0].image: is 800 pixels wide, and a yacht wants 1600; use a larger picture',
    'gift-vouchers.json:19:16 warning: vouchers[1].image: is 800 pixels wide, and a voucher wants 1200; use a larger picture',
    'home.json:5:39 warning: banner_image: is 800 pixels wide, and a shared page wants 1200; use a larger picture',
    'home.json:11:24 warning: page_data.hero.backgroundUrl: is 800 pixels wide, and the hero wants 1600; use a larger picture',
    'home.json:63:21 warning: page_data.instagram[0].imageUrl: is 160 pixels wide, and the gallery wants 800; use a larger picture',
    'pages/knots.json:8:17 warning: banner.imageUrl: is 800 pixels wide, and a banner wants 1600; use a larger picture',
    'products/logbook.json:12:12 warning: image: is 160 pixels wide, and this place wants 800; use a larger picture',
  ),
  broken(
    'a heavy and a pale picture, one without words or with empty ones, and one of no use',
    [
      edit('holidays/solent-weekend.json', '/images/weekend.svg', '/images/heavy-1600.jpg'),
      edit('home.json', ', "imageAltText": "Gulls"', ''),
      edit('home.json', '"A yacht"', '"Picture of a yacht"'),
      edit('pages/knots.json', '"A rope"', '"a-rope.jpg"'),
      edit(
        'home.json',
        '"backgroundUrl": "/images/a.svg"',
        '"backgroundUrl": "/images/pale-1600.jpg"',
      ),
      (folder) => {
        const manifest = readFileSync(folder.pictures, 'utf8')
        const own = manifest.replace('/images/wide-1600.jpg', '/images/staff/quay-1600.jpg')
        folder.write('../pictures.json', own)
      },
    ],
    'holidays/solent-weekend.json:16:21 warning: overview_image: /images/heavy-1600.jpg weighs 400 kB, and 250 kB is the most; use a simpler or smaller one: on a telephone people wait for it',
    'home.json:11:24 warning: page_data.hero.backgroundUrl: is too light for the white words that lie over it; use a darker picture, such as one of dusk or sea',
    'home.json:12:18 warning: page_data.hero.altText: begins with "Picture of"; begin with what it shows: people are told that it is a picture',
    'home.json:63:21 warning: page_data.instagram[0].imageUrl: people who cannot see the picture are told nothing; add "imageAltText": what it shows',
    'pages/knots.json:9:16 warning: banner.altText: "a-rope.jpg" is a file\'s name; write what the picture shows',
    '../pictures.json:30:34 warning: /images/staff/quay-1600.jpg: no content names this picture; use it, or remove its file from resources/images and run npm run art',
  ),
  broken(
    'a picture whose file is not there, and the name of a file instead of words',
    [
      edit('holidays/solent-weekend.json', '/images/weekend.svg', '/images/gone-1600.jpg'),
      edit('home.json', '"A yacht"', '"IMG_2034"'),
    ],
    'holidays/solent-weekend.json:16:21 warning: overview_image: the file of /images/gone-1600.jpg is not there; put it back, or run npm run art',
    'home.json:12:18 warning: page_data.hero.altText: "IMG_2034" is a file\'s name; write what the picture shows',
  ),
  broken(
    'an offer with one picture, one with the same twice, and one that begins like another',
    [
      edit('courses/competent-crew.json', ', "second_image": "/images/second.svg"', ''),
      edit('holidays/cross-channel.json', '/images/second.svg', '/images/crossing.svg'),
      edit('holidays/solent-weekend.json', '/images/weekend.svg', '/images/a.svg'),
    ],
    'courses/competent-crew.json:16:21 warning: overview_image: has one picture, and its page has room for two; add another as second_image',
    'courses/competent-crew.json:16:21 warning: overview_image: is the first picture of holidays/solent-weekend.json too; choose one that no other offer or list begins with',
    'holidays/cross-channel.json:15:61 warning: second_image: is the picture of its cards once more; name one that shows something else',
    'holidays/solent-weekend.json:16:21 warning: overview_image: is the first picture of courses/competent-crew.json too; choose one that no other offer or list begins with',
  ),
]
