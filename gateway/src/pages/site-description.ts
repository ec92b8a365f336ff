import { wordsOfAreas } from '@commons/contracts/portal/portal-area-words';
import { upperFirst } from '@commons/contracts/text/upper-first';
import type { Portal } from '@commons/service-kit/portal/portal';
import type { Translate } from '@commons/service-kit/texts/package-texts';
import { listed } from '../languages/listed.js';

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
    things.length > 0 ? t('thingsFree', { things: upperFirst(listed(things, t)) }) : t('free');
  return `${t('welcome', { people, place })} ${free}`;
}
