// What the words beside a number tell of what it is for.

/** A clause about what was named before: "they cost us $1.10 and sell for $3.75", "and $240 of wood". */
export const aboutNamed =
  /^\s*(?:they|them|it|each|one|each one|every one|those|sells?|costs?|goes|go|brings?|takes?|uses?|needs?|pays?|spends?|\$?\d[\d,.]*)(?!\w)/i;
export const verbFirst =
  /^\s*(?:sells?|costs?|goes|brings?|takes?|uses?|needs?|\$?\d[\d,.]*)(?!\w)/i;
export const takesTime =
  /^\s*(?:it |they |each |each one |one |which )?(?:takes?|needs?|lasts?)\b/i;
export const sellsNamed =
  /\b(?:averag(?:e|ing)|buy|sell|sells|sold|selling|charge|charges|get|price)(?: (?:them|it|one|those|each))?(?: (?:for|at|in|is))?\s*(?:about |around |only )?$/i;
export const beforeAmount = /\b(?:at|for|of|@)\s*(?:about |around |only |just )?$/i;
/** "I teach 20 lessons for $35", but "2,000 postcards for $390". */
const workFor =
  /\b(?:sell|sold|teach|charge|do|clean|make|rent|groom|serve|offer|cut|wash|host|run|mow|fix|see|bake|class(?:es)?|lessons?|clases)\b[^.;]*\bfor\s*(?:about |around |only |just )?$/i;
export const isLump = (lead: string) =>
  /\bfor\s*(?:about |around |only |just )?$/i.test(lead) && !workFor.test(lead);
export const joined = /(?:^|[\d\p{L}\s])\s*(?:and|plus|,)\s*(?:about |around |another )?$/iu;
export const fromEach =
  /^\s*(?:\p{L}+ ){1,4}(?:from|to|in|on|for) each(?: of them| one| class| time)?\s*(?:[.,;]|$|(?:at|for|pay|paying|with|who)\b)/u;
/** "16 washers, each does 4 loads a day". */
export const eachDoes =
  /(?:^|,|\band|\by)?\s*(?:each|every one|each one|cada una?)(?: of them)? \p{L}+\s*(?:about |around )?$/u;
