import { upperFirst } from '@commons/contracts/text/upper-first';

/** What a short form stands for; `$1`, `$2` are groups of its pattern. */
type ShortForm = readonly [short: RegExp, whole: string];

const days = '(?:mon|tues?|weds?|wednes|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?s?';

/**
 * Short forms, slang and asides of English entries, each with an example where the pattern needs one. They are written
 * out before spellings.ts is applied, and alone where nothing else of a text may change.
 */
export const englishShortForms: readonly ShortForm[] = [
  // Asides in brackets: "wont happen again (hopefully lol)".
  [
    /\s*\((?:[^()]{0,30}\s)?(?:lol|lmao|ha(?:ha)+|jk|i hope|hopefully|fingers crossed|knock on wood)[.!]*\)/gi,
    '',
  ],
  // "no appts lol just pull in"
  [/(?<=[a-z\d]),? (?:lol|lmao|haha+) (?=[a-z])/gi, ', '],
  // "vacuums still work tho."
  [/(?<=[a-z]),? (?:tho|though)(?=\s*(?:[.,;!]|$))/gi, ''],
  [/\bw\/in\b/gi, 'within'],
  [/\bback 2 (?=school\b)/gi, 'back to '],
  // "talk sending people to each other"
  [/\b(talk|talking) (?=[a-z]{3,}ing\b(?! (?:is|was|to)\b))/gi, '$1 about '],
  // "good thru end of aug"
  [
    /\b(through|thru|until|till|til|by) end of (?=(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b)/gi,
    '$1 the end of ',
  ],
  [/\bw\/out\b/gi, 'without'],
  [/(?<=^|\s)b\/t(?=\s)/gi, 'between'],
  // "the dogs shots r due"
  [
    /(?<=[a-z]s|\b(?:we|you|they|there|here)) r(?= (?:due|ready|back|open|closed|here|now|in|on|free|welcome|still|not|the|all|going|coming|almost|sold|available|included)\b)/gi,
    ' are',
  ],
  [
    /\b(?:equip|eqpt|equipt)\b\.?(?! (?:you|your|them|him|her|us|the|our|a|an|with)\b)/gi,
    'equipment',
  ],
  [/\bdrivers?'?s? lic\b\.?/gi, "driver's license"],
  [
    /(?<=\b(?:valid|current|clean|good|a|have|with|w) )(?:dl|d\.l\.)(?=[\s,.;]|$)/gi,
    "driver's license",
  ],
  [/(?<=\b[a-z]{3,} )lic\b\.?(?! ?#?\d)/gi, 'license'],
  [/\b(?:bkgd|bkgrd|bckgrnd)\b/gi, 'background'],
  [
    /\bexp\b\.?(?= (?:with|w|in|a plus|required|preferred|needed|helpful|not)\b|,|$)/gi,
    'experience',
  ],
  [/\bcert(s?)\b(?= (?:a plus|required|preferred|needed|helpful)\b|[,.]|$)/gi, 'certification$1'],
  [/\bjobsite(s?)\b/gi, 'job site$1'],
  [/\b(?:eves)\b/gi, 'evenings'],
  [/\bmgr(s?)\b/gi, 'manager$1'],
  [/\basst\b\.?/gi, 'assistant'],
  [/\bmaint\b\.?/gi, 'maintenance'],
  [/\bincl\b\.?/gi, 'including'],
  [/\bavail\b\.?/gi, 'available'],
  [/\b(?:msg)(s?)\b/gi, 'message$1'],
  [/\bpkg(s?)\b/gi, 'package$1'],
  [/\bgov'?t\b/gi, 'government'],
  [
    /\bcouple (?=(?:of )?(?:hours|hrs|days|weeks|minutes|mins|years|yrs|blocks|miles)\b)/gi,
    'couple of ',
  ],
  [/\bcouple of of\b/gi, 'couple of'],
  // "tow it 2x last month", "wash trucks 2x a week"; a board is 2x4
  [/(?<=[a-z] )2x(?=\s(?:a|an|per|each|every|this|last|in|the|on)\b|[,.;]|$)/gi, 'twice'],
  [/(?<=[a-z] )([3-9])x(?=\s(?:a|an|per|each|every|this|last|in|the|on)\b|[,.;]|$)/gi, '$1 times'],
  [
    /(?<=\b(?:sorry|worried|talk|talking|asked|asking|heard|happy|glad|excited) )'?bout\b/gi,
    'about',
  ],
  // "drop off round back"; "a round back"
  [
    /(?<=\b(?:off|up|in|out|come|pull|park|go|walk|drive|it|them|entrance|door|line) )round (?=(?:the )?(?:back|front|side|corner)\b)/gi,
    'around ',
  ],
  // "check ph first", "ph 555-0100"
  [/\bph\b(?=:? ?\(?\d{3}[-). ])/gi, 'phone'],
  [
    /(?<=\b(?:the|check|test|your|our|right|balance|adjust|water|soil|pool) )ph\b|\bph\b(?= (?:level|balance|test|of|is|at|between|should|\d\.\d))/gi,
    'pH',
  ],
  // "if you dont show or cancel less than 48 hrs"
  [/(?<=\b(?:don'?t|do not|doesn'?t|didn'?t|did not) )show(?= or\b|[,.;]|$)/gi, 'show up'],
  [
    /\b(cancel(?:led|s)?|reschedule|change) (?:with )?less than (\d+ (?:hours?|hrs?|days?))(?=[,.;]|$| (?:and|or|you|we)\b)/gi,
    '$1 less than $2 ahead',
  ],
  // "honeycrisp 1.25 lb fuji 95 cents"
  [
    /(?<=[a-z] )\$?(\d+\.\d\d) (?:a |per |\/)?lbs?\b\.? (?=[a-z]+ (?:\d+ cents|\$?\d+\.\d\d))/gi,
    '$$$1 a pound, ',
  ],
  // "summer sausage 4.50 lb extra"
  [
    /(?<=[a-z] )\$?(\d+\.\d\d) (?:a |per |\/)?lbs?\b\.?(?= (?:extra|more)\b|[,.;]|$)/gi,
    '$$$1 a pound',
  ],
  // "18 with ID no exceptions"
  [/(?<=[a-z\d]) (?=(?:no exceptions|no questions asked|no strings attached)\b)/gi, ', '],
  [new RegExp(`(?<=\\b${days}) thru (?=${days}\\b)`, 'gi'), ' through '],
];

/** Short forms of Spanish entries. */
export const spanishShortForms: readonly ShortForm[] = [
  [/(?<!\p{L})pa'? (?=\p{L}|\d)/giu, 'para '],
  [/(?<!\p{L})p'(?=\p{L})/giu, 'para '],
  [/(?<!\p{L})(?:msj|mjs|msg)(s?)(?!\p{L})/giu, 'mensaje$1'],
  [/(?<!\p{L})(?:whats|wats|wasap|guasap|whatsap|whatsapp)(?!\p{L})/giu, 'WhatsApp'],
  [/(?<!\p{L})(?:xq|pq|xk|porq)(?!\p{L})/giu, 'porque'],
  [/(?<!\p{L})(?:xfa|porfa|xfavor|porfis)(?!\p{L})/giu, 'por favor'],
  [/(?<!\p{L})(?:tmb|tb|tbn|tambn)(?!\p{L})/giu, 'también'],
  [/(?<!\p{L})q (?=\p{L})/gu, 'que '],
  // "12 pzas x 10 dlls", "2 x persona"
  [/(?<=\p{L}) x (?=\$?\d)/giu, ', '],
  [/(?<=[\p{L}\d] )x (?=\p{L}{2,})/giu, 'por '],
  [/(?<!\p{L})(?:pzas?|pz)\.?(?!\p{L})/giu, 'piezas'],
  [/(?<=\d ?)(?:dlls?|dls)\.?(?!\p{L})/giu, 'dólares'],
  [/(?<=\d )c\/u(?!\p{L})/giu, 'cada uno'],
  [/(?<!\p{L})(?:tel|tfno)\.?(?= ?:? ?\(?\d)/giu, 'teléfono'],
  [/(?<!\p{L})cel\.?(?= ?:? ?\(?\d)/giu, 'celular'],
  [/(?<=\d ?)hrs\.?(?!\p{L})/giu, 'horas'],
  // "la sra wilson", "con el sr. Ruiz"
  [/(?<!\p{L})sra\.? (?=\p{L})/giu, 'señora '],
  [/(?<!\p{L})sr\.? (?=\p{L})/giu, 'señor '],
  [/(?<!\p{L})srta\.? (?=\p{L})/giu, 'señorita '],
  [/(?<!\p{L})dra\.? (?=\p{L})/giu, 'doctora '],
  [/(?<!\p{L})dr\.? (?=\p{L})/giu, 'doctor '],
  ...(
    [
      ['ene', 'enero'],
      ['feb', 'febrero'],
      ['mzo', 'marzo'],
      ['abr', 'abril'],
      ['jun', 'junio'],
      ['jul', 'julio'],
      ['ago', 'agosto'],
      ['sept?', 'septiembre'],
      ['oct', 'octubre'],
      ['nov', 'noviembre'],
      ['dic', 'diciembre'],
    ] as const
  ).map(
    ([short, whole]): ShortForm => [
      new RegExp(
        `(?<=\\d (?:de )?|(?<!\\p{L})(?:de|en|hasta|desde) )${short}\\.?(?!\\p{L})`,
        'giu',
      ),
      whole,
    ],
  ),
  // "mar a sab", "lun-vie"
  ...(
    [
      ['lun', 'lunes'],
      ['mar', 'martes'],
      ['mi[eé]r?', 'miércoles'],
      ['jue', 'jueves'],
      ['vie', 'viernes'],
      ['s[aá]b', 'sábado'],
      ['dom', 'domingo'],
    ] as const
  ).map(([short, whole]): ShortForm => {
    const other = '(?:lun|mar|mi[eé]r?|jue|vie|s[aá]b|dom)\\p{L}{0,9}';
    return [
      new RegExp(
        `(?<!\\p{L})${short}\\.?(?!\\p{L})(?=\\s?(?:a|y|-|–|al)\\s?${other})|(?<=(?<!\\p{L})${other}\\.?\\s?(?:a|y|-|–|al)\\s?)${short}\\.?(?!\\p{L})`,
        'giu',
      ),
      whole,
    ];
  }),
];

/** A text with its short forms written out; what begins with a capital keeps it. */
export function withoutShortForms(text: string, forms: readonly ShortForm[]): string {
  return forms.reduce(
    (left, [short, whole]) =>
      left.replace(short, (found: string, ...groups: unknown[]) => {
        const filled = whole
          .replace('$$', '\0')
          .replace(/\$([12])/g, (_, group: string) => String(groups[Number(group) - 1] ?? ''))
          .replace('\0', '$');
        return /^[A-Z][a-z]/.test(found) && !/^[A-Z]{2}/.test(filled) ? upperFirst(filled) : filled;
      }),
    text,
  );
}
