import { invalidField } from '#platform/server/http/errors.ts'

const longest = 50
/** Control and format characters (bidirectional overrides, zero-width joiners) and line separators. */
const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u
/** Mail programs turn these into links, and names appear in mail. */
const linkLike = /:\/\/|www\.|[\p{L}\p{N}-]\.\p{L}{2,}\/|@/iu

/** The name to store: trimmed, or null. It is escaped where it is shown. @throws AppError `invalid` */
export function readName(field: 'firstName' | 'lastName', typed: string | null | undefined): string | null {
  const name = (typed ?? '').trim()
  if ([...name].length > longest || invisible.test(name) || linkLike.test(name))
    throw invalidField(field, 'Names can be up to 50 characters and cannot contain links.')
  return name === '' ? null : name
}
