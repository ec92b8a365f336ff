import { tidyWords } from '../spelling/tidy-words.js';

/** Orders after which the reader is named. */
const order =
  '(?:[Pp]lease )?(?:[Tt]ell|[Rr]emind|[Ww]arn|[Tt]hank|[Tt]hanks to|[Bb]ill|[Ii]nvoice|[Cc]harge|[Tt]ext(?: to)?|[Ee]-?mail|[Mm]essage|[Ww]rite to|[Ss]orry to|[Ss]ay sorry to|[Aa]pologi[sz]e to|[Ff]ollow up with|[Cc]heck(?: back)? in with|[Ii]ntro(?:duction)? to|[Ii]ntroduce (?:us|me|myself) to|(?:[Qq]uote|[Bb]id|[Ee]stimate|[Pp]roposal|[Ii]nvoice|[Bb]ill|[Rr]eminder) (?:for|to)|[Qq]uote|[Cc]onfirm (?:with|for))';
const date =
  '(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\\.?';
const capital = `(?!(?:${date}|Mrs?|Ms|Dr|Miss)(?: |$))\\p{Lu}[\\p{L}'&-]*`;
const person = `(?:(?:Mrs?|Ms|Dr|Miss)\\.? )?${capital}(?: ${capital}){0,3}`;
const group =
  '(?:(?:all|the|our|my) )*(?:customers|clients|parents|members|tenants|residents|guests|neighbors|volunteers|families|crew|team|staff|everyone|everybody)';
const reader = `(?:${group}|${person}(?:(?:,| and| &) ${person}){0,2}(?: (?:at|from|with|over at) (?:the )?${capital}(?: ${capital}){0,3})?)`;
/** "at 41 Spruce St", after the reader: where the work is. */
const address = `(?: at (\\d+ ${capital}(?: ${capital}){0,2}))?`;
/** What may follow a reader within the same thought: "to", "that", "if …", or what the reader did. */
const complement =
  "(?:to|that|if|whether|for|about|of|on|when|where|wheres|where's|how|why|what|who|which|know|and|or|at|from|with|in|by|as|is|was|has|had|will|can|not|back|again|still|a|an|in|this|next|said|asked|wants?|needs?|no|yes)(?![\\p{L}'])";

const named = new RegExp(`^(${order} ${reader})${address} (?!${complement})(?=[\\p{L}\\d$])`, 'u');

/** "bill Brent Ochoa pumped the tank 425": the order with its reader and a comma, and what is said to them. */
export function readerApart(line: string): { readonly head: string; readonly rest: string } {
  const tidied = tidyWords(line);
  const [head, who, where] = named.exec(tidied) ?? [];
  if (!head || !who) return { head: '', rest: line };
  const rest = tidied.slice(head.length);
  return { head: `${who}, `, rest: where ? `${rest}, the address is ${where}` : rest };
}
