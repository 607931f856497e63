/** The countries of Europe besides our own, by their codes (ISO 3166-1). */
const codes =
  'AD AL AT AX BA BE BG BY CH CY CZ DE DK EE ES FI FO FR GI GR HR HU IE IS IT LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS SE SI SK SM UA VA XK'

const names = new Intl.DisplayNames('en-GB', { type: 'region' })

/** Their English names, by how people may write them. */
const countries = new Map(
  codes.split(' ').map((code) => {
    const name = names.of(code) ?? code
    return [plain(name), name] as const
  }),
)

/** All of them as we write them, in the order of the alphabet. */
export const europeanCountries: readonly string[] = [...countries.values()].toSorted((one, other) =>
  one.localeCompare(other, 'en-GB'),
)

/** A country of Europe as we write it, such as `France`; undefined: the text names none. */
export function europeanCountry(text: string): string | undefined {
  return countries.get(plain(aliases.get(plain(text)) ?? text))
}

/** Names in daily use, beside those of the list. */
const aliases = new Map([
  ['czech republic', 'Czechia'],
  ['eire', 'Ireland'],
  ['republic of ireland', 'Ireland'],
  ['holland', 'Netherlands'],
  ['the netherlands', 'Netherlands'],
  ['macedonia', 'North Macedonia'],
  ['bosnia', 'Bosnia & Herzegovina'],
])

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/\band\b/gi, '&')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase()
}
