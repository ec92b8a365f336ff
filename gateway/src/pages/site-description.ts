import {
  capital,
  listed,
  peopleOfPortal,
  wordsOfAreas,
} from '@commons/contracts/portal-area-words';
import type { Portal } from '@commons/service-kit/portal/portal';

/** What the portal is, by the areas that the town has. */
export function siteDescription({ place, has }: Portal): string {
  const people = `A free community platform that connects the ${peopleOfPortal(has)} of ${place}.`;
  const things = wordsOfAreas(
    [
      ['directory', ['business directory']],
      ['jobs', ['job board']],
      ['tools', ['calculators', 'AI tools']],
    ],
    has,
  );
  return `${people} ${capital([...(things.length > 0 ? [listed(things)] : []), '100% free.'].join(', '))}`;
}
