import type { HasArea } from '@commons/contracts/portal/portal-area-words';
import { locale, t } from '@commons/ui/text/texts';

/** The specified English text has no comma before "and". */
const listLocale = locale === 'en-US' ? 'en-GB' : locale;

const listed = (words: readonly (string | false)[]) =>
  new Intl.ListFormat(listLocale, { type: 'conjunction' }).format(
    words.filter((word) => word !== false),
  );

/** Fills in what can be found and what is offered (`{found}`, `{offered}`), by the areas that are on. */
export function withWordsOfAreas(text: string, has: HasArea): string {
  if (!text.includes('{offered}')) return text;
  const offered = [
    has('directory') && t('heroDirectory'),
    has('jobs') && t('heroBoard'),
    has('tools') && t('heroCalculators'),
    has('tools') && t('heroWriting'),
  ];
  const found = [has('directory') && t('heroShops'), has('jobs') && t('heroWork'), t('heroPeople')];
  const things = listed(offered) || t('heroResume');
  return text
    .replace('{found}', listed(found))
    .replace('{offered}', things.charAt(0).toLocaleUpperCase(locale) + things.slice(1));
}
