import type { AccountFacts } from '../../facts/account/account-facts.js';
import { lowerFirst } from '../../facts/grammar/lower-first.js';
import { bullets } from '../entered-text.js';
import { spanishSentences } from '../wording/spanish-sentences.js';
import { spanishSpelling } from '../wording/spanish-spelling.js';
import type { BuiltInText } from '../writing-tool.js';
import {
  applicationHead,
  interviewHead,
  spanishApplication,
  spanishInterview,
} from './spanish-hiring.js';
import { spanishLetter } from './spanish-letter.js';
import { reviewReplyHead, spanishReviewReply } from './spanish-review-reply.js';
import { completed, sentence, thoughts, upper } from './spanish-thoughts.js';

const head =
  '^(?:por favor )?(?:escrib\\w+|haz(?:me)?|hacer|necesito|quiero)?\\s*(?:una?|el|la|mi|nuestra?)?\\s*';
const sep = '\\s*[:.,;]\\s*';
const of = (words: string) => new RegExp(`${head}${words}${sep}`, 'iu');

type Write = (match: RegExpExecArray, rest: string, account: AccountFacts) => BuiltInText;

/** "balanceo 10 por llanta" → "Balanceo: $10 por llanta" */
const priced = (note: string) =>
  upper(
    note.replace(
      /^(\p{L}[^$\d:]*?),? (desde |a )?\$?(\d[\d.,]*)(?= (?:por|la|el|cada)(?!\p{L})|$)/iu,
      (_, what: string, from = '', sum: string) => `${what}: ${from === 'a ' ? '' : from}$${sum}`,
    ),
  );

const said = (rest: string) => thoughts(rest).map(completed);

/** "Estamos cerrados por obras.", "Del 7 al 12 de diciembre.": one sentence. */
const withDays = ([first = '', second = '', ...others]: readonly string[]) =>
  /cerrad[oa]s?(?!\p{L})/iu.test(first) && /^(?:Del|Desde|El|Los) [^.]*\d[^.]*[.]$/u.test(second)
    ? [`${first.replace(/[.]$/u, '')} ${lowerFirst(second)}`, ...others]
    : [first, second, ...others];

const forms: readonly (readonly [RegExp, Write])[] = [
  [applicationHead, spanishApplication],
  [interviewHead, spanishInterview],
  [
    of(
      '(?:letrero|cartel|aviso|anuncio)(?: para (?:la|el) \\p{L}+(?: de(?:l| la)? [^:.,;]{2,40}?)?)?',
    ),
    (_match, rest, { company }) => ({
      text: [...withDays(said(rest)), company ?? ''].filter(Boolean).join('\n\n'),
      missing: [],
    }),
  ],
  [
    of('(?<kind>política|reglas|normas)(?: (?<what>de(?:l| la)? [\\p{L} ]{3,30}?))?'),
    ({ groups }, rest, { phone }) => ({
      text: [
        `# ${upper(`${groups?.kind ?? 'reglas'} ${groups?.what ?? ''}`.trim())}`,
        bullets(said(rest)),
        phone ? `¿Preguntas? Llámenos al ${phone}.` : '¿Preguntas? Con gusto le atendemos.',
      ].join('\n\n'),
      missing: ['desde qué día vale'],
    }),
  ],
  [new RegExp(`${head}${reviewReplyHead}${sep}`, 'iu'), spanishReviewReply],
  [
    /^(?:(?:dame|escribe|necesito|quiero) )?(?<count>\d+)? ?(?:lemas?|eslogan(?:es)?|eslóganes|slogans?)(?: (?:para|de) [^,.:;]+)?[,.:;]\s*/iu,
    ({ groups }, rest, { company, city }) => {
      const lines = thoughts(rest).map((part) =>
        sentence(part.replace(/^(?:que )?(?:diga|digan|hable|mencione)n? (?:que |de )?/iu, '')),
      );
      const [first = ''] = lines;
      const plain = lowerFirst(first);
      return {
        text: bullets(
          [
            ...lines,
            company && first ? `${company}: ${plain}` : '',
            city && first ? `En ${city}, ${plain}` : '',
          ]
            .filter(Boolean)
            .slice(0, Number(groups?.count ?? 5)),
        ),
        missing: ['lo que más dicen de usted sus clientes'],
      };
    },
  ],
  [
    of('(?:lista de )?precios(?: (?:para|de) (?:la|el|mi|nuestra?|los|las) [^:.,;]{2,40}?)?'),
    (_match, rest, { company }) => ({
      text: [
        `# ${company ? `Precios de ${company}` : 'Precios'}`,
        bullets(thoughts(rest).map(priced)),
      ].join('\n\n'),
      missing: [],
    }),
  ],
  [
    of('mensaje (?:de|para el) (?:buzón(?: de voz)?|contestador)'),
    (_match, rest, { company }) => ({
      text: [
        company ? `Hola, ha llamado a ${company}.` : 'Hola, gracias por llamar.',
        ...said(rest),
        'Deje su nombre y su número y le devolvemos la llamada.',
      ].join(' '),
      missing: company ? [] : ['el nombre de su negocio'],
    }),
  ],
  [
    new RegExp(
      `${head}(?:mensaje|texto|aviso|whatsapp|sms)(?: (?:de|por) (?:whatsapp|texto|sms))? (?:a|para) (?:los|las|mis|nuestros|nuestras|todos los) (?<who>[\\p{L}]+)(?<which> (?:del?|de la|de los|que(?! \\p{L}+[aei]mos(?!\\p{L}))) [^,.:;]{3,30}?)?(?:${sep}|\\s+que\\s+)`,
      'iu',
    ),
    ({ groups }, rest, { company }) => ({
      text:
        /^(?:clientes|clientas)$/iu.test(groups?.who ?? '') && !groups?.which
          ? `¡Hola${company ? ` de parte de ${company}` : ''}! ${said(rest).join(' ')}`
          : [
              /^(?:muchach[oa]s|chic[oa]s|compañer[oa]s|emplead[oa]s|trabajador[ea]s|ayudantes)$/iu.test(
                groups?.who ?? '',
              )
                ? `Hola, ${groups?.who?.toLowerCase()}:`
                : `Estimad${/as$/u.test(groups?.who ?? '') ? 'as' : 'os'} ${groups?.who ?? 'todos'}${groups?.which ?? ''}:`,
              said(rest).join(' '),
              company ?? '',
            ]
              .filter(Boolean)
              .join('\n\n'),
      missing: [],
    }),
  ],
  // "mensaje para Lucía: su vestido está listo", "texto a don Julio que ya puede pasar"
  [
    /^(?:por favor )?(?:[Uu]n |[Mm]andar? )?(?:[Mm]ensaje|[Tt]exto|[Ww]hats[Aa]pp|[Ss]ms|[Rr]ecado|[Nn]ota) (?:a|para) (?<who>(?:(?:la |el )?(?:don|doña|señora?|familia|doctora?) )?\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)(?:\s*[:,]\s*|\s+)(?:de )?(?:que )?/u,
    ({ groups }, rest, { company }) => ({
      text: [
        `Hola, ${groups?.who?.replace(/^(?:la|el) /u, '') ?? ''}:`,
        spanishSentences(rest, { isMany: false }).join(' '),
        company ?? '',
      ]
        .filter(Boolean)
        .join('\n\n'),
      missing: [],
    }),
  ],
  [
    new RegExp(
      `${head}(?:tarjeta|nota|carta) de agradecimiento (?:para|a) (?<who>.{2,40}?) (?=por\\b)`,
      'iu',
    ),
    ({ groups }, rest, { name, company }) => {
      const who = (groups?.who ?? '').replace(/^(?:la|el|los|las)\s+/iu, '');
      const isFemale = /^(?:señora|señorita|familia|doctora|maestra)/iu.test(who);
      return {
        text: [
          `${/^(?:señor|señora|señorita|familia|doctor|doctora|maestr)/iu.test(who) ? `Estimad${isFemale ? 'a' : 'o'} ${who}` : `Hola, ${who}`}:`,
          `${sentence(`Muchas gracias ${rest}`)} Significó mucho para nosotros.`,
          ['Con cariño,', name, company].filter(Boolean).join('\n'),
        ].join('\n\n'),
        missing: ['una cosa que eso hizo posible'],
      };
    },
  ],
  [
    of(
      '(?:biografía|quiénes somos|nuestra historia|historia|descripción|resumen|texto)(?: (?:para|de|del) (?:la |el |nuestra |mi )?(?:página|sitio|negocio|empresa|perfil)(?: web)?)?',
    ),
    (_match, rest, { company }) => ({
      text: said(rest)
        .join(' ')
        .replace(
          /^Este negocio lo empezó/u,
          company ? `${company} lo empezó` : 'Este negocio lo empezó',
        ),
      missing: ['lo que dicen los clientes con sus propias palabras'],
    }),
  ],
];

/** A text in Spanish around the person's own words; a request without a known form becomes whole sentences. */
export function writeSpanishForm(prompt: string, account: AccountFacts): BuiltInText {
  const text = spanishSpelling(prompt.trim().replace(/\s+/gu, ' '));
  const written = spanishLetter(text, account);
  if (written) return written;
  for (const [pattern, write] of forms) {
    const match = pattern.exec(text);
    if (match) return write(match, text.slice(match[0].length), account);
  }
  const [first = '', ...others] = thoughts(text);
  // "Mensaje para las clientas": what the text is, and nothing that it says.
  const isOrder =
    /^(?:por favor )?(?:un |una |el |la )?(?:mensaje|texto|aviso|letrero|nota|carta|contest\p{L}+|respond\p{L}+|respuesta) (?:a|para|de)(?!\p{L})/iu.test(
      first,
    );
  return {
    text: [...(isOrder && others.length > 0 ? [] : [first]), ...others].map(completed).join(' '),
    missing: ['para qué es el texto y quién lo lee: una carta, un letrero, un mensaje'],
  };
}
