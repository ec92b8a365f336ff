import { usd } from '../dates-and-amounts.js';
import type { Quantity } from '../reading/quantity.js';
import { type Decision, only } from './decision.js';
import { roles } from './ledger.js';
import { money, Sheet } from './sheet.js';

const own =
  /\b(?:my|our) own\b|\bmyself\b|\bourselves\b|\bdirect(?:ly)?\b|\b(?:from|in|at|out of) (?:my|our|the) (?:\w+ )?(?:studio|shop|store|house|home|farm|website|site|stand)\b/;
const isOwn = ({ lead, after }: Quantity) =>
  own.test(`${lead.split(/\d/).at(-1) ?? ''} ${after.split(/[,.;]|\$?\d/, 1)[0] ?? ''}`);

/** The same thing sold through others, who take a part, and by oneself at another price: what each leaves. */
export const twoOutlets: Decision = ({ quantities }) => {
  const prices = roles(quantities, 'price', 'newPrice');
  const part = only(roles(quantities, 'taken'));
  const costs = roles(quantities, 'unitCost');
  const mine = only(prices.filter(isOwn));
  const theirs = only(prices.filter((one) => one !== mine));
  if (!part || !mine || !theirs || quantities.length > 3 + costs.length) return undefined;
  const sheet = new Sheet();
  const share = sheet.times('share', money(theirs.value), part);
  const through = sheet.minus('first', money(theirs.value), share, ...costs);
  const alone =
    costs.length > 0 ? sheet.minus('second', money(mine.value), ...costs) : money(mine.value);
  const isMine = alone.value > through.value;
  const gap = isMine ? sheet.minus('gap', alone, through) : sheet.minus('gap', through, alone);
  sheet.use(mine, theirs, part);
  return sheet.tells('strategy', 'formulaOutlets', {
    a: usd(through.value),
    b: usd(alone.value),
    c: usd(gap.value),
    some: isMine ? 'yes' : 'no',
  });
};
