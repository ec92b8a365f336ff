// How somebody is named to whom a text is to be written: people with titles, households, groups and firms.

import { anyMonth, anyWeekday } from '../grammar/calendar-names.js';

export const title =
  '(?:[Mm]r|[Mm]rs|[Mm]s|[Mm]iss|[Dd]r|[Pp]rof|[Pp]rincipal|[Cc]oach|[Pp]astor|[Cc]aptain|[Ff]ather|[Ss]ister)\\.?';
// Never a bare title: "Mrs. Alvarez" is one name.
export const capital = `(?!${title}(?:\\s|$))(?:St\\.\\s)?[A-Z][\\w'’&-]*`;
export const name = `(?:${title}\\s+(?:(?:and|&)\\s+${title}\\s+)?[A-Za-z][\\w'’-]+|${title}\\s+[A-Z][a-z]+\\s+(?!${anyWeekday}|${anyMonth})[A-Z][a-z]+(?=\\s+(?:at|from|of|that|to|for|about|on|if|whether|when|why|how|because|an?|the|our|his|her)\\s|[,.;]|$)|${capital}(?:\\s+${capital}){0,3}(?:\\s+(?:family|team|crew|staff|brothers|sisters|twins))?)`;
export const groupNoun =
  '(?:famil(?:y|ies)|customers?|clients?|members?|guests?|parents?|neighbors?|tenants?|residents?|drivers?|coaches|volunteers?|nurses?|therapists?|teachers?|students?|patients?|vendors?|suppliers?|donors?|sponsors?|owners?|players|regulars|crew|staff|team|office|board|committee|subscribers?|riders|campers|employees?|brothers|sisters|twins|servers?|cooks|technicians|instructors|trainers|stylists|assistants|apprentices|helpers|lifeguards|captains|interns|sellers|growers|people|folks|everyone|everybody|cafes|restaurants|stores|shops|accounts|brewery|church|library|museum|theater|venue|hotel|restaurant|bakery|distributor|caterer|florist|printer|gym)';

/** "Dan Whitcomb, HR manager at Mayfield Dairy". */
export const role = `,\\s+(?:the\\s+|our\\s+|their\\s+|an?\\s+)?(?:[A-Za-z-]+\\s+){0,3}?(?:manager|director|owner|president|principal|chef|buyer|editor|coordinator|secretary|treasurer|chair(?:man|woman|person)?|pastor|superintendent|planner|librarian|teacher|coach)(?:\\s+(?:at|of|for|from)\\s+(?:the\\s+)?${capital}(?:\\s+${capital}){0,3})?(?=\\s*[,.;]|\\s*$),?`;
/** The firm of somebody named, or "the corner pantry": left out of the greeting. */
export const firmOf = `(?:${role}|\\s+(?:at|from|of|with|over at)\\s+(?:the\\s+)?${capital}(?:\\s+${capital}){0,3}|\\s+(?:at|from|with)\\s+(?:the|our)\\s+(?:[A-Za-z][\\w'-]*\\s+){0,2}?[a-z][\\w'-]*(?=\\s*[,.:;]|\\s*$|\\s+(?:for|that|about|if|we|I|he|she|they|to|and)\\b))?`;
const place = `(?:\\s+(?:at|from|of|on|in)\\s+(?:(?:the\\s+)?${capital}(?:\\s+${capital}){0,3}|(?:the|our|my)\\s+(?:[\\w'-]+\\s+){0,2}?(?:room|class|team|grade|group|unit|building|floor|wing|program|camp|club|league|course)))?`;
const group = `(?:(?:all\\s+(?:of\\s+)?)?(?:the|our|my|all|these)\\s+(?:our\\s+|the\\s+)?(?:[a-z-]+\\s+){0,2}?${groupNoun}${place}|(?:all\\s+)?(?:(?:last|this|next)\\s+[a-z]+['’]s\\s+)${groupNoun}|regulars|the\\s+${capital}(?:\\s+${capital}){0,3}\\s+(?:at|of|on)\\s+${capital}(?:\\s+${capital}){0,2}|(?:the\\s+)?${capital}(?:\\s+${capital}){0,3}(?:\\s+(?:family|team|crew|staff|brothers|sisters|twins))?)`;
/** "Our distributor, Green Mountain Supply,": what the reader is, and the name between commas. */
const roleAndName = `(?:the|our|my)\\s+(?:[a-z-]+\\s+){0,2}[a-z-]+,\\s+${name},`;
const one = `(?:${roleAndName}|${name}${firmOf}|${group})`;
export const someone = `${one}(?:(?:,|\\s+and|\\s+&)\\s+${one}){0,2}`;
/** "Ask Tonya if they need help": whom the readers should ask. */
export const asksHelper =
  /^(?:[Aa]sk|[Tt]ell) [A-Z][\w'-]+(?: [A-Z][\w'-]+)?(?: (?:in|at) [a-z ]+)? if (?:they|you) (?:need|have|want|get|see|can't|are|lose|notice)\b/;
export const firm =
  /\b(?:HOA|diner|inn|grill|deli|pub|tavern|motel|lodge|apartments|academy|museum|gallery|nursery|dairy|church|brewing|brewery|bank|rehab|pt|school|signs|supply|inc|llc|co|company|bakery|cafe|restaurant|hotel|farms?|market|store|shop|services?|salon|studio|gym|clinic|center|club|department|realty|properties|association|council|construction|plumbing|electric|motors|auto|dental|insurance|library|foundation|hospital|university|college|volunteer)\.?$/i;
export const noName =
  /^(?:The|A|An|Our|My|We|I|It|You|If|That|Them|Him|Her|Everyone|Everybody|All|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|Christmas|Easter|Google|Facebook|Yelp)$/;
/** "Remind patients that …" */
export const toMany =
  /^((?:please )?(?:[Rr]emind|[Tt]ell|[Ii]nform|[Nn]otify|[Ww]arn|[Tt]hank|[Ii]nvite|[Aa]sk|[Ll]et)) (?:all |our |my |the )*(patients|parents|members|families|clients|students|tenants|residents|neighbors|volunteers|guests|subscribers|vendors|campers|players)(?= (?:that|about|to|for|know|if|whether|we|of)\b)/;
/** "Ask the bed and breakfast on Walnut Street if …": whoever it is, nobody is named. */
export const unnamedReader =
  /^((?:please )?(?:[Aa]sk|[Tt]ell|[Rr]emind|[Tt]hank|[Ww]rite(?: to)?|[Ee]-?mail)) (?:the|our|my|a|an) (?!e-?mail|letter|note|message|text)(?:(?!(?:if|whether|that|to|for|about|why|how|when|what|where|which|is|are|was|were|has|had|will|asking)\b)[\w'&-]+ ){1,8}(?=(?:if|whether|that|to|for|about|why|how|when|what|where|which|asking)\b)/;
export const withRole = new RegExp(`${role}$`);
/** Whether what was found after an order may be a reader: a name that is none of other things, or a role. */
export const isSomebody = (found: string): boolean =>
  /^[A-Z]/.test(found)
    ? !noName.test(found)
    : !/\b(?:customer|client|vendor|supplier|landlord|tenant|guest|member|parent)$/i.test(found);
