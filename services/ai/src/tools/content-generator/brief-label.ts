/** What the text is, before what it has to say: "About us page. …", "Newsletter: …". */
const label =
  /^\s*(?:(?:an?|the|our|my|this is (?:an?|the|our)) )?(?:(?:about(?: (?:us|me))?|home|landing|services?|contact|faq|product|welcome|front|team)[- ]page(?: (?:text|copy))?\s*[.:–-]|(?:(?:facebook|instagram|linkedin|twitter|social media|x) post|caption|newsletter|press release|blog (?:post|intro(?:duction)?)|product (?:description|text)|ad(?: copy)?|website (?:copy|text))\s*[:–])\s+(?=\S)/i;
const spanishLabel =
  /^\s*(?:(?:una?|el|la|nuestra) )?(?:página (?:de )?(?:inicio|contacto|servicios|nosotros|quiénes somos)\s*[.:–-]|(?:publicación(?: de \p{L}+)?|boletín|anuncio|descripción(?: del producto)?|texto(?: para la página)?)\s*[:–])\s+(?=\S)/iu;

/** A brief without the words that only say what to write. */
export const withoutLabel = (brief: string): string =>
  brief.replace(label, '').replace(spanishLabel, '');
