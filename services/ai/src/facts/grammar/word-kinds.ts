export const month =
  /^(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec|january|february|march|april|august|september|october|november|december)$/;
export const weekday =
  /^(?:mon|tues?|wed|thu(?:rs?)?|fri|sat|sun|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)$/;
export const timeNoun =
  /^(?:mornings?|afternoons?|evenings?|nights?|weeks?|months?|years?|days?|hours?|minutes?|noon|weekends?|only|sharp|am|pm|each|apiece|percent|old|years?)$/;
/** Nouns that have their number behind them. */
export const numbered =
  /^(?:route|truck|order|orders|invoice|inv|acct|ref|po|unit|room|lot|suite|apt|apartment|step|page|number|no|highway|hwy|exit|grade|level|part|booth|table|lane|gate|bay|zone|van|bus|line|stage|field|court|model|size|section|building|floor|door|station|class|policy|claim|account|ticket|check|job|phase|week|day|year|chapter|hole|pier|dock|slip|space|spot|stall|post|box|ext|extension|at|district|ward|precinct)$/;
