import { placeName } from '@commons/service-kit/search/places/place-names';
import { namesOccupation } from './occupations.js';
import { hasOrganizationMark } from './organizations.js';

const languages = [
  'en',
  'es',
  'fr',
  'de',
  'pt',
  'it',
  'nl',
  'pl',
  'ru',
  'zh',
  'ja',
  'ko',
  'ar',
  'he',
];
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

const folded = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .trim();

/** Names of all countries in the languages that are read, from the runtime's own data. */
const countries = new Set(
  languages.flatMap((language) => {
    const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
    return letters.flatMap((one) =>
      letters.flatMap((other) => {
        const name = names.of(one + other);
        return name ? [folded(name)] : [];
      }),
    );
  }),
);
for (const name of [
  'usa',
  'us',
  'u.s.',
  'u.s.a.',
  'uk',
  'u.k.',
  'uae',
  'u.a.e',
  'ksa',
  'k.s.a',
  'england',
  'scotland',
  'wales',
  'holland',
  'brasil',
  'turkey',
  'czech republic',
  'korea',
  's.korea',
  's. korea',
  'europe',
  'eu',
]) {
  countries.add(name);
}

/** Towns of the time zones, and other large ones. */
const towns = new Set(
  [
    ...Intl.supportedValuesOf('timeZone')
      .filter((zone) => /^(?:America|Europe|Asia|Africa|Australia|Pacific)\//.test(zone))
      .map((zone) => zone.split('/').at(-1)?.replaceAll('_', ' ') ?? ''),
    ...'Munich,München,Hamburg,Frankfurt,Cologne,Köln,Stuttgart,Düsseldorf,Leipzig,Bremen,Dresden,Hannover,Nuremberg,Nürnberg,Bonn,Lyon,Marseille,Toulouse,Nice,Nantes,Bordeaux,Lille,Strasbourg,Barcelona,Valencia,Sevilla,Seville,Bilbao,Málaga,Zaragoza,Porto,Braga,Coimbra,Milan,Milano,Roma,Turin,Torino,Naples,Napoli,Florence,Firenze,Bologna,Genova,Rotterdam,Den Haag,The Hague,Utrecht,Eindhoven,Antwerp,Ghent,Geneva,Genève,Basel,Bern,Lausanne,Wien,Graz,Salzburg,Kraków,Krakow,Warszawa,Wrocław,Gdańsk,Poznań,Łódź,Manchester,Birmingham,Leeds,Liverpool,Bristol,Edinburgh,Glasgow,Cambridge,Oxford,Cardiff,Sheffield,San Francisco,San Jose,San Diego,Seattle,Boston,Austin,Dallas,Houston,Atlanta,Miami,Philadelphia,Washington,Portland,Palo Alto,Mountain View,Menlo Park,Cupertino,Redmond,Brooklyn,Queens,Nashville,Chattanooga,Charlotte,Minneapolis,Pittsburgh,Baltimore,Orlando,Tampa,Las Vegas,Sacramento,Oakland,Salt Lake City,Raleigh,Cleveland,Columbus,Cincinnati,Kansas City,St. Louis,Milwaukee,San Antonio,Montreal,Calgary,Ottawa,Quebec,Mumbai,Bangalore,Bengaluru,New Delhi,Delhi,Chennai,Hyderabad,Pune,Noida,Gurgaon,Gurugram,Ahmedabad,Beijing,Shenzhen,Guangzhou,Hangzhou,Chengdu,Nanjing,Wuhan,Osaka,Kyoto,Busan,Sydney,Melbourne,Brisbane,Perth,Tel Aviv,Haifa,Moscow,Saint Petersburg,Rio de Janeiro,Brasília,Curitiba,Guadalajara,Monterrey,Ciudad de México,Mexico City,CDMX,Medellín,Cali,Lisboa,Praha,Kyiv,Istanbul,Ankara,Izmir,北京,上海,深圳,广州,杭州,成都,南京,武汉,西安,台北,香港,東京,東京都,大阪,京都,서울,부산,دبي,الرياض,القاهرة,عمان,بيروت,תל אביב,חיפה,ירושלים,Москва,Санкт-Петербург'.split(
      ',',
    ),
  ].map(folded),
);

const states =
  'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC AB BC MB NB NL NS ON PE QC SK NSW VIC QLD ACT SP RJ MG PR RS SC UK US USA UAE DE FR ES IT CH AT'.split(
    ' ',
  );
const stateCodes = new Set(states);
const stateNames = new Set(
  'alabama,alaska,arizona,arkansas,california,colorado,connecticut,delaware,florida,georgia,hawaii,idaho,illinois,indiana,iowa,kansas,kentucky,louisiana,maine,maryland,massachusetts,michigan,minnesota,mississippi,missouri,montana,nebraska,nevada,new hampshire,new jersey,new mexico,new york,north carolina,north dakota,ohio,oklahoma,oregon,pennsylvania,rhode island,south carolina,south dakota,tennessee,texas,utah,vermont,virginia,washington,west virginia,wisconsin,wyoming,ontario,quebec,british columbia,alberta,bayern,bavaria,hessen,catalonia,cataluña,karnataka,maharashtra,tamil nadu,telangana,kerala,gujarat,new south wales,queensland'.split(
    ',',
  ),
);

const remote =
  /^(?:(?:fully |100% )?(?:remote|hybrid|on-?site|home office|homeoffice|télétravail|teletrabajo|remoto|worldwide)(?:\s*[,(/–-]\s*[\p{L} ,.]{2,30}\)?)?|[\p{L} ,.]{2,30}\s*\((?:remote|hybrid|on-?site)\))$/iu;

/** "Feira de Santana/BA": a town with its state. */
const brazilianTown =
  /^\p{Lu}[\p{L}’'. -]{1,30}\/(?:A[CLMP]|BA|CE|DF|ES|GO|M[AGST]|P[ABEIR]|R[JNORS]|S[CEP]|TO)$/u;

/** "臺中市", "江苏省". */
const hanPlace = /^\p{Script=Han}{2,4}[市县縣省区區都府州]$/u;

const isCode = (text: string) => stateCodes.has(text.replaceAll('.', ''));
const isRegion = (text: string) =>
  isCode(text.replace(/\s+\d{4,6}(?:-\d{4})?$/, '')) ||
  countries.has(folded(text)) ||
  stateNames.has(folded(text));
const isTown = (text: string) =>
  towns.has(folded(text)) || towns.has(folded(text.replace(/^\d{4,5}\s+/, '')));

/** How sure a text is a place: 1 for "Portland, OR" or "Berlin", 0.5 for capitalized words with a comma. */
export function placeScore(text: string): number {
  const plain = text
    .replace(/^[\s(]+|[\s).]+$/g, '')
    .replace(/^(?:sultanate|kingdom|state|republic) of (?=\p{Lu})/iu, '')
    .replace(/\s*[/–-]\s*(?:remote|hybrid)$/i, '');
  // "Hamlin Widget Co." is no town in Colorado.
  if (/\bCO\.$/i.test(text)) return 0;
  if (plain.length < 2 || plain.length > 60 || /\d{6,}|@/.test(plain)) return 0;
  if (remote.test(plain) || hanPlace.test(plain)) return 1;
  // "TOULOUSE (31)": a French town with its département.
  if (/^\p{Lu}[\p{L}’' -]{1,30} \((?:0[1-9]|[1-8]\d|9[0-5]|2[AB])$/u.test(plain)) return 0.9;
  if (brazilianTown.test(plain)) return 0.9;
  // "Allied Universal (Cleveland, OH)"
  if (/\S\s*\(/.test(plain)) return 0;
  // "San Francisco, CA and New York, NY"
  const both = plain.split(/\s+(?:and|&|\/)\s+/);
  if (both.length === 2 && both.every((one) => placeScore(one) === 1)) return 1;
  const parts = plain.split(/\s*[,،]\s*/);
  const last = parts.at(-1) ?? '';
  if (parts.length === 1) {
    // "Chattanooga TN", typed without its comma.
    const [, town = '', state = ''] = /^(\p{Lu}[\p{L}.' ]{2,25}) ([A-Z]{2})$/u.exec(plain) ?? [];
    const isListed = placeName(town.split(/\s+/)) !== undefined;
    if (stateCodes.has(state) && !namesOccupation(town) && (isListed || !hasOrganizationMark(town)))
      return isTown(town) ? 1 : 0.7;
    return isTown(plain) || countries.has(folded(plain)) ? 0.9 : 0;
  }
  if (parts.length > 3 || parts.some((part) => !/^[\p{Lu}\p{Lo}\d]/u.test(part))) return 0;
  // "Portland, OR, USA" is a place, "Cedar Clinic, Portland, OR" is not.
  const isLong =
    parts.length === 3 &&
    (!isRegion(parts[1] ?? '') ||
      namesOccupation(parts[0] ?? '') ||
      // "Acme Widgets, New York, NY": the town is the second part.
      (isCode(last) && isTown(parts[1] ?? '')));
  // "College Park, MD" is a town.
  const isListed = isCode(last) && placeName((parts[0] ?? '').split(/\s+/)) !== undefined;
  if (isLong || (hasOrganizationMark(parts[0] ?? '') && !isListed)) return 0;
  if (isRegion(last)) return 1;
  if (parts.every(isTown)) return 0.9;
  return parts.length === 2 && isTown(parts[0] ?? '') ? 0.7 : 0;
}

/** Splits a place off the end: "Cedar Clinic, Portland, OR", "Acme - Berlin, Germany", "We4IT GmbH Bremen". */
export function withoutPlace(text: string): { rest: string; place?: string } {
  const bracket = /^(.{2,}?)\s*\(([^()]{2,40})\)$/u.exec(text);
  if (bracket && placeScore(bracket[2] ?? '') > 0.5)
    return { rest: bracket[1] ?? '', place: bracket[2] ?? '' };
  const parts = text.split(/,\s*|\s+[–—-]\s+/);
  for (const count of [3, 2, 1]) {
    if (parts.length <= count) continue;
    const place = parts.slice(-count).join(', ');
    if (placeScore(place) < 0.7 || parts.slice(-count).some((part) => part.length > 30)) continue;
    const rest = text.slice(0, text.length - tailLength(text, count)).replace(/[\s,–—-]+$/, '');
    if (rest) return { rest, place };
  }
  return { rest: text };
}

/** Length of the last parts with the separators between them. */
function tailLength(text: string, count: number): number {
  const separators = [...text.matchAll(/,\s*|\s+[–—-]\s+/g)];
  const first = separators.at(-count);
  return first ? text.length - first.index : 0;
}

const street =
  /^\d{1,6}\s+(?:[NSEW]\.?\s+)?\p{Lu}[\p{L}'.]*(?:\s+\p{Lu}[\p{L}'.]*){0,3}\s+(?:street|st|avenue|ave|road|rd|boulevard|blvd|drive|dr|lane|ln|pike|highway|hwy|parkway|pkwy|court|ct)\.?(?:,?\s+(?:suite|ste|floor|unit|#)\.?\s*\S+)?$/iu;

/** Whether a line is a street with its number: "1101 Market Street, Suite 4". */
export const isStreet = (text: string): boolean => street.test(text);
