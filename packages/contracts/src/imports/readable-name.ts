import { upperFirst } from '../text/upper-first.js';

// Readable spelling of imported names. No zod here: public pages load this file.

/** Abbreviations that stay in capitals. */
const capitals = new Set(
  'ABC AC ADA ATM BBQ BMW BP CPA CPR CVS DBA DDS DJ DMD DMV DNA DVM EMS ESL FBI FSB GED GM GNC HR HRA HQ HVAC IBM II III IRS IT IV KFC LLC LLLP LLP LP MD NYC NYPD OB PA PC PLC PLLC PR QA RN RV SPA TCBY TV UPS US USA USPS VA VFW VI VII YMCA YWCA'.split(
    ' ',
  ),
);

/** Lower case inside a name, except at its start. */
const small = new Set('a an and as at by for from in into of on or per the to with'.split(' '));

/** Words of two or three letters, or without vowels, that are not abbreviations. */
const words = new Set(
  'al apt aye bd blvd bo bros by co dept do dr dvlpmnt ed el fl ft go gym hwy in is jo jr la le ln ltd mr mrs ms mt my new no off ok old our pkwy rd shr spa sr srvs srvcs st ste svc svcs sys up we your'.split(
    ' ',
  ),
);

/** 'McFarland', "O'Neel", and 'Haggan' of 'HAGGAN'. */
function properCase(word: string): string {
  if (/^MC[B-DF-HJ-NP-TV-Z]?[A-Z]{3,}$/.test(word))
    return `Mc${upperFirst(word.slice(2).toLowerCase())}`;
  return upperFirst(word.toLowerCase());
}

function readableWord(word: string, isFirst: boolean): string {
  const [stem = '', ...rest] = word.split(/['’]/);
  if (rest.length > 0) {
    const mark = word.charAt(stem.length);
    // O'NEEL and D'ANGELO capitalise the next letter; JOE'S and DON'T do not.
    const next = rest.map((part) => (stem.length === 1 ? properCase(part) : part.toLowerCase()));
    return [stem.length === 1 ? stem : properCase(stem), ...next].join(mark);
  }
  const lower = word.toLowerCase();
  if (!isFirst && small.has(lower)) return lower;
  if (capitals.has(word) && !words.has(lower)) return word;
  if (words.has(lower) || small.has(lower)) return upperFirst(word.toLowerCase());
  // Initials: 'RJ', 'STJN', 'R'.
  if (word.length <= 2 || !/[AEIOUY]/.test(word)) return word;
  return properCase(word);
}

/** Repairs mojibake: UTF-8 decoded as Latin-1, and 'CAF\ufffd', the one common word that lost its letter. */
function repaired(text: string): string {
  if (/[\u00c2-\u00f4][\u0080-\u00bf]/.test(text) && !/[\u0100-\u{10ffff}]/u.test(text)) {
    const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
    try {
      return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    } catch {
      // The text was correct as it is.
    }
  }
  return text
    .replace(/(caf)\ufffd/gi, (_, start: string) => start + (start === 'CAF' ? 'É' : 'é'))
    .replaceAll('\ufffd', '');
}

/**
 * Readable spelling of an imported name: "HAGGAN'S PIE SHOP LLC" → 'Haggan's Pie Shop LLC'. Mixed case and short names
 * such as 'CVS' stay unchanged.
 */
export function readableName(name: string): string {
  const text = repaired(name);
  if (text !== text.toUpperCase() || !/\p{L}{4}/u.test(text)) return text;
  let isFirst = true;
  return text.replace(/[\p{L}\p{N}#][\p{L}\p{N}'’]*/gu, (word) => {
    // Numbers are left as they are: '#1246', 'T1114'; only ordinals change, '3RD' → '3rd'.
    if (/^\d+(?:ST|ND|RD|TH)$/.test(word)) return word.toLowerCase();
    const readable = /[\d#]/.test(word) ? word : readableWord(word, isFirst);
    isFirst = false;
    return readable;
  });
}

interface Imported {
  readonly external?: boolean | undefined;
}

/** An imported record with these texts readable; other records are returned unchanged. */
export function withReadableNames<Row extends Imported>(
  row: Row,
  fields: readonly (keyof Row)[],
): Row {
  if (!row.external) return row;
  const readable = { ...row };
  for (const field of fields) {
    const value = readable[field];
    if (typeof value === 'string') readable[field] = readableName(value) as Row[typeof field];
  }
  return readable;
}

/** Readable texts of a job, since sources often use capitals. */
export const readableJob = <Row extends Imported & { title: string; company_name: string }>(
  job: Row,
): Row => withReadableNames(job, ['title', 'company_name']);

interface ImportedBusiness extends Imported {
  readonly business_name: string;
  readonly location?: string | undefined;
  readonly location_info?:
    | { readonly city?: string | undefined; readonly street_address?: string | undefined }
    | undefined;
}

/** Readable name and place of a business, since registers use capitals. */
export function readableBusiness<Row extends ImportedBusiness>(business: Row): Row {
  const named = withReadableNames(business, ['business_name']);
  if (!business.external) return named;
  const { location, location_info: place = {} } = business;
  const { city = '', street_address } = place;
  const location_info = {
    ...place,
    ...(city && { city: readableName(city) }),
    ...(street_address && { street_address: readableName(street_address) }),
  };
  // A state after the city stays in capitals.
  const shown = location?.startsWith(city)
    ? readableName(city) + location.slice(city.length)
    : location;
  const line = location && { location: city ? shown : readableName(location) };
  return { ...named, ...line, ...(business.location_info && { location_info }) };
}
