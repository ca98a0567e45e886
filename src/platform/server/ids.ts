import { v7 } from 'uuid'

/** A new id for something a person owns: opaque, and in order of creation, which keeps indexes tidy. */
export function uuidv7(): string {
  return v7()
}
