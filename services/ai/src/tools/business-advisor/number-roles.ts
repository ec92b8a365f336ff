import type { EnteredNumber } from './entered-numbers.js';
import { notForSale } from './not-for-sale.js';

const hasWords = (pattern: RegExp) => (n: EnteredNumber) =>
  pattern.test(n.before) || (!/^\s*[,;]/.test(n.after) && pattern.test(n.after));
const isMoney = (n: EnteredNumber) => n.kind === 'money';
const isPeriod = (per: string | undefined) => /^(?:day|week|two weeks|month|year)$/.test(per ?? '');

/** "at $65 each", "A cleaning is $120", "Ours is $3.75". */
const isEach = (n: EnteredNumber) =>
  /^\s*each\b/i.test(n.after) ||
  (/(?:^|\s)(?:an?|each|one) (?!second|new|used|bigger)[a-z]+(?: [a-z]+)? (?:is|runs)\s*(?:about\s*)?$/i.test(
    n.before,
  ) &&
    !notForSale.test(n.before)) ||
  /\b(?:ours|mine) (?:is|are|costs?)\s*(?:about\s*)?$/i.test(n.before);

const ofOthers =
  /\b(?:they|competitors?|chain|rival|other (?:shop|place|store)|amazon|walmart|target|costco|chewy|lowe['’]s|home depot|planet fitness|new (?:\w+ )?(?:shop|place|store|cafe|gym|one) (?:sells?|charges?|has|is|opened)|new (?:shop|place|store|cafe|one))\b/i;

/** "A chain opened nearby and sells coffee for $2.50": their price. */
function isOfOthers({ sentence, start }: EnteredNumber): boolean {
  const before = sentence.slice(0, start);
  return ofOthers.test(before) && !/\b(?:we|our|ours|i)\b/i.test(before);
}

const find = (numbers: readonly EnteredNumber[], ...tests: ((n: EnteredNumber) => boolean)[]) =>
  numbers.find((n) => tests.every((test) => test(n)));

const not = (pattern: RegExp) => (n: EnteredNumber) => !pattern.test(n.before);
const perPeriod = (n: EnteredNumber) => isPeriod(n.per);

const profitWords = /\b(?:leaves?|profit|net|clear(?:s|ing)?|left over)\b/i;
const cashWords =
  /\b(?:cash|in (?:the|our|my) (?:bank|account)|savings|reserves?|saved|bank (?:balance|account)|cushion|on hand|set aside|checking)\b/i;
const burnWords =
  /\b(?:burn(?:ing|s)?|los(?:e|es|ing)|more than (?:comes|came) in|in the red|short(?:fall)?|a loss of|negative)\b/i;
const revenueWords =
  /\b(?:revenue|sales|turnover|gross(?:es|ed|ing)?|take in|takes in|taking in|bring in|brings in|comes? in|income|takings|total is|(?:it|which|that|she|he) does|(?:we|i|you) (?:make|made|do|did|earn|earned|sell|sold|bill|billed))\b/i;
const costWords =
  /\b(?:costs?|expenses|spend(?:s|ing)?|overhead|bills|goes? out|outgoings|payroll and rent|payroll,? rent and \w+ (?:run|are|cost)|payroll rent and \w+ (?:run|are|cost))\b/i;

/** The numbers whose meaning the words around them tell. */
export function rolesOf(numbers: readonly EnteredNumber[]) {
  const money = numbers.filter(isMoney);
  const rent = money.filter(
    (n) =>
      /\b(?:rent|lease|landlord)\b/i.test(n.before) ||
      /^[^,]{0,18}\b(?:rent|lease)\b/i.test(n.after),
  );
  const change = changeIn(money);
  const isRentChange = change && /\b(?:rent|lease|landlord)\b/i.test(change.from.sentence);
  const cash = find(
    money,
    (n) =>
      hasWords(cashWords)(n) ||
      (/\b(?:I|we)(?: only| just| still)? (?:have|got|had)(?: about| maybe| only| around| like| just| roughly)*\s+$/i.test(
        n.before,
      ) &&
        !/^\s*(?:in|of) (?:debt|loans?|orders|sales|receivables|(?:(?:open|unpaid|outstanding|overdue|late) )?(?:invoices|bills))\b/i.test(
          n.after,
        )) ||
      (/(?:^|,|\band)\s*(?:have|got)(?: about| maybe| only| around| like| just| roughly)*\s+$/i.test(
        n.before,
      ) &&
        n.value >= 500),
    not(burnWords),
    (n) => !/\b(?:savings|saved) of\b|\bbank wants\b/i.test(`${n.before} ${n.after}`),
    (n) => !perPeriod(n) || /cash|bank/i.test(n.before),
  );
  const taken = new Set([...rent, ...(cash ? [cash] : [])]);
  const open = money.filter((n) => !taken.has(n));
  const burn = find(
    open,
    (n) =>
      burnWords.test(n.before) ||
      /more than (?:comes|came|(?:we|I|you) (?:make|earn|take in|bring in|sell))|short\b/i.test(
        n.after,
      ),
    perPeriod,
  );
  const isFlow = (n: EnteredNumber) => perPeriod(n) && n !== burn;
  const revenue = find(
    open,
    isFlow,
    (n) =>
      revenueWords.test(n.before) ||
      /^[^,]{0,25}\b(?:in sales|in revenue|revenue|sales)\b/i.test(n.after),
  );
  const costs = find(
    open,
    isFlow,
    (n) =>
      n !== revenue &&
      (costWords.test(n.before) ||
        // "Payroll rent and steel run 68,000 a month".
        /\b(?:payroll|rent|materials|supplies|utilities|insurance|groceries|wages),?(?: and| &)? (?:[a-z]+,? ){0,3}(?:run|are|cost|come to|is)\s*(?:about |around )?$/i.test(
          n.sentence.slice(0, n.start),
        ) ||
        /^[^,]{0,25}\b(?:in (?:costs|expenses|overhead)|of (?:costs|expenses|overhead)|costs|expenses|overhead)\b/i.test(
          n.after,
        )),
    not(/\b(?:marketing|ads?|advertis\w+|budget)\b|\bwould\b/i),
  );
  const named = find(
    open,
    isFlow,
    (n) => n !== revenue && n !== costs && profitWords.test(n.before),
  );
  // "We do 31k a month and clear maybe 2,500": of the same month.
  const ofRevenue = find(
    open,
    (n) => n.per === undefined && n.sentence === revenue?.sentence && n.start > revenue.start,
    (n) => profitWords.test(n.before) && n.value < (revenue?.value ?? 0),
  );
  const profit = named ?? (ofRevenue && revenue && { ...ofRevenue, per: revenue.per });
  const unitPrice = find(
    open,
    (n) => !isOfOthers(n),
    (n) =>
      !perPeriod(n) &&
      n.per !== 'hour' &&
      (isEach(n) ||
        /\b(?:sell(?:s|ing)?|sold|charge|charges|charging|price|priced|ticket|a visit is|(?:average|avg) (?:groom|cut|haircut|service|lawn|customer|fare|room|fill|massage|wash|sale|order|ticket|bill|check|visit|job|repair|spend)|tuition|worth|spends?|go(?:es)? for|bill)\b/i.test(
          n.before,
        ) ||
        /^\s*(?:a|an|per|each)\s+(?:visit|cut|cup|loaf|job|customer|session|order|class|appointment|plate|dish|head|cake|lawn|car|night|room|dozen)\b/i.test(
          n.after,
        ) ||
        (/\b(?:an?|our|my)\s+$/i.test(n.before) &&
          /^\s*(?:latte|coffee|cut|haircut|burger|pizza|plate|cake|bouquet|session|class|ticket|meal|dinner|lunch|cookie|muffin|shirt|oil change|wash|massage)\b/i.test(
            n.after,
          )) ||
        /^\s*(?:on )?(?:average|avg)\b/i.test(n.after) ||
        (/\b(?:at|average)\s+$/i.test(n.before) &&
          /\b(?:sold|sell|selling|orders?|dozen)\b/i.test(n.sentence))),
    not(
      /\b(?:cost|costs|costing|rent|flour|supplier|part|parts|booth|loan|owes?|cameras?|only worth)\b[^,]*$/i,
    ),
  );
  const unitCost =
    find(
      open,
      (n) => n !== unitPrice && !perPeriod(n),
      (n) =>
        /\b(?:costs?(?: me| us)?|costing|ingredients|materials?|to make|make (?:it|one) for|buy (?:it|them) (?:at|for)|wholesale|parts)\b/i.test(
          n.before,
        ) ||
        /^\s*wholesale\b/i.test(n.after) ||
        /^[^,]{0,20}\b(?:to make|in (?:ingredients|materials|parts)|for (?:materials|parts|ingredients))\b/i.test(
          n.after,
        ),
      not(/\b(?:rent|would cost|truck|oven|machine|equipment|quote)\b/i),
    ) ??
    // "A box sells for 11 and food plus container is like 4.50": named after the price, and below it.
    find(
      open,
      (n) =>
        unitPrice !== undefined &&
        n.sentence === unitPrice.sentence &&
        n.start > unitPrice.start &&
        n.value < unitPrice.value &&
        !perPeriod(n) &&
        n.per !== 'hour' &&
        /\b(?:food|container|packag\w+|ingredients?|materials?|parts|supplies|product|stuff|fabric|wood|wax|beans|feed)\b/i.test(
          n.sentence.slice(unitPrice.start, n.start),
        ),
    );
  const budget = find(
    open,
    (n) =>
      /\b(?:marketing|ads?|advertis\w+|promot\w+|budget|facebook|google|instagram)\b/i.test(
        n.before,
      ) ||
      /^[^,]{0,40}\b(?:on|for|in|to spend on) (?:marketing|ads|advertising|facebook|google|instagram|flyers|promotion)\b/i.test(
        n.after,
      ),
    (n) => n !== revenue,
  );
  const owed = find(
    open,
    hasWords(
      /\b(?:owe[sd]?|owing|outstanding|open invoices|unpaid|receivables|overdue|late invoices|past due|floating)\b/i,
    ),
    (n) => !perPeriod(n),
    // "I owe 22k on it" is the owner's own debt.
    not(/\b(?:I|we|you)(?: still)? owe\b/i),
  );
  const need = find(
    open,
    (n) => n !== owed && n !== unitPrice && n !== unitCost && n !== budget && !perPeriod(n),
    (n) =>
      /\b(?:need|needs|borrow|loan|quote|quoted|raise|cost|costs|asking|price of|for sale|financ\w+|invest|(?:truck|van|oven|cooler|machine|equipment|trailer|building|cameras?|freezer|lift) (?:is|would be|runs))\b/i.test(
        n.before,
      ) || /^\s*(?:loan|new|used)\b/i.test(n.after),
    (n) => n.value >= 1_000,
  );
  return {
    profit,
    cash,
    burn,
    revenue,
    costs,
    unitPrice,
    unitCost,
    budget,
    owed,
    need,
    change,
    isRentChange,
    rent: rent[0],
  };
}

export type NumberRoles = ReturnType<typeof rolesOf>;

/** "from $3,200 to $4,100". */
export interface Change {
  readonly from: EnteredNumber;
  readonly to: EnteredNumber;
}

export function changeIn(numbers: readonly EnteredNumber[]): Change | undefined {
  for (const [at, to] of numbers.entries()) {
    const from = numbers[at - 1];
    if (!from || from.sentence !== to.sentence || from.kind !== to.kind) continue;
    if (
      /\bfrom\s*(?:about |around |roughly )?$/i.test(from.before) &&
      /(?:^|\s)(?:down |up )?to\s*(?:about |around |roughly |only |just )?$/i.test(to.before)
    )
      return { from, to };
  }
  return undefined;
}
