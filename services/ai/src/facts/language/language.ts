const functionWords: Readonly<Record<string, RegExp>> = {
  en: /\b(?:the|and|of|to|is|are|we|you|our|your|for|with|that|this|in|on|at|it|not|have|has|will|be|was|my|from|an?|by|or|all|i|me|us|her|him|they|their|them)\b/gi,
  es: /(?<!\p{L})(?:el|los|las|una?|del|que|para|con|por|su|sus|nuestr[oa]s?|es|está|estamos|somos|y|en|de|la|mi|le|les|pero|como|más|este|esta|hola|gracias|muchas|señora?|don|doña|disculp[ae]|perd[oó]n|usted|cliente|clientes|precio|lunes|martes|miércoles|jueves|viernes|sábado|domingo|nuevo|nueva|al|desde|hasta|hace|años|mes|queremos|nos|ya|pedir|avisar|av[ií]sales?|diles?|d[ií]gales?|p[ií]deles?|recu[eé]rdales?|agradecer|cotizaci[oó]n|presupuesto|factura|pedido|dólares|dolares|mañana|semana|días?|sabado|miercoles|tenemos|vamos|porque|sin)(?!\p{L})/giu,
  fr: /(?<!\p{L})(?:le|les|des|une|du|et|est|sont|pour|avec|dans|nous|vous|notre|nos|votre|vos|qui|que|sur|chez|merci|bonjour|au|aux|à|de|la)(?!\p{L})/giu,
  de: /(?<!\p{L})(?:der|die|das|und|ist|sind|ein|eine|einen|für|mit|wir|sie|unser|unsere|ihr|ihre|nicht|auf|von|zu|im|am|bitte|danke|uns|den|dem|ab)(?!\p{L})/giu,
  pt: /(?<!\p{L})(?:o|os|as|um|uma|do|da|dos|das|que|para|com|por|nosso|nossa|é|são|está|e|em|no|na|não|você|obrigad[oa]|de)(?!\p{L})/giu,
  it: /(?<!\p{L})(?:il|lo|gli|una|del|della|che|per|con|nostr[oa]|è|sono|siamo|e|di|non|grazie|ciao|nel|nella|alla)(?!\p{L})/giu,
  nl: /(?<!\p{L})(?:het|een|van|en|voor|met|wij|onze|ons|zijn|niet|op|te|dat|bij|ook)(?!\p{L})/giu,
  vi: /(?<!\p{L})(?:và|của|cho|với|chúng tôi|là|có|không|được|các|một|trong)(?!\p{L})/giu,
};

/** Language of an entry by its function words: 'en', another known one, or 'other' for other scripts. */
export function languageOf(text: string): string {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if (letters === 0) return 'en';
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (latin < letters / 2) return 'other';
  const counts = Object.entries(functionWords).map(
    ([language, words]) => [language, text.match(words)?.length ?? 0] as const,
  );
  const english = counts.find(([language]) => language === 'en')?.[1] ?? 0;
  const [language, most] = counts.reduce((best, one) => (one[1] > best[1] ? one : best));
  // Names of dishes and firms are often foreign: a few words do not make an entry another language.
  const distinct = new Set(text.toLowerCase().match(functionWords[language] ?? /$^/g)).size;
  return most >= 3 && distinct >= 3 && most > english * 1.5 ? language : 'en';
}
