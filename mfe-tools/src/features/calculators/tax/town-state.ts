import { findState } from '@commons/calculators/states';
import { parsePlace } from '@commons/contracts/portal/site-place';

/** The state of the town that the portal serves, as the gateway writes it into the page; undefined outside the 50. */
export function townState(page: ParentNode = document): string | undefined {
  const place = page.querySelector<HTMLMetaElement>('meta[name="commons-place"]')?.content;
  return findState(parsePlace(place ?? '')?.state ?? '')?.code;
}
