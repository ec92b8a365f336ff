import type { AccountFacts } from '../../facts/account/account-facts.js';
import type { BuiltInText } from '../writing-tool.js';
import { completed, sentence, thoughts, wished } from './spanish-thoughts.js';

/** "La comida rica … Raúl": who signed what is quoted. */
const quoted = /^["“«]([^"”»]+?)(?:[.\s–—-]+(\p{Lu}\p{L}+))?[.]?["”»]\s*[.:]?\s*/u;

const count = ['', 'una', 'dos', 'tres', 'cuatro', 'cinco'];

/** "respuesta a una reseña de dos estrellas de Raúl": the beginning of a request for a reply, as a pattern. */
export const reviewReplyHead =
  '(?:respuesta|contestación|respond\\w+|contest\\w+) (?:(?:a|para) )?(?:(?:una|la|esta|mi) )?reseña(?: (?:mala|buena|negativa|positiva))?(?: (?:de )?(?<stars>\\d|una|dos|tres|cuatro|cinco) estrellas?)?(?: de (?<name>\\p{Lu}[\\p{L}]+(?: \\p{Lu}[\\p{L}.]*)?))?';

/**
 * A reply to a review in Spanish: thanks or regret by its stars, what the review says, and what its owner answers.
 * @param whole what stands after the head: the review in quotation marks, if there is one, and the answer
 */
export function spanishReviewReply(
  { groups }: RegExpExecArray,
  whole: string,
  { company }: AccountFacts,
): BuiltInText {
  const stars = groups?.stars?.toLowerCase() ?? '5';
  const isGood = (Number(stars) || count.indexOf(stars)) > 3;
  const review = quoted.exec(whole);
  const name = groups?.name ?? review?.[2];
  const rest = whole
    .slice(review?.[0].length ?? 0)
    .replace(new RegExp(`(?<=que )${name ?? '-'} (?=\\p{Ll})`, 'gu'), 'usted ');
  const all = thoughts(rest)
    .map((part) =>
      part
        .replace(
          /^(?:ella |él )?(?:dice|dijo|escribió|se queja de|puso) que (?:ella |él )?/iu,
          'usted dice que ',
        )
        .replace(
          /^que (?:ella |él )?(?=\p{L}+(?:ó|o|ía|aba|an|on)(?!\p{L})|(?:la|el|los|las|no|le|les|su|sus|ya|todo|nadie|se) )/iu,
          'usted dice que ',
        )
        // "agradecerle y decirle que …": what is said to the reader follows.
        .replace(
          /^(?:(?:agradecer|dar)(?:le)?(?: las gracias)?(?: y)?\s*)?(?:(?:decir|avisar|recordar|contar)le que\s+)?/iu,
          '',
        ),
    )
    .filter(Boolean);
  const complaint = all.find((part) => part.startsWith('usted dice que '));
  const others = all.filter((part) => part !== complaint).map(completed);
  return {
    text: [
      name ? `Hola, ${name}:` : 'Hola:',
      [
        isGood
          ? 'Muchas gracias por sus palabras.'
          : 'Gracias por decírnoslo. Lamentamos que su visita no saliera bien.',
        ...(complaint
          ? [
              isGood
                ? sentence(complaint.replace(/^usted dice que/u, 'Qué gusto saber que'))
                : sentence(
                    `Sentimos mucho que ${wished(complaint.replace('usted dice que ', ''))}`,
                  ),
            ]
          : []),
        ...others,
        isGood
          ? 'Aquí le esperamos.'
          : /otra oportunidad|volver|vuelva|próxima/iu.test(rest)
            ? ''
            : 'Nos gustaría atenderle mejor la próxima vez.',
      ]
        .filter(Boolean)
        .join(' '),
      company ?? '',
    ]
      .filter(Boolean)
      .join('\n\n'),
    missing: name ? [] : ['el nombre de quien escribió la reseña'],
  };
}
