import { invalidField } from '#platform/server/http/errors.ts'

const longest = 50
/** Control and format characters (bidirectional overrides, zero-width joiners) and line separators. */
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u
/** Mail programs turn these into links, and a name stands in mails. */
const linkLike = /:\/\/|www\.|[\p{L}\p{N}-]\.\p{L}{2,}\/|@/iu

/** A name as it is kept: trimmed, or null. Escaped where it is shown, not here. @throws AppError `invalid` */
export function readName(field: 'firstName' | 'lastName', typed: string | null | undefined): string | null {
  const name = (typed ?? '').trim()
  if ([...name].length > longest || unseen.test(name) || linkLike.test(name))
    throw invalidField(field, 'Names can be up to 50 characters and cannot contain links.')
  return name === '' ? null : name
}
