import type { FieldError } from '@commons/contracts/errors';
import type { SavedPortal } from '@commons/contracts/portal/portal-settings';
import { specifiedWords, townListNames } from '@commons/contracts/portal/town-lists';
import { wordKey } from '@commons/contracts/text/word-key';
import { translatedWords } from '@commons/service-kit/texts/translated-words';

/** Words of the town that the specified list, or an entry before, has already, in English or Spanish. */
export function doubledWords(saved: SavedPortal): FieldError[] {
  const inSpanish = translatedWords('es');
  return townListNames.flatMap((list) => {
    const { offered, others } = specifiedWords[list];
    const known = new Set(
      [...offered, ...others].flatMap((word) => [word, inSpanish(word)]).map(wordKey),
    );
    return (saved[list] ?? []).flatMap(({ name, spanish }, at) => {
      const faults = Object.entries({ name, spanish })
        .filter(([, text]) => known.has(wordKey(text)))
        .map(([field, text]) => ({
          loc: ['body', 'saved', list, at, field],
          msg: `"${text}" is on the list already`,
          type: 'value_error',
        }));
      known.add(wordKey(name)).add(wordKey(spanish));
      return faults;
    });
  });
}
