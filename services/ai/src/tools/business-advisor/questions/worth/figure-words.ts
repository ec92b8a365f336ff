// The words by which the role of a figure is told: before it, behind it, or in its sentence up to it.

/** Those who are paid for their work. */
export const workers =
  '(?:guys?|men|women|workers?|employees?|cleaners?|helpers?|baristas?|cooks?|drivers?|painters?|servers?|techs?|technicians?|stylists?|clerks?|hands|kids?|staff|crew|teachers?|assistants?|girls?|boys?|nephew|son|daughter)';
/** After a number of people who are paid. */
export const paidPeople = new RegExp(
  `^ (?:of us\\b|(?:more |other |of my |extra )?(?:${workers}|people)\\b)`,
);
/** "For 120 people": they are served. */
export const servedPeople = /\b(?:for|feed|serve|seat)$/;
/** "An office of 6 people": tells only how large it is. */
export const groupOf = /\b(?:office|family|party|group|team|staff|class) of$/;
/** "My guy who makes": what follows is a wage. */
export const wageBefore = new RegExp(
  `\\b${workers}(?: i have)?(?: who| that)? ?(?:makes?|gets?|earns?|costs?(?: me)?|is|am paid|i pay)$`,
);

/** After a figure that tells nothing about money. */
export const asideAfter =
  /^ ?(?:years? (?:old|ago)|year[- ]old|months? ago|weeks? ago|miles?|am\b|pm\b|o'clock|degrees|blocks?|years?\b|sq\w*|feet|stars?|minutes?\b|normally\b|usually\b)/;
/** Before a figure that stays the same whatever is decided, or is already so. */
export const asideBefore =
  /\b(?:full at|capacity(?: is| of)?|room for|licensed for|(?:i|we) (?:have|own|run)|(?:i|we) work|working|(?:i|we)(?: only)? keep|usual(?: price| rate)? is|usually(?: charge| get)?|normally(?: charge| get)?|regular price is|normal is|normally get)$/;
/** "Rent is 1,900 either way": the same with both answers. */
export const eitherWay =
  /^[^|]{0,20}\b(?:either way|anyway|regardless|no matter what|already paid)\b/;

/** "I keep 40%". */
export const kept = /\b(?:keep|margin|clear|profit|left|i make|we make)\b/;
/** What is left after all costs: nothing can be taken from it again. */
export const netMargin = /\b(?:net|profit|operating) margin\b/;
export const oneWay = /^ minutes? (?:an?|each|1|either|every) way\b/;
export const saves = /\bsav(?:e|es|ing)(?: me| us)?$/;
/** "I lose 3 clients at 45 that day". */
export const loses = /\b(?:lose|losing|miss|give up|cancel)$/;
export const days = /^ (?:days?|nights?|mornings?|evenings?)\b/;
/** "4 hours a dress". */
export const eachHours =
  /^ [a-z]+ (?:(?:for )?(?:an?|per|each) (?!day|night|week|month|year|hour)[a-z]+|each|apiece|in each)\b/;
/** "Each takes me 22 hours". */
export const eachTakes = /\b(?:each|every)(?: (?:1|[a-z]+))? takes?(?: me| us)?$/;
/** "3 people 5 hours at". */
export const hoursAt = /\bhours? (?:[a-z]+ ){0,3}?at$/;
/** "Insurance pays 52 an hour", "I charge 78 an hour". */
export const hourlyRate =
  /\b(?:charge|charging|bill|price|rate|(?:insurance|customers?|clients?|they|company|school|city|builder|church|center|gym|studio)(?: would| will)? pays?(?: me| us)?)(?: is)?$/;
/** A word that the number counts. */
export const noun =
  /^ (?:more |other |new |extra )?(?!an?\b|the\b|and\b|per\b|for\b|to\b|in\b|on\b|each\b|apiece\b|every\b|last\b|this\b|that\b|so\b|when\b|who\b|normally\b|usually\b|now\b)[a-z][a-z'-]+/;
export const averageAfter = /^ (?:average|avg)\b/;
export const eachAfter =
  /^ (?:each|apiece|(?:an?|per) (?!day|week|month|year|night|fortnight)[a-z]+)\b/;
/** "90 on a bike". */
export const fromEach = /^ (?:each|apiece|(?:on|per|from|for|off) (?:an? |each |every )?[a-z]+)\b/;

export const soldFor =
  /\b(?:charges?|charging|charged|sells?(?: [a-z']+){0,4}(?: for| at)|sold(?: [a-z']+){0,3}(?: for| at)|priced?(?: is| at)?|tickets?(?: is| are)?|average(?: [a-z]+)?(?: is| of)?|avg(?: [a-z]+)?(?: is)?|averag(?:es|ing)|pa(?:y|ys|id)(?: me| us)?|spends?|quoted?|bid(?: [a-z]+){0,3}(?: at| for)?|at|each is|get|bill(?:ed|s)?|for the [a-z]+ is|go(?:es)? for|is worth|are worth|groom is|cut is|visit is|job is|order is|[a-z]+ers? (?:are|is))$/;
export const leftFrom =
  /\b(?:make|makes|clear|clears|keep|keeps|earn|earns|profit(?: is| of)?|net|nets|leaves?|left with)(?: me| us)?(?: is)?$/;
export const bringsIn =
  /\b(?:brings?(?: in)?(?: me| us)?|does|do|did|makes?|sells?|sold|sales(?: are| is| of)?|takes? in|took in|revenue(?: is| of)?|gross(?:es)?|ring up|worth|comes? in)$/;
/** "I clean an office for 1,450 a month". */
export const workedFor =
  /\b(?:i|we) (?:clean|mow|do|teach|plow|maintain|cater|deliver|service|mind|watch|walk|groom|drive|bake|cook)\b[^|]* for$/;
export const costs =
  /\b(?:uses?|costs?(?: me| us)?(?: is| are| of)?|costing(?: me| us)?|runs?(?: me| us)?|rent(?: is| for)?|lease(?: is)?|unit (?:is|for)|storage(?: unit)?(?: for| is)?|fees?(?: is| are| of)?|insurance(?: is)?|payment(?: is| of)?|payments(?: are| of)?|wants?|asks?|pay|pays|paying|spend|for|is|are|would be)$/;
/** "Parts 25", "truck payment 890": a cost and its amount, without a verb. */
export const bareCost =
  /\b(?:parts|materials?|food|fuel|gas|supplies|ingredients|paint|packaging|shipping|insurance|payment|rent|lease|utilities|electric\w*|phone|software|storage|repairs?|maintenance|laundry|ads?|marketing|wages|payroll|propane|water|power|trash|fees?)$/;
/** Costs that are paid by the month where no period is named. */
export const monthlyCost =
  /\b(?:insurance|payment|rent|lease|utilities|electric\w*|phone|software|storage|loan)(?: (?:is|are|runs?(?: me)?|of))?$/;
/** "A teacher gets 18 of that". */
export const ofThat = /^ of (?:that|it|each|this|them)\b/;
export const ownCost = /\b(?:costs? me|costs? us|costing me|my cost is|runs? me|to make)$/;
/** "A plow contract is 1,800 a month". */
export const contractOf =
  /\b(?:contract|account|client|customer|route|gig|deal|offer)s?(?: [a-z]+){0,2}? (?:is|pays|brings|would be|would pay)$/;
/** "A client wants a site for 1,500". */
export const wantedFor =
  /\b(?:client|customer|company|builder|school|church|store|shop|restaurant|hotel|office|they|she|he|somebody|someone|lady|guy|neighbor|bride|couple)\b[^|]*\b(?:wants?|asks?|asked|needs?|offer(?:s|ed)?|hire[sd]?|will pay)\b[^|]* (?:for|at|of)$/;
/** "A room is 90 a night", "they rent for 25 a day": the price of one. */
export const rentedOut =
  /(?:\b(?:an?|1|each|the) [a-z]+ is|\b(?:they|it|each|which|that) rents?(?: out)?(?: for| at)?)$/;
/** "I want to make 80 an hour". */
export const wantedPay =
  /\b(?:want|need|like|hope|aim|try|trying)(?: to)?(?: (?:make|earn|get|clear|be at|have))?(?: at least)?$/;
/** "55 for the stall". */
export const placeAfter =
  /^ (?:a day )?for (?:the |a |my )?(?:stall|booth|table|spot|space|stand|room|kitchen|hall)\b/;
/** "For 4 months". */
export const termAfter = /^ (?:months?|weeks?)\b/;
/** "The van is 85": one more cost, named by what it is for. */
export const thingIs = /^(?:the|my|a) [a-z]+ (?:is|costs?|runs?)$/;
/** After what is paid once. */
export const onceAfter =
  /^ ?(?:installed|to (?:buy|install|put in|build|fix)|used|new|up ?front|once|1 time|to get it|delivered|down)\b/;
/** "Wants to sell me 14 accounts for 2,000". */
export const soldToMe = /\b(?:sell(?:ing)? (?:me|us)|buy(?:ing)?)\b[^|]* for$/;
export const boughtThing =
  /\b(?:lift|machine|oven|mower|truck|trailer|van|chair|equipment|fridge|freezer|cooler|fryer|grill|printer|computer|system|tent|saw|dryer|washer|pos|sign|website|press|kiln|mixer|new (?:1|one)|used (?:1|one)|it would|it is|buying|buy|install(?:ing)?)\b(?:[^,|]{0,25}(?:is|costs?|for|are|runs?|at))?$/;
/** "850 in paint": the cost is named after its amount. */
export const namedAfter =
  /^ (?:in (?!(?:a|the|my|our|sales|tips|total|all|cash)\b)[a-z]+|(?:of|for|worth of) (?:[a-z]+ ){0,2}(?:paint|materials?|parts|food|wood|supplies|gas|fuel|gasolina|ingredients|lumber|fabric|flowers|meat|product))\b/;
