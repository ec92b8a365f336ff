// Parts of the patterns in amount-patterns.ts.

/** A number that may be an amount, and what never is one: a time, a date, a part of a longer number. */
const number =
  '(?<![$\\d.,#/:–-])\\b(?:\\d{1,3}(?:,\\d{3})+|\\d{1,5})(?:\\.\\d\\d)?\\b(?![.,]?\\d)';
/** What has a number for a name: "unit 204", "order 5521", "check 1093". */
export const numbered =
  'unit|order|po|no|number|invoice|inv|apt|suite|ste|room|lot|ticket|check|job|case|account|acct|box|route|bay|space|slot|gate';
/** What is measured or counted in these is no amount. */
const units =
  'cents?|days?|weeks?|months?|years?|hours?|minutes?|mins?|hrs?|yrs?|wks?|am|pm|a\\.m|p\\.m|people|persons?|guests|kids|adults|percent|feet|foot|ft|inch(?:es)?|in\\.|times|x|oz|lbs?|pounds?|miles?|mi|units?|items?|spots?|seats?|sq|cm|mm|gal|gallons?|bags?|boxes|cases|dozen|star|stars|acres?|am|pm|bedroom|bed|bath|car|door|tier|foot|page|piece|pack|person|point|st|street|ave|avenue|rd|road|dr|drive|ln|lane|pine|oak|main';
export const noUnit = `(?!\\s?(?:${units})\\b|\\s?[%:/°"'’-]|st\\b|nd\\b|rd\\b|th\\b)`;
export const amount = `(${number})${noUnit}`;
/** What an amount is named after: "late fee 25". */
export const money =
  '(?:prices?|fees?|deposits?|quotes?|totals?|bills?|balance|charges?|costs?|rent|refund|credit|rate|estimate|owes?|owed|worth|budget|bid|invoice total|late fee|payment|pays?|paid|tuition|installment|copay|retainer|discount)';
/** What an hourly, daily or single price is for: "24 a head", "89 per sheet". */
export const pricedThings =
  'head|person|sheet|hour|hr|month|mo|week|day|visit|plate|piece|ticket|night|yard|foot|sq|square|load|bag|box|case|jar|bottle|pound|dozen|kid|child|adult|couple|family|student|car|room|window|tree|pair|unit|class|session|lesson|seat|table|gallon|ton|mile|trip|stop|cut|trim|wash|walk|cleaning|sitting|pan|tray|pie|loaf|cord|round|game|lane|stem|bale|roll|gallon|acre';
/** The same after a stroke: "89/month". */
export const shortThings =
  'mo|month|hr|hour|week|wk|visit|day|night|person|head|sheet|yr|year|each|ea';
/** What a number before it pays: "25 late fee". */
export const paidFor =
  'late fee|fee|deposit|discount|gift card|credit|refund|bonus|tip|voucher|coupon|per';
export const months =
  'jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec|january|february|march|april|august|september|october|november|december';
/** Before a number that counts, dates or compares: "limit 2 each", "see 3 a day". */
export const countingWords =
  'limit|max|only|least|most|times|up to|by|twice|from|to|instead of|than|about|around|get|got|see|have|had|serve|make|sell|sold|away|mow|wash|groom|bake|\\d on';
/** After a number that belongs to its money word, or to nothing: "deposit 500 by Friday". Else it counts a thing. */
export const afterMoney =
  'minus|plus|total|down|left|due|and|or|for|by|if|to|starts?|starting|with|per|a|an|each|at|on|is|was|off|until|till|which|because|but|so|extra|more|cash|check|today|back|now';
/** Before a number that is a name or a date: "room 204 due". */
export const namedByNumber =
  'order|invoice|number|route|truck|unit|room|suite|page|step|january|february|march|april|june|july|august|september|october|november|december|about|around|until|till|only|just|over|under|least|most|from|with|than|after|before|between';
/** People and orders who come in such numbers: "from 40 customers". */
export const counted =
  'customers|people|clients|members|orders|guests|kids|students|followers|visitors|patients';
export const end = '(?=\\s*(?:[,.;)]|$))';
