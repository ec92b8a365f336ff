import { upperFirst } from '@commons/contracts/text/upper-first';
import { termsOf } from '../grammar/grammar.js';
import { isWord } from '../grammar/vocabulary.js';
import { knownNames } from './name-lists.js';

const upperWords = (words: string) =>
  words.replace(/(?<=^|\s)(?!de\b|del\b|la\b|las\b|los\b|y\b)\p{Ll}/gu, upperFirst);

/** Feasts, and names of English that are words in Spanish. */
const others = [
  'Thanksgiving',
  'Halloween',
  'Black Friday',
  'Navidad',
  'Semana Santa',
  'Año Nuevo',
];
const inSpanish = /^(?:Colorado|Nevada)$/;
const spelled = new Map(
  [...knownNames, ...others]
    .filter((name) => !inSpanish.test(name))
    .map((name) => [name.toLowerCase(), name]),
);
const known = new RegExp(
  `(?<![\\p{L}@./])(?:${[...spelled.keys()].join('|')})(?![\\p{L}@]|\\.\\p{L})`,
  'giu',
);

/** First names of the lexicon that are words in Spanish. */
const words =
  /^(?:dan|rosa|abril|blanca|ola|don|doña|ella|domingo|niñ[ao]s?|luz|julio|mira|cierra|marc[oó]|estrella|clara|dejan|lea|dar[ií]a|ida|ver[aá]|sol|mar|paz|alma|esperanza|consuelo|dolores|pilar|flor|flora|cruz|mercedes|reyes|gracia|van|ven|vera|una|cara|gala|lana|mana|nada|lima|palma|perla|viola|violeta|margarita|azucena|celeste|dulce|linda|bella|gloria|victoria|angel|ángel|santos|jesús|salud|aurora|alba|iris|jade|mía|mia|tia|tía|era|eras|sea|son|sal|sala|lee|leal|pan|rico|marina|melissa?|salvador|amado|amada|justo|justa|bueno|buena|franco|franca|leo|lino|primo|prima|rayo|ramón?a?|rene|rosario|socorro|soledad|remedios|milagros|ramona|plata|oro|jean|jeans|may|max|bella|dora|gil|art|bill|mark|pat|rob|chip|clay|sandy|penny|candy|ginger|sun|dale|case|ray|rey|del|tal|tai|eva|dina|tara|toda|todas|media|menta|canela|chica|nena|mona|pita|tina|coca|cola|coral|magnolia|gardenia|camelia|jacinto|narciso|rubí|nieves|lourdes)$/u;
/** Pet forms of first names. */
const petForms = new Set(
  'beto licha chuy lupe lupita pepe pepito paco nacho toño memo chayo chela lalo checo nando tere meche paty yoli vero rafa quique kike chava chema neto moncho lencho goyo cuca chole chabela nena mague maguie lety yadira itzel yareli xochitl marisol maricela araceli graciela griselda leticia rocío esmeralda brenda yesenia jazmin jazmín fernanda ximena jimena guadalupe concepción refugio josefina'.split(
    ' ',
  ),
);

const isFirstName = (word: string) =>
  petForms.has(word) || (!words.test(word) && (termsOf(word)[0]?.tags.has('FirstName') ?? false));
const isLastName = (word: string) => termsOf(word)[0]?.tags.has('LastName') ?? false;

/** "sr ramiro", "doña chela", "maestra gómez": a name follows a title. */
const titled =
  /(?<=(?<!\p{L})(?:sra?|srta|señora?|señorita|don|doña|doctora?|dra?|maestr[oa]|profe|licenciad[oa]|lic|ing|tí[oa]|familia|los)\.? )(\p{Ll}{3,})(?: (\p{Ll}{3,}))?/giu;
const noName =
  /^(?:de|del|la|las|los|el|que|por|para|con|sin|se|no|mi|su|sus|nos|les|ya|como|cuando|donde|es|son|está|quiere|dice|pide|llama|vino|viene|tiene|debe|puede|necesita|compra|pag\p{L}+|mayor|mayores|grande|entera|completa|encargad[oa]|dueñ[oa]|del|club|cena|cocina|clientes?|niñ[oa]s|papás|demás|dos|tres|cuatro|fin\p{L}*|lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|\p{L}+(?:mos|ndo|ados?|adas?))$/u;

/** "gente de dalton", "en hixson": what is no word of Spanish after a preposition of place. */
const places =
  /(?<=(?<!\p{L})(?:en|de|desde|hasta|dentro de|fuera de|cerca de|por|a|y|o|cubrimos|servimos) )(\p{Ll}{4,})(?=$|[,.;:!?)]|\s(?:y|o|a|de|el|los|la|por|para|con|desde|en|tn|ga)(?!\p{L})|\s\$?\d)/gu;
const townOnly = /(?:ville|burg|boro|dale|ton|ford|wood|field|creek|ridge|land|gold)$/u;
/** No word of Spanish is spelled so. */
const foreign = /k|w|oo|ee|sh|gh|th|ph|tt|ss|ff|nn|pp|bb|dd|gg|mm|[^aeiourlnsdzyjxáéíóú]$|son$/u;
/** "east brainerd", "red bank": towns by their first word. */
const twoWords =
  /(?<=(?<!\p{L})(?:en|de|desde|hasta|a|y|por|hacia) )(?:east|west|north|south|red|signal|spring|fort|lookout|soddy|sale|rock|flat|walnut|oak|pine|cedar|maple|market|broad|main) \p{Ll}{3,}(?!\p{L})/gu;
const isPlace = (word: string) => {
  const tags = termsOf(`from ${word}`)[1]?.tags;
  return (
    townOnly.test(word) ||
    (foreign.test(word) && !isWord(word)) ||
    Boolean(tags?.has('City') || tags?.has('Region') || (tags?.has('Place') && /[kwy]/.test(word)))
  );
};

/** Capitals of names that were typed small in a Spanish text. */
export const spanishNames = (text: string): string =>
  text
    .replace(twoWords, upperWords)
    .replace(/(?<!\p{L})(?:san|santa|santo) (?!de\b|semana\b|y\b)\p{Ll}{3,}/gu, upperWords)
    .replace(known, (found) => spelled.get(found.toLowerCase()) ?? found)
    .replace(titled, (whole, first: string, second: string | undefined, at: number) => {
      if (noName.test(first)) return whole;
      const title = /(\S+) $/u.exec(text.slice(Math.max(0, at - 14), at))?.[1] ?? '';
      // "los sandoval" is a family only with a surname.
      if (/^los$/iu.test(title) && (!isLastName(first) || words.test(first))) return whole;
      return second && (isLastName(second) || isFirstName(second)) && !noName.test(second)
        ? upperWords(whole)
        : `${upperFirst(first)}${second ? ` ${second}` : ''}`;
    })
    .replace(
      /(?<![\p{L}@./-])(\p{Ll}{3,})(?: (\p{Ll}{3,}))?(?![\p{L}@])/gu,
      (whole, first: string, second: string | undefined) => {
        if (isFirstName(first))
          return second && isLastName(second) && !words.test(second) && !noName.test(second)
            ? upperWords(whole)
            : `${upperFirst(first)}${second ? ` ${second}` : ''}`;
        return second && isFirstName(second) ? `${first} ${upperFirst(second)}` : whole;
      },
    )
    .replace(places, (word) => (isPlace(word) ? upperFirst(word) : word));
