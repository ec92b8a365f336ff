import type { Act } from '../../facts/acts.js';
import { tidyWords } from '../../facts/tidy-words.js';
import { lowerFirst } from '../wording/phrases.js';

const referenceDetail =
  /^(?:order|account|acct|p\.?o\.?|invoice|policy|claim|ticket|case|confirmation|booking|reservation)\b(?:\s+(?:number|no\.?|#))?\s*#?[A-Z]{0,4}-?\d[\w-]*$/i;

/** "I ordered 40 bags", "order no. 17": the number belongs to the sentence before it. */
export const joinedReferences = (acts: readonly Act[]): Act[] => {
  const joined: Act[] = [];
  for (const act of acts) {
    const former = joined.at(-1);
    if (
      former &&
      act.kind === 'detail' &&
      !act.label &&
      referenceDetail.test(act.text) &&
      /^(?:statement|intent|request|complaint|topic)$/.test(former.kind)
    )
      joined[joined.length - 1] = {
        ...former,
        text: `${former.text.replace(/[.]$/, '')} (${/^[A-Z]{2}/.test(act.text) ? act.text : act.text.charAt(0).toLowerCase() + act.text.slice(1)})`,
      };
    else joined.push(act);
  }
  return joined;
};

/** "Our tuning, $110 a piano": one or two fragments after a comma stay in their sentence. */
export function joinedFragments(acts: readonly Act[], entered: string): Act[] {
  const whole = tidyWords(entered).toLowerCase();
  const isFragment = (act: Act | undefined) =>
    act !== undefined &&
    !act.label &&
    (act.kind === 'detail' || (act.kind === 'statement' && /^\d/.test(act.text))) &&
    whole.includes(`, ${act.entered.toLowerCase()}`);
  const joined: Act[] = [];
  for (let at = 0; at < acts.length; at += 1) {
    const act = acts[at];
    if (!act) continue;
    const former = joined.at(-1);
    const run = [act, acts[at + 1], acts[at + 2]].findIndex((one) => !isFragment(one));
    if (
      former &&
      (run === 1 || run === 2) &&
      /^(?:statement|offer|intent|promise|topic|news|reminder)$/.test(former.kind) &&
      !/[.!?]$/.test(former.text) &&
      former.text.length < 180
    ) {
      const rest = acts.slice(at, at + run).map(({ text }) => lowerFirst(text.replace(/[.]$/, '')));
      joined[joined.length - 1] = { ...former, text: [former.text, ...rest].join(', ') };
      at += run - 1;
    } else joined.push(act);
  }
  return joined;
}
