/** Their letters change shape by what joins them: there the joiners U+200C and U+200D are spelling. */
const joiningScripts =
  'Arabic Syriac Mongolian Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu Kannada Malayalam Sinhala Tibetan Myanmar Khmer'

const joined = joiningScripts
  .split(' ')
  .map((script) => String.raw`\p{Script_Extensions=${script}}`)
  .join('')

/**
 * What is not seen but changes how a text is read or compared: direction controls such as U+202E,
 * spaces of no width, fillers, tags, control characters. Not white space, and not what spells names:
 * variation selectors, U+034F, and joiners behind a letter of a script that joins.
 */
const hidden = new RegExp(
  String.raw`(?![\p{Variation_Selector}\u034F\u200C\u200D])[\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB]|(?!\s)\p{Cc}|(?<![${joined}])[\u200C\u200D]`,
  'u',
)

/** Why a name is refused: the first hidden character, by its code and its place; null: it has none. */
export function hiddenCharacterFault(name: string): string | null {
  const found = hidden.exec(name)
  if (!found) return null
  const code = (found[0].codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')
  const place = Array.from(name.slice(0, found.index)).length + 1
  return `There is a character that cannot be seen in that name: U+${code}, in place ${place}. Please type the name again instead of pasting it.`
}
