/**
 * Told to the window when a part did not come although somebody asked for it, or asked for it again where it is fetched
 * unasked at first: its code may have gone with an old version.
 */
export const missingPart = 'missing-part'
