import type { ContentFolder } from '../../../../support/content-folder.ts'
import { rows } from './accident.ts'
import type { Accident } from './accident.ts'

/** Files that programs leave beside those of the content: how they are called | what is said. */
const beside = rows([
  String.raw`
knots/bowline.JSON | beside bowline.json … remove it
knots/reef-knot.Json | does not end in .json … call it reef-knot.json
knots/bowline.json.txt | bowline.json
knots/reef-knot.json.txt | reef-knot.json
knots/bowline.txt | nothing reads
knots/bowline.rtf | nothing reads
knots/bowline.xlsx | nothing reads
knots/bowline.csv | nothing reads
knots/bowline.json5 | bowline.json
knots/bowline.josn | bowline.json
knots/Copy of bowline.json | copy of bowline.json … remove
knots/bowline - Copy.json | copy of bowline.json … remove
knots/bowline - Copy (2).json | copy of bowline.json … remove
knots/bowline copy.json | copy of bowline.json … remove
knots/bowline copy 3.json | copy of bowline.json … remove
knots/bowline (1).json | copy of bowline.json … remove
knots/bowline(1).json | copy of bowline.json … remove
knots/bowline (Ada's conflicted copy 2026-11-24).json | copy of bowline.json … remove
knots/bowline (conflicted copy 2026-11-24 101530).json | copy of bowline.json … remove
knots/bowline-LAPTOP-7F3K2.json | copy of bowline.json … remove
knots/bowline-DESKTOP-8HQ1.json | copy of bowline.json … remove
knots/bowline-Adas-MacBook-Pro.json | copy of bowline.json … remove
knots/bowline.sync-conflict-20261124-101530-K4T.json | copy of bowline.json … remove
knots/bowline_old.json | copy of bowline.json … remove
knots/bowline-old.json | copy of bowline.json … remove
knots/bowline v2.json | copy of bowline.json … remove
knots/bowline FINAL.json | copy of bowline.json … remove
knots/bowline_2026-11-24.json | copy of bowline.json … remove
knots/bowline%20(1).json | copy of bowline.json … remove
knots/bowline .json | copy of bowline.json … remove
knots/bowline.json.json | copy of bowline.json … remove
knots/Bowline.json | copy of bowline.json … remove
knots/Kopie von bowline.json | copy of bowline.json … remove
home (1).json | copy of home.json … remove
home - Copy.json | copy of home.json … remove
schedule/overrides (1).json | copy of overrides.json … remove
knots/~$bowline.json | still open … close
knots/.~lock.bowline.json# | still open … close
knots/.bowline.json.swp | still open … close
knots/.#bowline.json | still open … close
knots/#bowline.json# | still open … close
knots/bowline.json~ | beside bowline.json … remove it
knots/bowline.json.bak | bowline.json
knots/bowline.json.orig | bowline.json
knots/bowline.json.tmp | not finished … remove
knots/bowline.json.crdownload | not finished … remove
knots/bowline.json.part | not finished … remove
knots/.bowline.json.icloud | iCloud … download
knots/._bowline.json | macOS … remove
knots/.DS_Store | macOS … remove
Thumbs.db | Windows … remove
knots/desktop.ini | Windows … remove
knots/bowline.json - Shortcut.lnk | shortcut … file itself
home.url | shortcut … file itself
knots/winmail.dat | mail … remove
knots/ATT00001.htm | mail … remove
knots/smime.p7s | mail … remove
knots/IMG_2034.HEIC | picture … resources/images
knots/IMG_2034.MOV | film
courses/Screenshot 2026-11-24 at 10.15.30.png | picture … resources/images
content.zip | archive … unpack
`,
])

/** Folders that programs leave beside those of the content. */
const folders = rows([
  String.raw`
courses (1) | copy of the folder courses … remove
courses - Copy | copy of the folder courses … remove
Courses | courses
__MACOSX | macOS … remove
New folder | use one of
knots/more | nothing reads
holiday | holidays
`,
])

/** Files that are called otherwise than they should be: file | now | where it is said | what. */
const renamed = rows([
  String.raw`
knots/bowline.json | knots/Bowline.json | knots/Bowline.json:2:11 | rename the file to bowline.json
knots/bowline.json | knots/bow line.json | knots/bow line.json:2:11 | rename the file to bowline.json
knots/bowline.json | knots/bowline.JSON | knots/bowline.JSON | does not end in .json … call it bowline.json
knots/bowline.json | knots/bowline.json.txt | knots/bowline.json.txt | bowline.json
home.json | home (1).json | home (1).json | call it home.json
home.json | home.json.txt | home.json.txt | call it home.json
home.json | Home.json | Home.json | call it home.json
knots/bowline.json | products/bowline.json | products/bowline.json | is a knot … folder knots
company.json | knots/company.json | knots/company.json | company.json
`,
])

const text = '{}'

export const filesBeside: readonly Accident[] = [
  ...beside.map(([file = '', says = '']) => ({
    name: `${file} beside the others`,
    damage: (folder: ContentFolder) =>
      folder.write(file, file.endsWith('.json') ? copyFor(folder, file) : text),
    mend: (folder: ContentFolder) => folder.remove(file),
    place: `${file}:1:1`,
    says: says.split(' … '),
  })),
  ...folders.map(([name = '', says = '']) => ({
    name: `a folder ${name}`,
    damage: (folder: ContentFolder) => folder.write(`${name}/notes.txt`, text),
    mend: (folder: ContentFolder) => folder.remove(name),
    place: `${name}:1:1`,
    says: says.split(' … '),
  })),
  ...renamed.map(([file = '', now = '', place = '', says = '']) => ({
    name: `${file} under the name ${now}`,
    damage: (folder: ContentFolder) => folder.rename(file, now),
    mend: (folder: ContentFolder) => folder.rename(now, file),
    place: /:\d+$/.test(place) ? place : `${place}:1:1`,
    says: says.split(' … '),
  })),
]

/** A file that somebody copies holds what it did. */
function copyFor(folder: ContentFolder, file: string): string {
  if (/home/.test(file)) return folder.read('home.json')
  return folder.read(/overrides/.test(file) ? 'schedule/overrides.json' : 'knots/bowline.json')
}
