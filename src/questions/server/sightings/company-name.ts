import { findHiddenCharacter } from '#platform/hidden-characters.ts'
import { invalidField } from '#platform/server/http/errors.ts'
import { slugOf } from '../../question.ts'

const maxLength = 60
/** What company names are written with, as in "AT&T", "L’Oréal", "7-Eleven" and "Yahoo!". */
const otherThanAllowed =
  /[^\p{L}\p{Mn}\p{Mc}\p{Nd}\u200C-\u200D .,&'’+\-–()!]|(?<=\p{Script=Latin})[\u200C\u200D]/u
/** No script needs more marks on one letter; piled up, they cover the lines around. */
const tooManyMarks = /\p{M}{4}/u
/** "example.com", but not "St. Gallen" or "S.A.". */
const webAddress = /[\p{L}\p{Nd}]\.\p{L}{2}|\bwww\b/iu

/**
 * The name of a company that is in no list, in the form in which it is stored.
 *
 * @throws AppError when it cannot be a company name.
 */
export function readCompanyName(typed: string): string {
  // Compatibility characters become ordinary ones: "Ｇｏｏｇｌｅ" is "Google".
  const name = typed.normalize('NFKC').trim().replace(/ +/g, ' ')
  if (name.length > maxLength)
    throw invalidField('company', `Shorten the company name to ${maxLength} characters.`)
  if (webAddress.test(name))
    throw invalidField('company', 'Type the name of the company without a web address.')
  const hidden = findHiddenCharacter(name)
  const [refused] = otherThanAllowed.exec(name) ?? tooManyMarks.exec(name) ?? []
  if (hidden || refused)
    throw invalidField(
      'company',
      `Company names may contain letters, digits, spaces and these characters: . , & ' + - ( ) ! Remove ${hidden ?? `“${refused}”`}.`,
    )
  if (slugOf(name) === '') throw invalidField('company', 'Type the name of the company in letters or digits.')
  return name
}
