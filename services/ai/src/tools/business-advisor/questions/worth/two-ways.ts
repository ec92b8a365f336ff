import type { Translate } from '@commons/service-kit/texts/package-texts';
import { usd } from '../../dates-and-amounts.js';
import type { Answered } from '../answered.js';
import type { Told } from '../told.js';
import type { Figure, Per } from './figure.js';
import { figuresIn } from './figures.js';
import { scaled, scaleOf } from './scale.js';
import { flowOf, type Work, workOf } from './work.js';
import { costLine, linesOf, perText } from './worth-it.js';
import { worthPlan } from './worth-plan.js';

const or =
  /\s*,?\s+or (?=(?:i|we|should|could|to|just|do|keep|hire|rent|lease|buy|get|pay|let|sell|bring|use|take|go|a|an|pick)\b|\d)/;

/** "I can rent my second chair for 200 a week": it comes in. */
const letsOut = /\b(?:rent|let|lease|sublet)(?: out)? (?:my|our|the|that|it|1 of my)\b/;

/** One of two ways: what it leaves by the period; a cost is below zero. */
interface Way {
  readonly value: number;
  readonly per: Per | undefined;
  lines(t: Translate): readonly string[];
}

const ofWork = (work: Work): Way | undefined =>
  work.outlay || work.fixed
    ? undefined
    : { value: work.left, per: work.per, lines: (t) => linesOf(t, work) };

function wayOf(text: string): Way | undefined {
  const figures = figuresIn({ text });
  if (!figures || figures.length === 0) return undefined;
  const own: readonly Figure[] = letsOut.test(text)
    ? figures.map((figure) => (figure.role === 'fixed' ? { ...figure, role: 'sales' } : figure))
    : figures;
  const flow = flowOf(own);
  if (!flow) {
    const work = workOf(own);
    return work && ofWork(work);
  }
  const { value, per, cost } = flow;
  return {
    value,
    per,
    lines: (t) => [
      (cost && costLine(t, cost)) ??
        t('adviceTwoFlow', {
          way: value < 0 ? 'costs' : 'brings',
          sum: usd(Math.abs(value)),
          per: perText(t, per),
        }),
    ],
  };
}

/** The second way by the period of the first. */
const inSame = ({ value, per }: Way, period: Per | undefined): number | undefined => {
  if (per === period) return value;
  return per && period ? scaled(value, scaleOf(per, period)) : undefined;
};

/** "Rent the chair for 200 a week, or hire on 60% commission who does 1,100 a week": which of the two leaves more. */
export function twoWays(told: Told): Answered | undefined {
  const [one = '', other = '', ...more] = told.text.split(or);
  if (!other || more.length > 0) return undefined;
  const [first, second] = [wayOf(one), wayOf(other)];
  const same = first && second && inSame(second, first.per);
  if (!first || !second || same === undefined || first.value === same) return undefined;
  const difference = usd(Math.abs(first.value - same));
  const better = first.value > same ? 'first' : 'second';
  return {
    kind: 'worth',
    short: (t: Translate) =>
      t('adviceTwoShort', { better, difference, per: perText(t, first.per) }),
    lines: (t: Translate) => [
      t('adviceTwoFirst'),
      ...first.lines(t),
      t('adviceTwoSecond'),
      ...second.lines(t),
      t('adviceTwoDifference', {
        high: usd(Math.max(first.value, same)),
        low:
          Math.min(first.value, same) < 0
            ? `(${usd(Math.min(first.value, same))})`
            : usd(Math.min(first.value, same)),
        difference,
        per: perText(t, first.per),
      }),
    ],
    plan: (t: Translate) =>
      worthPlan(
        t,
        {
          brings: Math.abs(Math.max(first.value, same)),
          costs: [],
          left: Math.abs(Math.max(first.value, same)),
          ...(first.per && { per: first.per }),
        },
        false,
      ),
  };
}
