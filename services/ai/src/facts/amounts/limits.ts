/**
 * What does not stand before a price, as the source of a pattern: "2 per family", "limit 3 per customer" and "one per
 * person, please" say how much each may have.
 */
export const noLimit =
  '(?<!\\b(?:limit|max|maximum|only|least|most|up to) )' +
  '(?!\\d (?:an?|per) (?:(?:family|customer|household)\\b|(?:person|car|guest)(?:,? please| only|,? limit|\\s*(?:[.;!]|$))))';
