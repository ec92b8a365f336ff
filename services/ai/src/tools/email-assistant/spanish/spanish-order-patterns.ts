/** "a la señora Mendoza", "al taller", up to what they are told. */
export const whom = '(?:\\s+al?\\s+(?<whom>(?:la |el |los |las )?[^,.;:]{2,48}?))?';
/** A reader by the look of the name: titles and capitals, or one small word. */
export const named =
  '(?:\\s+al?\\s+(?<whom>(?:(?:la|el|los|las|mis|nuestr[oa]s) )?(?:(?:don|doña|señora?|señorita|doctora?|maestr[oa]|profesora?|dra?\\.?|familia) )?(?:\\p{Lu}[\\p{L}.]*(?:(?: (?:de|del|de la|y))? \\p{Lu}[\\p{L}.]*)*|\\p{Ll}+)))?';

/** "dile", "díganle", "decirle", "avísales": a verb and to whom, with or without marks. */
export const verbs = {
  remind: 'record(?:ar?|á)(?:les?)?|recu[eé]rda(?:les?)?',
  tell: '(?:d[ií](?:les?)?|dec[ií]r?(?:les?)?|informar?(?:les?)?|inf[oó]rma(?:les?)?|avisar?(?:les?)?|av[ií]sa(?:les?)?|explicar?(?:les?)?|expl[ií]ca(?:les?)?|comunicar?(?:les?)?|comun[ií]ca(?:les?)?|cont[aá]r(?:les?)|cu[eé]nta(?:les?)|haz(?:les?)? saber|hacer(?:les?)? saber|responder?(?:les?)?|contestar?(?:les?)?)',
  request: 'ped[ií]r(?:les?)?|p[ií]de(?:les?)?|solicitar?(?:les?)?|solic[ií]ta(?:les?)',
  question: 'preguntar?(?:les?)?|preg[uú]nta(?:les?)?',
  thank: '(?:da(?:r?les?)?|dar) (?:las )?gracias|gracias|agradecer?(?:les?)?|agrad[eé]ce(?:les?)?',
  apologize:
    '(?:ped[ií]r(?:les?)?|p[ií]de(?:les?)?) (?:disculpas?|perd[oó]n)|disc[uú]lpa(?:te|nos|me)|disculpar(?:se|nos|me)',
  invite: 'convoca(?:r?l[oa]s?|r)?|invitar?(?:l[oa]s?|les?)?|inv[ií]ta(?:l[oa]s?|les?)',
  offer: 'ofrecer?(?:les?)?|ofr[eé]ce(?:les?)?',
  confirm: 'confirmar?(?:les?)?|conf[ií]rma(?:les?)',
  congratulate: 'felicitar?(?:l[oa]s?)?|felic[ií]ta(?:l[oa]s?)',
} as const;

export const begins = (verb: string, rest: string) =>
  new RegExp(`^(?:por favor,? |hay que )?(?:${verb})${rest}`, 'u');
