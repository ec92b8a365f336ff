import { createHash } from 'node:crypto';
import type { BusinessImportRow } from '@commons/contracts/businesses/businesses';
import { foldText } from '@commons/contracts/text/fold-text';
import { stateCode } from '@commons/contracts/text/state-code';
import type { RowTexts } from '@commons/service-kit/imports/runs/import-target';
import { isLicenceText } from '../listings/listing-category.js';
import { nameKey, placeKey } from '../listings/same-business.js';
import { knownCell, wholeZip } from './contact-cells.js';

/** "450 Oak St, Suite 2, Conway, AR 72032-1234": parsed from its end, as far as possible. */
const cityStateZip =
  /^(?:(.*?)[,\n]\s*)?([^,\n\d]+?)[,\s]+([A-Za-z]{2}|[A-Z][a-z]+(?: [A-Z][a-z]+)?)\.?[,\s]+(\d{5}(?:-\d{4})?)(?:[,\s]+(?:USA|US|United States))?$/;

type Address = Pick<BusinessImportRow, 'street_address' | 'city' | 'state' | 'zip'>;

/** @returns the whole text as street when it cannot be parsed */
function splitAddress(text: string): Address {
  const [, street, city, state, zip] = cityStateZip.exec(text.trim().replace(/\s+/g, ' ')) ?? [];
  if (!city || !state || !zip) return { street_address: text.replace(/\s+/g, ' ') };
  return { ...(street && { street_address: street }), city, state: stateCode(state), zip };
}

const oneLine = (text: string | undefined) => text?.replace(/\s+/g, ' ').trim() || undefined;

/** Registers omit the scheme of web addresses. */
const webAddress = (text: string | undefined) =>
  text && /^[\w-]+(\.[\w-]+)+([/?#]|$)/.test(text) && !text.includes('@')
    ? `https://${text}`
    : text;

/**
 * An import row from the cells of a table.
 * Its reference is the source's, if any, scoped to files with the same headings. Otherwise name, place and trade
 * identify the row, so that the next upload matches it even if its phone has changed.
 */
export function rowOfColumns(
  texts: RowTexts,
  source: string,
  refsRepeat: boolean,
): BusinessImportRow {
  const { unit, full_address, ref, other_name, ...cells } = texts;
  const rest = { ...cells, phone: knownCell(cells.phone), zip: knownCell(cells.zip) };
  const given = Object.fromEntries(
    Object.entries(rest).map(([name, text]) => [
      name,
      name === 'short_description' ? text : oneLine(text),
    ]),
  ) as Partial<BusinessImportRow>;
  const address: Address = { ...(full_address && splitAddress(full_address)) };
  const street = given.street_address ?? address.street_address;
  const zip = given.zip ?? address.zip;
  const row = {
    ...given,
    business_name: given.business_name ?? oneLine(other_name) ?? '',
    ...address,
    ...(given.city && { city: given.city }),
    ...(given.state && { state: given.state }),
    ...(street && { street_address: oneLine(unit) ? `${street}, ${oneLine(unit)}` : street }),
    ...(zip && { zip: wholeZip(zip) }),
    ...(given.website && { website: webAddress(given.website) }),
  };
  return {
    ...row,
    ref: `${source}/${ref && !refsRepeat ? ref.slice(0, 90) : contentRef(row, ref)}`,
  };
}

function contentRef(row: BusinessImportRow, ref = ''): string {
  const { street_address = '', zip = '', city = '' } = row;
  const location_info = {
    street_address: street_address ?? '',
    zip_code: zip ?? '',
    city: city ?? '',
  };
  const place = placeKey({ location_info }) || `${street_address}|${zip || city}`.toLowerCase();
  // Each further licence of a business is its own row, merged with the others.
  const licence = isLicenceText(row.short_description) ? row.short_description : '';
  const trade = [row.business_category ?? '', licence].map(foldText);
  const key = JSON.stringify([ref, nameKey(row.business_name), place, ...trade]);
  return `#${createHash('sha256').update(key).digest('hex').slice(0, 40)}`;
}
