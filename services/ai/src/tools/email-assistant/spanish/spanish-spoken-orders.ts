/** What an entry in Spanish asks the writer to do. */
export type SpanishOrderKind =
  | 'remind'
  | 'tell'
  | 'request'
  | 'question'
  | 'thank'
  | 'apologize'
  | 'invite'
  | 'offer'
  | 'confirm'
  | 'congratulate'
  | 'quote'
  | 'meet'
  | 'accept'
  | 'decline'
  | 'none';

const titled =
  '(?:(?:don|doña|señora?|señorita|doctora?|maestr[oa]|dra?\\.?|sra?\\.?) \\p{L}+|\\p{Lu}\\p{L}+(?: \\p{Lu}\\p{L}+)?)';
/** What is said to the reader by name, as people type it, each with an example. */
export const spokenOrders: readonly (readonly [RegExp, SpanishOrderKind, string])[] = [
  // "disculpa don Memo por el rosal"
  [
    new RegExp(
      `^(?:disculp[ae]|perdón|perdone|perdona|disculpas|mil disculpas),? (?<whom>${titled}),? (?=por )`,
      'u',
    ),
    'apologize',
    'Le pedimos disculpas ',
  ],
  // "perdón por no ir el miércoles"
  [
    /^(?:perdón|mil disculpas|disculpas?|una disculpa) (?=por )/u,
    'apologize',
    'Le pedimos disculpas ',
  ],
  // "gracias señor Paredes por la reseña"
  [
    new RegExp(`^(?:muchas |mil )?gracias,? (?<whom>${titled}),? por `, 'u'),
    'thank',
    'Muchas gracias por ',
  ],
  // "al dueño del local señor Whitman que el boiler no calienta"
  [
    new RegExp(
      `^al? (?:el |la )?(?:dueñ[oa]|proveedor(?:a)?|gerente|encargad[oa]|caser[oa]|contador(?:a)?|vecin[oa]|client[ae])(?: de[l]? (?:la )?\\p{Ll}+)?,? (?<whom>${titled}),? (?:decirle )?que `,
      'u',
    ),
    'tell',
    'Le informamos que ',
  ],
  // "muchachos mañana nos vemos", "vecinos: cerramos"
  [
    /^(?<whom>muchach[oa]s|chicas|chicos|equipo|compañer[oa]s|vecin[oa]s|señoras|amig[oa]s)[,:]? (?=\p{Ll})/u,
    'none',
    '',
  ],
];
