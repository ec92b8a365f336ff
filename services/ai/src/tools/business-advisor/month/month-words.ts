// The words by which a figure of a month is told. Each is tried on the sentence up to the figure, or on what follows it.

const people =
  '(?:people|employees?|workers?|helpers?|crew|staff|guys?|men|cooks?|servers?|baristas?|drivers?|cleaners?|techs?|technicians?|assistants?|painters?|stylists?|teachers?|instructors?|mechanics?|waiters?|bakers?)';

/** "Lunch for 40 people": they are served. */
export const servedPeople = /\b(?:for|feed|feeds|serve|serves|seat|seats)\s*(?:about |up to )?$/i;
/** Minutes on the road. */
export const drives = /\b(?:drive|driving|travel|trip|on the road|each way)\b/i;

/** After a count of people who are paid. */
export const paidPeople = new RegExp(
  `^\\s*(?:more |other |part-time |full-time )?${people}\\b`,
  'i',
);

/** After a count of those who pay each period, or of what is let. */
export const payers =
  /^\s*(?:(?:are |now )?enrolled\b|(?:(?:active|monthly|weekly|paying|regular|private|support|service|maintenance|more|other|new) )?(?:members?|memberships?|clients?|customers?|students?|pupils|subscribers?|children|kids|families|tenants|residents|accounts?|contracts?|chairs?|booths?|units?|rooms?|desks?|lockers?|stalls?|spots|places|seats|apartments|horses|dogs|cats|boats|pools|lawns|yards|offices|houses|homes|buildings|machines?|washers?|dryers?|bays|tables|beds)\b)/i;

/** Before what one payer pays each period. */
export const eachPayer =
  /\b(?:(?:who|that) (?:each )?pays?|(?:each|they|members|students|clients|customers|parents|families|tenants) (?:of them )?(?:pays?|is charged)|tuition is|tuition of|dues (?:are|of)|membership (?:is|costs|of)|(?:an?|each|one|every) (?:[a-z]+ )?(?:[a-z]+ )?(?:rents?(?: out)? (?:for|at)|is|pays|brings(?: in)?|leaves|clears|earns|makes)|rents? (?:each|every|an?|one) [a-z]+ (?:for|at)|at|for)\s*(?:about |around )?$/i;

/** Others who sell the same, as the subject of the words before the figure. */
export const others =
  /\b(?:competitors?|franchises?|rivals?|chains?|supermarkets?|(?:bigger|larger|cheaper|new|other|nearby|national|local|online) (?:[a-z-]+ ){0,2}(?:company|shop|store|salon|place|gym|cafe|printer|bakery|firm|studio|restaurant|seller|business)|(?:grocery|big box|discount|hardware|department) stores?|(?:the|a) (?:shop|store|salon|place|gym|cafe|studio|one) (?:down|across|next|around|over)|amazon|walmart|target|costco|home depot|lowe['’]s|aldi|kroger|others)\b[^.;]{0,70}?\b(?:sells?|charges?|advertises?|asks?|offers?|does|do|mows?|cleans?|cuts?|washes|prints?|bakes?|wants?|for|at|is|are)\b/i;
export const own = /\b(?:we|our|ours|i|my|mine)\b/i;

export const cashBefore =
  /\b(?:cash|savings|saved|reserves?|(?:in|on) (?:the|our|my) (?:bank|account)|bank (?:balance|account)|on hand|set aside)\b[^.;]*$|\b(?:i|we)(?: only| just| still)? have\s*(?:only |about |just |around )?$/i;
export const cashAfter =
  /^\s*(?:left |saved|in savings|of savings|in cash|of cash|in reserve|on hand|set aside|put aside|(?:left )?in (?:the|our|my|a) (?:bank|business account|account|checking)|of (?:my|our) own)\b/i;
export const owedAfter =
  /^\s*(?:in|of|worth of) (?:(?:open|unpaid|outstanding|overdue|late|pending) )+(?:invoices?|bills?|accounts|orders)|^\s*(?:in|of) (?:receivables|invoices)|^\s*(?:outstanding|unpaid|overdue|past due)\b/i;
export const owedBefore = /\b(?:owes? (?:us|me)|receivables|outstanding|unpaid|past due)\b[^.;]*$/i;

export const salesBefore =
  /\b(?:revenue|sales|turnover|takings|gross(?:es|ed)?|tak(?:e|es|ing) in|took in|brings? in|(?:that|which|it) brings?|(?:we|i) (?:sell|sold|do|did|make|made|earn|bill)|comes? in|it does|orders (?:are|were|bring)|(?:goods|food|bread|things) worth)(?: (?:of|is|are|was|were|dropped|fell|went|rose|about|around|only|to|will|be|down|goods|worth|monthly|annual|now|up|currently))*\s*$/i;
export const salesAfter =
  /^\s*(?:a (?:month|week|day|year) )?(?:in |of )?(?:monthly |weekly |annual |yearly )?(?:sales|revenue|turnover)\b/i;

const costNames =
  'rent|rentals?|lease|insurance|payroll|wages?|salar(?:y|ies)|utilities|electric\\w*|power|gas|fuel|diesel|water|internet|phone|software|loan(?: payments?)?|payments?|marketing|advertising|ads|storage|maintenance|overhead|expenses|fixed costs|running costs|costs|supplies|instructors?|teachers?|cleaning|kitchen|licens\\w+|permits?|staff|employees?|labou?r|manager|mechanic|crew|helper|assistant|driver|cook|cleaner|person|technician';
/** Costs of each month that people name without a period. */
export const monthlyCost =
  /\b(?:rent|lease|insurance|payroll|wages?|salar(?:y|ies)|utilities|electric\w*|lights?|water|power|internet|phone|loan payments?|fixed costs|running costs|overhead|(?:one|an?|the|our|my) (?:employee|helper|worker|assistant|manager|clerk|cook|server))(?: (?:is|are|of|runs?|at|about|around|costs?(?: us| me)?))*\s*$/i;
export const runningBefore = new RegExp(
  `\\b(?:${costNames})\\b(?: (?:is|are|of|at|for|gets?|runs?|would|be|costs?|about|around|now|will|cost|us|me|currently|another|only|next|door|available|bill|went|goes|go|up|rose|from|to|by))*\\s*$|\\b(?:pay|pays|paying|spend|spending|costs?(?: us| me)?|costing|available for|rents for|lease for|charges us|another|order|buy|purchase)(?: (?:about|around|only|another|an extra))?\\s*$`,
  'i',
);
export const runningAfter =
  /^\s*(?:more )?(?:a|per|each) (?:day|week|month|year)(?: more)? (?:for|in|on|to) (?!each|every)|^\s*(?:more|extra) (?:a|per|each) (?:month|week|year)|^\s*(?:a|per|each) (?:month|week|year) (?:more|extra|to run)|^\s*to run\b/i;
/** "$1,400 in rent", "$3,000 rent": the cost of a month is named after its amount. */
export const runningNamed =
  /^\s*(?:(?:a|per|each) month )?(?:(?:in|for|on|of) )?(?:the |our |my )?(?:(?:other|fixed|monthly|running) )*(?:rent|lease|payroll|wages|salaries|insurance|utilities|electric\w*|power|internet|phone|gas bill|loan payments?|overhead|bills|expenses|costs)\b/i;
export const isRent =
  /(?<!\b(?:chairs|booths|rooms|units|spaces|stalls|bays|desks|offices|lockers|cabins|boats|bikes|tables|apartments) )\b(?:rent|lease)\b(?! (?:out|each|every|an?|one|it|them)\b)|\blandlord\b/i;

/** "Ours costs $6.50": the own price. */
export const ourPrice = /\b(?:ours|mine) (?:costs?|is|are|sells? for|goes for)\s*(?:about )?$/i;

/** Before what one sells for. */
export const priceBefore =
  /\b(?:charg(?:e|es|ed|ing)(?: [a-z]+){0,2}?|sell(?:s|ing)?(?: [a-z]+){0,4}? (?:for|at)|sold(?: [a-z]+){0,4}? (?:for|at)|pric(?:e|ed)(?: of [a-z]+)?(?: is| at)?|tickets? (?:is|are|costs?)|(?:average|typical|normal) [a-z]+(?: [a-z]+)? (?:is|of|brings|spends|pays)|averages?|customers? pays?|clients? pays?|go(?:es)? for|at|bill|spends?)\s*(?:about |around |only |on average )?$/i;
export const eachAfter =
  /^\s*(?:each|apiece|on average|(?:an?|per|for an?|for each|for every) (?!day|night|week|month|year|hour|used|new|second|small|large)[a-z]+)/i;

const goods =
  'ingredients?|materials?|parts?|supplies|shipping|postage|packaging|delivery|gas|fuel|ink|paper|food|lumber|fabric|flowers|flour|beans|product|goods|shampoo|color|wax|detergent|feed|travel|travels?|props|prints?|printing|coffee|meat|produce|seeds?|disposables|chemicals|box(?:es)?|containers?';
/** Before a cost of one, or of something that is bought. */
export const costBefore = new RegExp(
  `\\b(?:costs?(?: me| us)?|costing(?: me| us)?|(?:${goods})(?: and (?:${goods}))*(?: (?:is|are|costs?|runs?|cost me|cost us|take|for a [a-z]+|for each [a-z]+|about))*|pay (?:my|our|the|an?) [a-z]+|to make|spend|plus|needs?|uses?)\\s*(?:about |around |another )?$`,
  'i',
);
export const costAfter = new RegExp(
  `^\\s*(?:to (?:make|grow|bake|produce|print|build|ship)|(?:in|for|of|worth of) (?:an? |the )?(?:${goods}|second|helper|assistant|crew)\\b)`,
  'i',
);
/** "$310 for a second shooter": paid for each one. */
export const helperAfter =
  /^\s*for (?:an?|the|one|another) (?:second |extra )?(?:shooter|photographer|helper|assistant|server|driver|musician|drummer|person)\b/i;
/** What is paid once. */
export const outlayBefore =
  /\b(?:fit(?:ting)?(?: it)? out(?: would)?(?: costs?)?|set(?:ting)?(?: it)? up(?: would)?(?: costs?)?|renovat\w+|remodel\w*|build(?:ing)? it|(?:van|truck|trailer|oven|machine|kiosk|equipment|freezer|mixer|mower|lift|computer|website|kiln|press|espresso machine|car|building)(?: (?:would|is|costs?|for|at|of|be|runs|new|used))*|deposit(?: of| is)?|down payment(?: of| is)?|buy(?:ing)?(?: [a-z]+){0,3}? (?:for|costs?)|plus|(?:for )?sale (?:for|at)|asking|one-time(?: cost)?(?: of)?|invest)\s*(?:about |around )?$/i;
export const outlayAfter =
  /^\s*(?:to (?:set (?:it )?up|fit (?:it )?out|buy|install|renovate|start|open|build)|up ?front|once|one-time|for (?:the |a |an )?(?:equipment|renovation|fit-out|machine|van|truck|kiosk|oven))\b/i;

/** Sales of a named time. */
export const dated =
  /^\s*(?:(?:a|per) (?:month|year) )?(?:in (?:january|february|march|april|may|june|july|august|september|october|november|december|20\d\d)|last|this|the year before|\w+ years? ago)\b/i;

/** A cost in percent of the sales. */
export const shareWords =
  /\b(?:food|goods|ingredients?|materials?|supplies|labou?r|payroll|wages|cost of goods|flowers|products?|parts|merchandise|inventory|commission|fees?|stock)\b[^.;]*$|\b(?:takes?|(?:they|barbers?|stylists?|artists?|staff) get|gets|keeps?|charges?(?: us| me)?|cut of)\s*(?:about |around )?$/i;
export const shareAfter =
  /^\s*(?:commission|fees?|of (?:the |each |every |my |our |all )?(?:sales?|revenue|price|turnover|cuts?|orders?|sale|service|job|ticket|what))/i;

export const moreBefore =
  /\b(?:turn(?:ing|ed)? (?:away|down)|say(?:ing)? no to|(?:could|would|can) (?:add|take|hold|fit|seat|let (?:me|us) (?:do|sell|take))|room for|hold|waitlist of|wait(?:ing)? ?list of|waiting list (?:has|with|of))\s*(?:about |around |up to |another )?$/i;
export const moreAfter =
  /^\s*more\s*(?:[.,;]|$|a (?:day|week|month)\b)|^\s*(?:(?:people |customers |guests |cars )?(?:leave|walk (?:out|away|off)|give up|drive (?:on|off))\b|(?:[a-z]+ )?on (?:the|our|a|my) wait(?:ing)? ?list|more (?!than|or|a |people|person|hours|days|employee|helper|worker|server|cook|hand)[a-z]+|additional [a-z]+|are waiting)/i;
/** After how many have signed up. */
export const enrolled = /^\s*(?:are |now )?enrolled\b/i;
/** "Room for 24 kids": as many as there could be. */
export const roomBefore =
  /\b(?:room for|capacity (?:of|is|for)|licensed for|up to)\s*(?:about |up to )?$/i;
/** "I fix 11 a day and could do 18". */
export const couldDo =
  /\bcould (?:do|handle|fix|serve|make|take|see|clean|wash|bake|finish|sell)(?: up to)?\s*(?:about )?$/i;
/** "A third boat is $38,000": one more of those that are there. */
export const oneMore =
  /\b(?:an?(?:other)?|one) (?:second|third|fourth|fifth|more|extra|additional|new)? ?[a-z]+(?: [a-z]+)? (?:is|costs?|would cost|would be|runs?|sells for|goes for)\s*(?:about |around )?$/i;
/** "A cut and color is $95". */
export const oneIs =
  /(?:^|[.;,]\s*|\b(?:and|but) )(?:an?|each|every|our|one) (?!(?:new|used|second|third|fourth|fifth|bag|box|case|pound|sack|roll|gallon|container|delivery|worker|helper|employee|person|machine)\b)[a-z'’-]+(?: [a-z'’-]+){0,3} (?:is|runs|goes for)\s*(?:about |around )?$/i;
/** "A teacher costs": somebody who could be hired. */
export const somebodyCosts = new RegExp(
  `\\b(?:an?|one|another) (?:[a-z-]+ )?${people} (?:costs?|is|would|gets?|runs?|makes?)(?: [a-z]+)?\\s*(?:about |around )?$`,
  'i',
);
/** "Our margin is 34%": the rest of the sales is paid for goods. */
export const marginBefore =
  /(?<!\b(?:net|profit|operating) )\b(?:gross )?margins?(?: on [a-z]+)?(?: is| of| at| are| about| around)*\s*$|\b(?:we|i) keep\s*(?:about |around )?$/i;
export const marginAfter = /^\s*(?:gross )?margin\b/i;
/** "$58,000 a month, down from $71,000". */
export const downFrom = /\b(?:down|up) from\s*(?:about |around )?$/i;
/** "For 8 of those hours". */
export const ofThoseHours =
  /^\s*(?:of (?:those|these|the|them)(?: hours)?|hours of (?:it|that|those))\b/i;
/** "3 are taken". */
export const takenAfter =
  /^\s*(?:of them )?(?:are |is |were )?(?:now |currently |already )?(?:taken|rented(?: out)?|filled|occupied|let|booked|in use)\b/i;
/** "$300 a month for ads". */
export const forAds = /\bfor (?:ads|advertising|marketing|promotion)\b/i;
/** Five days a week. */
export const onWeekdays =
  /\b(?:weekdays?|mon(?:day)?s?\s?(?:through|thru|to|till|-|–)\s?fri(?:day)?s?)\b/i;
/** How long a season is. */
export const seasonBefore = /\bseason (?:is|lasts|runs|goes)(?: only| just)?\s*(?:about )?$/i;

/** A list of people who wait is not room for them. */
export const waiting = /wait(?:ing)? ?list/i;

/** A room or machine that could be had for an amount. */
export const offered = /\b(?:available|for rent|to rent|to let|on offer)\b[^.;]*$/i;
/** What comes only with something new. */
export const planned =
  /\b(?:would|could|available|new|second|bigger|larger|another|more|extra|need|hire|hired|hiring|next door|if)\b/i;
export const wasted =
  /\b(?:throw(?:s|ing)? (?:away|out)|thrown (?:away|out)|threw (?:away|out)|waste[sd]?|wasting|spoil\w*|goes bad|in the trash|unsold)\b/i;

/** "Rent is 1,900 either way": the same with both answers. */
export const eitherWay = /^[^.;]{0,25}\b(?:either way|anyway|regardless|no matter what)\b/i;

export const ofPeople = new RegExp(
  `\\b(?:payroll|wages?|salar(?:y|ies)|pay|manager|${people})\\b`,
  'i',
);

/** Customers pay so many days later. */
export const paidAfter =
  /\b(?:pa(?:y|ys|id)|invoices?)\b[^.;]*…\s*days? (?:after|later|late)\b|\b(?:after|in|net)\s*(?:only )?…\s*days?\b/i;
/** Before what is bought. */
export const buys = /\b(?:need|buy|buying|purchase|for)\s*$/i;

/** "A crew of two". */
export const crewOf = /\b(?:crew|team|staff) of\s*$/i;
/** "8 people at $45": they pay. */
export const guestsAt =
  /^\s*(?:people|guests|persons|students|participants|kids|adults|seats) at\s*$/i;
/** "Power would go up $180 a month". */
export const goesUp = /\b(?:go(?:es)? up|went up|rises?|increases?)(?: by)?\s*$/i;

/** "In summer we clear about 9,000": another time of the year than the one that is computed. */
export const ofSeason =
  /\b(?:in|during|over) (?:the )?(?:summer|winter|spring|fall|autumn|season|holidays|peak|high season|good months)\b[^.;]*\b(?:clear|make|net|earn|profit|left|take in|bring in)\b/i;

/** "A ride costs $12". */
export const oneCosts =
  /(?:^|[.;,]\s*|\band )\s*(?:an?|each|one) (?!(?:new|used|second)\b)[a-z]+(?: [a-z]+)? costs?\s*(?:about )?$/i;
export const thingIs =
  /\b(?:the|our|my|an?) (?:[a-z-]+ ){1,3}(?:is|are|costs?(?: me| us)?|runs?(?: me| us)?|comes to)\s*(?:about |around )?$/i;

/** "Each one brings in $160 a month": of one of those that are let or run, not of the whole. */
export const eachBrings =
  /\b(?:each|every) (?:one |of (?:them|these|those) |[a-z]+ )?(?:brings? in|makes?|earns?)\s*(?:about |around )?$/i;
/** "I make $42 on each oil change": what one leaves stands for its price. */
export const leavesBefore = /\b(?:make|makes|clear|keep|earn)\s*(?:about |around |only )?$/i;
export const fromEach = /^\s*(?:on|per|from|for) (?:each|every|an?|one)\b/i;
