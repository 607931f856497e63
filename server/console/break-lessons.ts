/** Something that is broken on purpose, so that people know the message when they meet it. */
export interface Lesson {
  /** What chooses it on the command line. */
  readonly name: string
  readonly title: string
  /** Inside the content folder. */
  readonly file: string
  /** What somebody did; finishes "Somebody …". */
  readonly slip: string
  /** @throws Error when the text has no place for the slip. */
  damage(text: string): string
  /** What the parts of the message mean. */
  explanation(line: number, column: number): string
  readonly cure: string
}

export const lessons: readonly Lesson[] = [
  {
    name: 'typo',
    title: 'Lesson 1: a slip in a key',
    file: 'home.json',
    slip: 'exchanged two letters of a key',
    damage: (text) => changedInHero(text, /"title":/, '"tilte":'),
    explanation: (line, column) =>
      `home.json is the file, ${line} the line and ${column} the column: most editors and terminals open the place by\na click. page_data.hero.tilte is the way to it: the key tilte, in hero, in page_data. Then follow what is wrong,\nand behind the semicolon what to do. Below stand the lines around, with a mark under the place.`,
    cure: 'write "title" again.',
  },
  {
    name: 'comma',
    title: 'Lesson 2: a comma that is missing',
    file: 'home.json',
    slip: 'lost the comma at the end of a line',
    damage: (text) => changedInHero(text, /,(?=\n)/, ''),
    explanation: (line) =>
      `Line ${line} is where the comma belongs. One slip like this keeps a machine from reading the rest of the file, so\nonly the first is told; the others follow when it is mended.`,
    cure: 'put the comma back. npm run content:fix does this by itself, as it does with curly quotation marks.',
  },
  {
    name: 'link',
    title: 'Lesson 3: a link that leads nowhere',
    file: 'home.json',
    slip: 'wrote an address that no page has',
    damage: (text) => changedInHero(text, /"buttonUrl": "[^"]*"/, '"buttonUrl": "/gift-vuochers"'),
    explanation: () =>
      'The file is good JSON, and every link in it is held against the pages of the site besides: visitors never find\na button that leads nowhere. Names of offers, pictures and places on a page are looked up in the same way.',
    cure: 'write the address that is suggested, or the one that stood there.',
  },
]

function changedInHero(text: string, from: RegExp, to: string): string {
  const start = text.indexOf('"hero": {')
  const hero = text.slice(start)
  if (start < 0 || !from.test(hero)) {
    throw new Error(
      `home.json has nothing like ${from.source} in its hero, so it cannot be broken so.`,
    )
  }
  return `${text.slice(0, start)}${hero.replace(from, () => to)}`
}
