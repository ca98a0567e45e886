import { invalidField } from '#platform/server/http/errors.ts'
import { slugOf } from '../../question.ts'

const maxLength = 60
/** What company names are written with, as in "AT&T", "L’Oréal", "7-Eleven" and "Yahoo!". */
const allowed = /^[\p{L}\p{Mn}\p{Mc}\p{Nd} .,&'’+\-–()!]+$/u
/** Characters without a glyph of their own, some of which are letters to Unicode. */
const invisible = /\p{Default_Ignorable_Code_Point}/u
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
  if (!allowed.test(name) || invisible.test(name) || tooManyMarks.test(name))
    throw invalidField(
      'company',
      "Company names may contain letters, digits, spaces and these characters: . , & ' + - ( ) !",
    )
  if (slugOf(name) === '') throw invalidField('company', 'Type the name of the company in letters or digits.')
  return name
}

/** A name from before names were restricted, without control and direction characters. */
export function withoutControls(name: string): string {
  return name.replace(/\p{C}|\p{Default_Ignorable_Code_Point}/gu, '')
}
