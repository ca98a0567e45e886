export const wantsToStop = /^\W*(ok(ay)? |no )?(stop|enough|quit|end|no more)\b/i

export const doesNotKnow = /\b(don[’']?t know|idk|no (idea|clue)|skip|pass|give up|tell me)\b/i

/** Words that turn what follows into its opposite, up to the next comma, `but` or a few words on. */
export const negation =
  /\b(?:not|isnt|arent|never|no|rather than|instead of|wrong|cant be|neither|nor|unlike)\b(?:(?!\b(?:but|so)\b|[,.;:]).){0,40}/g
