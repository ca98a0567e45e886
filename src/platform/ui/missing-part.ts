/**
 * Told to the window when a part of a page did not come although somebody asked for it again: its code may have gone
 * with an old version.
 */
export const missingPart = 'missing-part'
