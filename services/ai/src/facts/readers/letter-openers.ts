/** Orders at the beginning of an entry whose reader is already "them", and what they say to that reader. */
const openers: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:(?:nicely|politely|kindly|please|gently) )*(?:turn down|decline|reject) (?:him|her|them) for (the [\w' -]{3,40}? (?:job|position|role))\b[\s,:.]*/i,
    'thank you for applying for $1, but we cannot offer it to you this time. ',
  ],
  [
    /^(?:this is )?(?:our |the |my )?(?:2nd|second) (reminder|notice)[\s,:.]*(?:for |about |on |of )?(?=(?:the )?(?:invoice|inv|bill)\b)/i,
    'this is our second $1. ',
  ],
  [
    /^(?:please )?(?:reply|respond|write(?: back)?|get back) to them\b(?! (?:to|about|for)\b)[\s,:.]*(?:and (?:say|tell them|let them know) )?(?:that )?(?=\S)/i,
    '',
  ],
  [
    /^(?:please )?(?:answer|e-?mail|text|message|write) them\b(?! (?:to|about|for)\b)[\s,:.]*(?:and (?:say|tell them|let them know) )?(?:that )?(?=\S)/i,
    '',
  ],
  [
    /^(?:please )?(?:follow(?:ing)? up|check(?:ing)? (?:back )?in|check(?:ing)?(?: back)?|touch base) with them\b(?: (?:at|from) the [a-z]+\b)?(?=[,:.]| (?:I|we|he|she|they|his|her|their|our|my|did|does|is|are|has|have|do|can|will|would)\b)[\s,:.]*(?=\S)/i,
    '',
  ],
  [/^(?:please )?complain to them\b(?! (?:about|that)\b)[\s,:.]*(?=\S)/i, ''],
  [
    /^(?:(?:this is )?(?:our |the |my )?)(?:2nd|second) (notice|reminder) (?:for|to) them\b[\s,:.]*(?:about |that )?(?=\S)/i,
    'this is our second $1. ',
  ],
  [
    /^(?:(?:this is )?(?:our |the |my )?)(?:3rd|third) (notice|reminder) (?:for|to) them\b[\s,:.]*(?:about |that )?(?=\S)/i,
    'this is our third $1. ',
  ],
  [
    /^(?:an? |our |the )?(quote|estimate|bid|price|proposal) (?:for|to) them\b[\s,:.]*(?:for |on )?(?=[\d"]|(?:the|an?|new|one|two|three|[a-z]+ing)\b)/i,
    'here is our $1 for ',
  ],
  [
    /^(?:please )?(?:send|give|get) them (?:an? |our |the |my )?(quote|estimate|bid|price|proposal)\b[\s,:.]*(?:for|on|to) /i,
    'here is our $1 for ',
  ],
  // "Send Mrs. Odom her invoice for the treatment"
  [
    /^(?:please )?send (?:them|him|her) (?:the|an?|our|my|his|her|their) (invoice|bill)\b(?= for )/i,
    'the $1',
  ],
  [
    /^(?:(?:nicely|politely|kindly|please|gently) )*(?:turn down|decline|say no to) (?:them|the (?:guy|lady|rep|salesman|salesperson|people|folks)(?: (?:at|from|with) [A-Z][\w'-]*(?: [A-Z][\w'-]*)*)?)(?:, [A-Za-z][\w'-]+)?(?=[.,:]|$)[\s,:.]*/i,
    'thank you for getting in touch, but we have to pass this time. ',
  ],
  [
    /^(?:an? |our |the )?(quote|estimate|bid|price|proposal) (?:for|to) them\b[\s,:.]*(?:to )?(?=(?:re\w{2,}|install|build|paint|clean|remove|haul|tear|put|fix|trim|mow|pour|wire|print|cater|design|move|deliver|supply|make|grade|dig|seal|cut)\b)/i,
    'here is our $1 to ',
  ],
  [/^(?:an? |the |our )?invoice (?:for|to) them\b(?! for\b)[\s,:.]*(?=\S)/i, 'invoice. '],
  [
    /^(?:please )?send (?:them|him|her) (?:our|the|an?|my) ((?:offer|quote|estimate|proposal|bid|price list|menu|contract|catalog|portfolio|schedule|brochure|plan|details)(?= (?:for|of|to|with|on)\b|[.,;]|$))/i,
    'here is our $1',
  ],
  [/^(?:bill|invoice|charge) them\b[\s,:.]*(?=\S)/i, 'invoice '],
];

/** "reply to them: she asked …" → "she asked …": the order is the reader's name, what it says comes after it. */
export function withoutOpener(entry: string): string {
  const text = entry.trimStart();
  for (const [pattern, say] of openers) {
    if (pattern.test(text)) return text.replace(pattern, say).replace(/^(?:and|also)\s+/i, '');
  }
  return entry;
}
