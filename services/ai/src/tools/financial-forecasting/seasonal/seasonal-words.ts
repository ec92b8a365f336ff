// Words that tell what an entry of a forecast changes, in English and Spanish.

export const sales =
  /\b(?:revenue|sales|income|business|customers|orders|ventas|ingresos|clientes|vend\w+)\b/i;
export const less =
  /\b(?:less|fewer|down|drop\w*|lower|slow\w*|dead|quiet|fall(?:s|ing)?|cut|loo?s(?:e|es|ing)|menos|baja\w*|caen|cae|flojo|perdemos|pierdo|pierden)\b/i;
export const more = /\b(?:more|extra|up|higher|rise\w*|busy|busier|better|más|mas|suben?)\b/i;
/** "30% of normal", "a third of what we make in summer" */
export const ofUsual =
  /\b(?:of|de) (?:(?:what |the |lo )?(?:normal|usual|regular|average|typical)|(?:what|lo que) (?:we|i|hacemos|vendemos)\b)/i;
export const partOfMonth =
  /\b(?:weeks?|days?|weekends?|half|until|from the|semanas?|d[ií]as?|medio|mitad)\b/i;
/** What comes in besides the usual sales: "festival in June brings 5,000". */
export const brings =
  /\b(?:brings?(?: in)?|bringing|adds?|earns?|nets?|makes?(?=(?: us| me)? (?:about |around )?\$?\d)|takes? in|sells? for|pays? (?:us|me)|extra \$?\d[\d,]{2}|more in|jobs?(?= (?:\w+ )?\$?\d)|gigs?|bookings?|trae[n]?|deja[n]?|entran?|suman?)\b/i;
export const spends =
  /\b(?:costs?|buy|buying|spend|repair|new|rent|insurance|tax(?:es)?(?! (?:time|season))|cuesta[n]?|compr\w+|gast\w+|pag(?:o|amos|ar)|seguro|renta)\b/i;
export const money = /\b(?:revenue|sales|income|earn(?:s|ings)?|ventas|ingresos?|gano|ganamos)\b/i;
/** All of a month's sales: "December sales are usually 18,000", "we do about 30k in July". */
export const allSales =
  /\b(?:sales|revenue|income|ventas|ingresos)\b.*\b(?:are|is|run|usually|normally|average|son|suelen)\b|\b(?:we|i)(?:'ll)? (?:usually |normally |always )?(?:do|make|gross|take in|sell)\b|\b(?:hacemos|hago|vendemos|vendo|ganamos)\b/i;
/** Before a month: it begins there and does not end. */
export const fromMonth =
  /\b(?:from|start(?:s|ing)?(?: in| on)?|begin(?:s|ning)?(?: in)?|as of|since|a partir de|desde|(?:empieza|comienza)n? en)\s+(?:the\s+|about\s+)?$/i;
export const forMonth =
  /\b(?:a month|per month|monthly|each month|every month|al mes|por mes|mensual\w*|cada mes)\b|\/ ?(?:mo|month|mes)\b/i;
export const onward = /\b(?:on|onwards?|en adelante)\b/i;
/** After a month was named: from that month on. */
export const fromThen =
  /\b(?:(?:starting |beginning |from )?then(?: on)?|after (?:that|this|it)|thereafter|luego|después(?: de eso)?|desde entonces)\b/i;
/** Costs that come each month. */
export const fixedCosts =
  /\b(?:rent|lease|insurance|wages?|pay|payroll|utilities|power|fees?|renta|seguro|sueldos?|luz)\b/i;
/** A cost of each month that rises: "rent goes up 300 in March", "la renta sube 200 desde mayo". */
export const rises = new RegExp(
  `${fixedCosts.source}.*\\b(?:goes? up|go up|rises?|raises?|increases?|higher|more|sube[n]?|aumenta[n]?)\\b`,
  'i',
);
/** Money that is saved, lost or comes back: whether it is a cost is not sure. */
export const eitherWay =
  /\b(?:sav(?:e|es|ing|ings)|ends?|ending|stops?|paid off|pay off|rebate|refund|reimburse\w*|los(?:e|es|ing)|lost|without|ahorr\w+|termina\w*|reembolso|perd\w+|pierd\w+)\b/i;
/** "New van in June, 650 a month payment": what begins in that month is paid from then on. */
export const paidMonthly =
  /\b(?:payments?|leas(?:e|ing)|loan|financ\w+|mensualidad(?:es)?|préstamo)\b/i;
/** What was told before holds again, which needs no entry. */
export const backToUsual = /\bback to (?:normal|usual)\b|\b(?:todo|como) (?:normal|siempre)\b/i;
