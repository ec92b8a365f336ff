import type { Measure } from './measure.js';

const workers =
  '(?:guys?|men|women|workers?|employees?|cleaners?|helpers?|baristas?|cooks?|drivers?|painters?|servers?|techs?|technicians?|stylists?|clerks?|hands|kids?|staff|crew|teachers?|assistants?|girls?|boys?|nephew|son|daughter)';

const costNames =
  'rent|lease|insurance|payroll|wages?|salary|salaries|utilities|electric\\w*|power|lights?|water|gas|fuel|diesel|internet|phone|software|loan|payments?|supplies|materials?|parts|ingredients|food|shampoo|packaging|shipping|fees?|commission|storage|stall|booth|permits?|licenses?|commissary|dues|subscription|expenses|bills|gastos';
const spent = new RegExp(
  `\\b(?:${costNames}|costs?|costing|runs? (?:me|us)|pay|pays|paying|paid|spend|spending|spent|buy|buying|bought|comes? to|adds? up to|charges (?:me|us)|they charge|(?:wants?|asks?|asking|needs?)(?= (?:about |around |only )?$))\\b`,
  'g',
);
const earned =
  /\b(?:charge|charging|charged|sell|selling|sells|sold|brings?(?: in)?|takes? in|clears?|make|makes|\ban? \p{L}+ pays|earn|get|gets|average (?:\p{L}+ )?(?:is|ticket|job|sale|order|check|visit|repair)|sales|revenue|(?:customers|clients|people|members|students|they|parents|families|walk[- ]?ins|guests|tenants|visitors|who|people) (?:usually |each |only |would |will |want to )*(?:pay|spend|buy)|each (?:buys|spends|pays)|pays? (?:us|me)|\p{L}+s (?:would|will) pay|tickets?|price|quote|bill|worth|left|grosses)\b/gu;
const othersAsk =
  /\b(?:market|landlord|hospital|city|supplier|platform|app|company|teacher|helper|driver|instructor|he|she|they) (?:charges?|wants?|asks?|takes?|gets?|needs?)\s*(?:about |around )?$/;
const costBehind = new RegExp(
  `^\\s*(?:(?:an?|per|each) \\w+ )?(?:(?:in|of|for|on) )?(?:the |my |our )?(?:${costNames})\\b`,
);
/** "The mate gets $120": somebody else has it. */
const anotherGets =
  /\b(?:the|my|our|an?) (?!shop|store|business|route|truck|company)\p{L}+ (?:gets?|keeps?|takes home)\s*(?:about |around )?$/u;
const othersGet = /\b(?:the|my|our) \p{L}+ gets?\b/gu;
const workersEarn = new RegExp(
  `\\b(?:${workers}|mechanics?|nurses?|bakers?|barbers?|welders?|shooters?|musicians?|djs?|ayudantes?)(?: \\w+)? (?:makes?|gets?|earns?|wants?|costs?)\\s*(?:about |around )?$`,
);
/** "$240 of wood". */
const ofMaterial =
  /^\s*(?:of|in) (?!(?:sales|revenue|work|business|profit|tips|it|that|them|the|our|my|a|an|cash|january|february|march|april|may|june|july|august|september|october|november|december)\b)[a-z]+/;
const soldFor =
  /\b\p{L}+s buy (?:it|them|these|those)?\s*(?:at|for)\s*(?:about )?$|\b(?:sell|sells|sold|selling|charge|charges|charging|bill|rent (?:them|it) out)\b[^.;]*\b(?:for|at|in)\s*(?:about |around |only )?$/u;

const lastIn = (text: string, words: RegExp) => {
  const found = [...text.matchAll(words)].at(-1);
  return found ? found.index + found[0].length : -1;
};

/**
 * Whether an amount comes in or goes out, by the last word about money before it, else by what follows it.
 * @param lead its sentence up to it
 * @param before its clause up to it
 */
export function flowOf(lead: string, before: string, after: string): Measure['flow'] {
  if (
    othersAsk.test(before) ||
    workersEarn.test(before) ||
    anotherGets.test(before) ||
    costBehind.test(after) ||
    ofMaterial.test(after)
  )
    return 'out';
  if (soldFor.test(before)) return 'in';
  // "The artist gets $90 and the room is $120": what others get says nothing of the room.
  for (const text of [before, lead.toLowerCase().replace(othersGet, '')]) {
    const [gone, come] = [lastIn(text, spent), lastIn(text, earned)];
    // "They pay" says more than "pay".
    if (Math.max(gone, come) >= 0) return come >= gone ? 'in' : 'out';
  }
  return /^[^.]{0,20}\b(?:in sales|revenue|left on|profit)\b/.test(after) ? 'in' : undefined;
}
