import { escapePattern } from '@commons/contracts/text/escape-pattern';
import { isListed, isWord } from '../grammar/vocabulary.js';
import type { AccountFacts } from './account-facts.js';

/** "text photos to our number" → "text photos to 423-555-0190": what the owner has on file, in place of its name. */
export function withOwnContacts(
  entry: string,
  { name, company, phone, website, city }: AccountFacts,
): string {
  let text = entry;
  if (phone && !/\d{3}[\s.)-]*\d{3}[\s.-]*\d{4}/.test(text))
    text = text.replace(
      /\b(?:our|my|the) (?:(?:phone|cell|mobile|shop|office|business) )?number\b(?! (?:of|on|at|in|from|you)\b)|(?<=\b(?:to|text|call) )(?:our|my) (?:phone|cell)\b/i,
      phone,
    );
  if (phone && !/\d{3}[\s.)-]*\d{3}[\s.-]*\d{4}/.test(text))
    text = text.replace(
      /(?<=(?<!\p{L})al )(?:cel(?:ular)?|n[uú]mero|tel[eé]fono)(?: del? (?:la |el )?(?:negocio|taller|local|tienda|salón|siempre))?(?=\s*[,.;]|\s*$)/iu,
      phone,
    );
  if (website)
    text = text.replace(
      /\b(?:on|at|through|via) (?:our|my|the) (?:web ?)?site\b/i,
      `at ${website}`,
    );
  // "The price of $400" of Ann Price
  const parts = (name ?? '')
    .split(' ')
    .filter((part) => /^\p{L}{4,}$/u.test(part) && !isWord(part.toLowerCase()));
  const whole = [name, company].filter((one) => one?.includes(' '));
  for (const one of [...parts, ...whole])
    if (one)
      text = text.replace(
        new RegExp(`(?<![\\p{L}@.])${escapePattern(one)}(?![\\p{L}@])`, 'giu'),
        one,
      );
  // "Call my mobile" in Mobile; "little rock" is hardly ever anything else.
  if (city && (/[ -]/.test(city) || !isListed(city.toLowerCase())))
    text = text.replace(
      new RegExp(`\\b${escapePattern(city).replace(/[ -]/g, '[ -]')}\\b`, 'gi'),
      city,
    );
  return text;
}
