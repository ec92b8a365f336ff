/** What a line of notes leaves out or runs together, put back before it is split; each with an example. */
export const withTheirWords = (line: string): string =>
  line
    // "30 percent down, thats 1,260, before we order"
    .replace(/,? that(?:'s| is) (\$?\d[\d,.]*\d),? (?=before\b|up front\b)/gi, ', which is $1 ')
    // "shop lost power"
    .replace(
      /^(?=(?:shop|store|office|kitchen|salon|studio|clinic) (?:lost|has|had|is|was|will|got|needs|died|broke|quit|went|flooded|isn't|won't|keeps)\b)/i,
      'the ',
    )
    // "new booking system now so won't happen again"
    .replace(
      /(?<=^|[.;] )new ((?:[a-z]+ ){0,2}[a-z]+(?: on the [a-z]+)?) now,? so (?:it |this |that )?(?=won't\b|will not\b)/i,
      (_, what: string) => `we have ${/[^s]s$/.test(what) ? '' : 'a '}new ${what} now, so it `,
    )
    .replace(/(?<=, |^)look again (?=in\b|on\b|next\b)/gi, 'we will look again ')
    // "see them Jan 4"
    .replace(
      /(?<=, |^)see (him|her|them|you) (?=(?:on |next )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b)/gi,
      'we will see $1 ',
    )
    .replace(
      /(?<=, |^)((?:[\w-]+ ){1,3}?)(?<!\b(?:is|are|was|were|be|been) )(?=(?:almost full|nearly full|sold out|fully booked)(?:,|$))/gi,
      '$1is ',
    )
    .replace(
      /(?<=, |^)(?:the )?((?:2nd|second|3rd|third|next) [a-z]+) (?=(?:half|\d+ ?%|\$\d+) off(?:,|$))/gi,
      'the $1 is ',
    )
    // "18 refund no receipt needed"
    .replace(/(?<=[a-z\d]) (?=no [a-z]+(?: [a-z]+)? (?:needed|required|necessary)\b)/gi, ', ')
    // "trivia night 7pm $3 beers" lacks its commas.
    .replace(
      /(?<!\b(?:at|from|to|by|until|till|and|or|before|after|around|on|th|st|nd|rd|mon|tues?|wed|thu(?:rs?)?|fri|sat|sun|\w+day|\d)\s?[&-]?\s?)(?<=[a-z]{3})\s(?=\d{1,2}(?::\d\d)?\s?[ap]m(?:\s\$|\s[a-z]+\s[a-z]+$|$))/gi,
      ', ',
    )
    .replace(/(?=\s\$\d)(?<=\d\s?[ap]m|\b[a-z]{4,})\s(?=\$\d+(?:\.\d+)?\s[a-z]+s$)/g, ', ');
