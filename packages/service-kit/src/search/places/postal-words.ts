/** States by code (USPS, public domain). */
const states: Readonly<Record<string, string>> = {
  al: 'alabama',
  ak: 'alaska',
  az: 'arizona',
  ar: 'arkansas',
  ca: 'california',
  co: 'colorado',
  ct: 'connecticut',
  de: 'delaware',
  dc: 'district of columbia',
  fl: 'florida',
  ga: 'georgia',
  hi: 'hawaii',
  id: 'idaho',
  il: 'illinois',
  in: 'indiana',
  ia: 'iowa',
  ks: 'kansas',
  ky: 'kentucky',
  la: 'louisiana',
  me: 'maine',
  md: 'maryland',
  ma: 'massachusetts',
  mi: 'michigan',
  mn: 'minnesota',
  ms: 'mississippi',
  mo: 'missouri',
  mt: 'montana',
  ne: 'nebraska',
  nv: 'nevada',
  nh: 'new hampshire',
  nj: 'new jersey',
  nm: 'new mexico',
  ny: 'new york',
  nc: 'north carolina',
  nd: 'north dakota',
  oh: 'ohio',
  ok: 'oklahoma',
  or: 'oregon',
  pa: 'pennsylvania',
  pr: 'puerto rico',
  ri: 'rhode island',
  sc: 'south carolina',
  sd: 'south dakota',
  tn: 'tennessee',
  tx: 'texas',
  ut: 'utah',
  vt: 'vermont',
  va: 'virginia',
  wa: 'washington',
  wv: 'west virginia',
  wi: 'wisconsin',
  wy: 'wyoming',
};
const codes = Object.fromEntries(Object.entries(states).map(([code, name]) => [name, code]));

/** Words of street names and their short forms (USPS Publication 28, public domain). */
const streetWords: readonly (readonly string[])[] = [
  ['st', 'street'],
  ['rd', 'road'],
  ['ave', 'av', 'avenue'],
  ['blvd', 'boulevard'],
  ['dr', 'drive'],
  ['ln', 'lane'],
  ['ct', 'court'],
  ['cir', 'circle'],
  ['pl', 'place'],
  ['pkwy', 'pky', 'parkway'],
  ['hwy', 'highway'],
  ['sq', 'square'],
  ['ter', 'terrace'],
  ['trl', 'trail'],
  ['expy', 'expwy', 'expway', 'expressway'],
  ['ste', 'suite'],
  ['apt', 'apartment'],
  ['bldg', 'building'],
  ['fl', 'floor'],
  ['plz', 'plaza'],
  ['n', 'north'],
  ['s', 'south'],
  ['e', 'east'],
  ['w', 'west'],
  ['mt', 'mount'],
  ['ft', 'fort'],
];
const notAtTheEnd = new Set(['apt', 'bldg', 'fl', 'ste', 'n', 's', 'e', 'w', 'mt', 'ft']);
const streetEnds = new Set([
  ...streetWords.filter(([short = '']) => !notAtTheEnd.has(short)).flat(),
  ...['broadway', 'way', 'route', 'pike', 'loop', 'alley', 'ext', 'turnpike', 'freeway', 'fwy'],
]);
const otherForms = new Map<string, string[]>();
for (const forms of streetWords) {
  for (const form of forms)
    otherForms.set(
      form,
      forms.filter((other) => other !== form),
    );
}

/** The code of a state by its code or name, in any case; undefined for an unknown one. */
export function stateCode(state: string): string | undefined {
  const key = state.trim().toLowerCase();
  return (states[key] ? key : codes[key])?.toUpperCase();
}

/** The name of a state by its code or name; undefined for an unknown one. */
export function stateName(state: string): string | undefined {
  return states[stateCode(state)?.toLowerCase() ?? ''];
}

/** Whether a folded word is a street suffix, long or abbreviated. */
export const isStreetWord = (word: string): boolean => streetEnds.has(word);

/** A state by its code and name, whichever is given: "TN" is found by "Tennessee". */
export function stateWords(state: string | undefined): string[] {
  const key = (state ?? '').trim().toLowerCase();
  return [state ?? '', states[key] ?? codes[key] ?? ''].filter(Boolean);
}

/** A street with both forms of its words: "Cantrell Rd" is found by "cantrell road". */
export function streetForms(street: string | undefined): string[] {
  if (!street) return [];
  const words = street.toLowerCase().match(/[a-z]+/g) ?? [];
  return [street, ...words.flatMap((word) => otherForms.get(word) ?? [])];
}

const shortForms = new Map(
  streetWords.flatMap((forms) => forms.map((form) => [form, forms[0] as string])),
);

/** The abbreviation of a street word, folded: "avenue" and "av" are "ave". */
export const shortStreet = (word: string): string => shortForms.get(word) ?? word;
