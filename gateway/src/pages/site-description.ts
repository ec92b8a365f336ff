import { capital, wordsOfAreas } from '@commons/contracts/portal/portal-area-words';
import type { Portal } from '@commons/service-kit/portal/portal';
import type { Translate } from '@commons/service-kit/texts/package-texts';

/** `a`, `a and b`, `a, b and c`. */
const listed = (items: readonly string[], t: Translate): string =>
  items.length < 2
    ? items.join('')
    : t('listed', { first: items.slice(0, -1).join(', '), last: items.at(-1) ?? '' });

/** Description of the portal, by the areas that are switched on. */
export function siteDescription({ place, has }: Pick<Portal, 'place' | 'has'>, t: Translate) {
  const people = has('jobs') ? t('peopleWithSeekers') : t('people');
  const things = wordsOfAreas(
    [
      ['directory', [t('directoryWord')]],
      ['jobs', [t('jobsWord')]],
      ['tools', [t('calculatorsWord'), t('aiToolsWord')]],
    ],
    has,
  );
  const free =
    things.length > 0 ? t('thingsFree', { things: capital(listed(things, t)) }) : t('free');
  return `${t('welcome', { people, place })} ${free}`;
}
