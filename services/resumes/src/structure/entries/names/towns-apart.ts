import { namesOccupation } from '../../vocabulary/occupations.js';
import { hasOrganizationMark } from '../../vocabulary/organizations.js';
import type { Entry } from '../entry.js';
import { isTown } from './unknown-towns.js';

/** "Ruby Tuesday, Hixson": one or two capitalized words after the employer. */
const townBehind = /^(.{3,}?), (\p{Lu}[\p{L}'’.-]+(?: \p{Lu}[\p{L}'’.-]+)?(?:, [A-Z]{2})?)$/u;

/** "Clerk, Blue Mill Bakery" at "Bradford": the town took the place of the employer. */
function withEmployerTold(entry: Entry): Entry | undefined {
  const [, title = '', employer = ''] =
    /^([^,]{3,60}), ([^,]{3,60})$/u.exec(entry.title ?? '') ?? [];
  const { organization: place = '' } = entry;
  const isTold =
    !entry.place &&
    namesOccupation(title) &&
    !namesOccupation(employer) &&
    employer.includes(' ') &&
    isTown(place);
  return isTold ? { ...entry, title, organization: employer, place } : undefined;
}

/** "PLLC", "Inc." */
const legalForm = /^(?:\p{Lu}{2,5}|Inc|Ltd|Co|Corp)\.?$/u;

/** "Bluebell Energies Limited, Kochi": what follows the legal form of a company is where it is. */
const behindForm =
  /^(.{3,}\b(?:ltd|limited|inc|llc|l\.l\.c|w\.l\.l|corp|gmbh|plc)\.?)(?:,\s*|\s+[–-]\s*)(\p{Lu}[\p{L}. ]{2,24}(?:[,-]\s?\p{Lu}[\p{L}. ]{1,20})?)$/iu;

function withTownBehindForm(entry: Entry): Entry {
  const [, organization, town] = behindForm.exec(entry.organization ?? '') ?? [];
  const isPlace = organization && town && !namesOccupation(town) && !hasOrganizationMark(town);
  return isPlace && entry.place === undefined ? { ...entry, organization, place: town } : entry;
}

/** Where another job has its town after the employer, unknown towns are expected there too. */
export function withTownsApart(all: readonly Entry[]): Entry[] {
  const entries = all.map(withTownBehindForm);
  if (!entries.some(({ place }) => place)) return entries;
  return entries.map((entry) => {
    const told = withEmployerTold(entry);
    if (told) return told;
    const [, organization, place] = townBehind.exec(entry.organization ?? '') ?? [];
    const isPlace = entry.place === undefined && place && !legalForm.test(place);
    return organization && isPlace ? { ...entry, organization, place } : entry;
  });
}
