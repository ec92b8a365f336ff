// Words that tell what an entry of a forecast changes, in English and Spanish.

export const sales =
  /\b(?:revenue|sales|income|business|customers|orders|ventas|ingresos|clientes)\b/i;
export const less =
  /\b(?:less|fewer|down|drop\w*|lower|slow\w*|dead|quiet|fall\w*|menos|baja\w*|caen|cae|flojo)\b/i;
export const more = /\b(?:more|extra|up|higher|rise\w*|busy|busier|better|más|mas|suben?)\b/i;
export const ofUsual = /%\s*(?:of|de) (?:what |the |lo )?(?:normal|usual|regular|average|typical)/i;
export const half = /\b(?:half|mitad)\b/i;
export const twice = /\b(?:double[sd]?|twice|doble|doblan?|duplican?)\b/i;
export const thrice = /\b(?:triple[sd]?|three times|triplican?|triple)\b/i;
/** A month without any sales. A week or a day of it is no whole month. */
export const closed =
  /\b(?:closed?|shut(?: down)?|off season|no (?:sales|income|revenue|business|work|customers)|nothing (?:comes|coming) in|nothing(?: at all)?(?: in| from| during)? (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|winter|summer|spring|fall)\w*|nada(?: en| de)? (?:ene|feb|mar|abr|may|jun|jul|ago|sep|oct|nov|dic|invierno|verano)\w*|(?:don't|do not|never|can't|cannot|won't) (?:open|operate|work|go out|sell)|take \w+ off|no (?:abrimos|abro|trabajamos|trabajo|salimos|vendemos)|no entra nada|cerrad[oa]s?|cerramos|sin (?:ventas|ingresos|clientes|trabajo))\b/i;
export const partOfMonth =
  /\b(?:weeks?|days?|weekends?|half|until|from the|semanas?|d[ií]as?|medio|mitad)\b/i;
/** What comes in besides the usual sales: "festival in June brings 5,000". */
export const brings =
  /\b(?:brings?(?: in)?|bringing|adds?|earns?|nets?|makes?(?=(?: us| me)? (?:about |around )?\$?\d)|takes? in|sells? for|pays? (?:us|me)|extra \$?\d|more in|jobs?(?= (?:\w+ )?\$?\d)|gigs?|bookings?|trae[n]?|deja[n]?|entran?|suman?)\b/i;
export const spends =
  /\b(?:costs?|buy|buying|spend|repair|new|rent|insurance|tax(?:es)?|cuesta[n]?|compr\w+|gast\w+|pag(?:o|amos|ar)|seguro|renta)\b/i;
export const money = /\b(?:revenue|sales|income|earn(?:s|ings)?|ventas|ingresos?|gano|ganamos)\b/i;
export const lasting =
  /\b(?:from|starting(?: in)?|beginning(?: in)?|as of|since|a partir de|desde)\s+(?:the\s+)?$/i;
export const onward =
  /\b(?:on(?:ward|wards)?|a month|per month|monthly|al mes|por mes|mensual\w*|every month)\b|\/ ?(?:mo|month|mes)\b/i;
/** A cost of each month that rises: "rent goes up 300 in March", "la renta sube 200 desde mayo". */
export const rises =
  /\b(?:rent|lease|insurance|wages?|pay|utilities|power|fees?|renta|seguro|sueldos?|luz)\b.*\b(?:goes? up|go up|rises?|raises?|increases?|higher|sube[n]?|aumenta[n]?)\b/i;
/** Money that is saved, lost or comes back: whether it is a cost is not sure. */
export const eitherWay =
  /\b(?:sav(?:e|es|ing|ings)|ends?|ending|stops?|paid off|pay off|rebate|refund|reimburse\w*|los(?:e|es|ing)|lost|without|ahorr\w+|termina\w*|reembolso|perd\w+|pierd\w+)\b/i;

/** "New van in June, 650 a month payment": what begins in that month is paid from then on. */
export const paidMonthly =
  /\b(?:payments?|leas(?:e|ing)|loan|financ\w+|mensualidad(?:es)?|préstamo)\b/i;

/** Days and seasons that people name instead of months. */
export const seasons: readonly (readonly [RegExp, string])[] = [
  [/\b(?:christmas|xmas|navidad)\b/i, 'December'],
  [/\bthanksgiving\b/i, 'November'],
  [/\bhalloween\b/i, 'October'],
  [/\bvalentine'?s?(?: day)?\b|\bsan valent[ií]n\b/i, 'February'],
  [/\bmother'?s day\b/i, 'May'],
  [/\bspring\b|\bprimavera\b/i, 'March to May'],
  [/\bsummer\b|\bverano\b/i, 'June to August'],
  [/\b(?:autumn|otoño)\b/i, 'September to November'],
  [/\bwinter\b|\binvierno\b/i, 'December to February'],
  [/\bq1\b/i, 'January to March'],
  [/\bq2\b/i, 'April to June'],
  [/\bq3\b/i, 'July to September'],
  [/\bq4\b/i, 'October to December'],
];
