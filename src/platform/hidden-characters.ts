/**
 * Characters without a glyph that real names contain: joiners inside words of Persian or Sinhala, also at the end of a
 * Malayalam or Kurdish word, joiners and style selectors of emoji, variants of Han and Mongolian letters, and flags of regions.
 */
const meaningful = [
  String.raw`(?<=[\p{L}\p{M}])[\u200C\u200D](?=[\p{L}\p{M}\p{N}])`,
  String.raw`(?<=[\p{M}\p{Script=Arabic}])[\u200C\u200D]`,
  String.raw`(?<=\p{Extended_Pictographic}\uFE0F?|\p{Emoji_Modifier})\u200D(?=\p{Extended_Pictographic})`,
  String.raw`(?<=\p{Emoji})[\uFE0E\uFE0F]`,
  String.raw`(?<=\p{Script=Han})[\uFE00-\uFE0F\u{E0100}-\u{E01EF}]`,
  String.raw`(?<=\p{Script=Mongolian})[\u180B-\u180F]`,
  String.raw`\p{RGI_Emoji_Tag_Sequence}`,
].join('|')
/** Controls, direction overrides, zero-width spaces, line separators, and letters that are blank. */
const hidden = String.raw`[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]`
const meaningfulOrHidden = new RegExp(`(?<kept>${meaningful})|${hidden}`, 'gv')

const describe: Readonly<Record<string, string>> = {
  '\t': 'tab',
  '\n': 'line break',
  '\r': 'line break',
  '\u00AD': 'soft hyphen',
  '\u200B': 'zero-width space',
  '\u200C': 'zero-width non-joiner',
  '\u200D': 'zero-width joiner',
  '\u200E': 'left-to-right mark',
  '\u200F': 'right-to-left mark',
  '\u202A': 'left-to-right embedding',
  '\u202B': 'right-to-left embedding',
  '\u202C': 'end of a change of direction',
  '\u202D': 'left-to-right override',
  '\u202E': 'right-to-left override',
  '\u2028': 'line separator',
  '\u2060': 'word joiner',
  '\uFEFF': 'byte order mark',
}

/** The first character of a name that nobody can see and that it does not need, such as 'U+200B (zero-width space)'. */
export function findHiddenCharacter(name: string): string | undefined {
  for (const { 0: found, groups } of name.matchAll(meaningfulOrHidden)) {
    if (groups?.kept !== undefined) continue
    const code = `U+${(found.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
    return found in describe ? `${code} (${describe[found]})` : code
  }
  return undefined
}

export function withoutHiddenCharacters(name: string): string {
  return name.replaceAll(meaningfulOrHidden, '$<kept>')
}
