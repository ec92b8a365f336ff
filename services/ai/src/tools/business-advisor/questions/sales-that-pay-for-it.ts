import type { Translate } from '@commons/service-kit/texts/package-texts';
import { plain, tenths } from '../arithmetic/line.js';
import { perBehind } from '../arithmetic/period-words.js';
import { bare } from '../arithmetic/sheet.js';
import { cents, share, usd } from '../dates-and-amounts.js';
import { trialPlan } from '../plans/trial-plan.js';
import { asksPrice, keptOf, kinds, paidAndKept, paidFor } from './paid-and-kept.js';
import { question } from './question.js';

/** More than this is the profit of a year, and no sale. */
const mostForOne = 5_000;

/** Something that is paid, against what a sale leaves or what is kept of each dollar: how much has to be sold for it. */
export const salesThatPayForIt = question({
  asks: /\b(?:break[- ]?even|(?:to )?cover|pays? (?:for|it|off)|worth|whether|should|is it|come out|how (?:many|much|long|soon|fast)|decide|(?:in|en) cu[aá]nto tiempo|conviene|se paga)\b/,
  numbers: paidAndKept,
  answer: (filled, sheet, { text, aim }) => {
    if (asksPrice.test(aim)) return undefined;
    // "Could get 10 more" is no part of what is paid.
    if (filled.told.some(({ role }) => role === 'gained')) return undefined;
    const { sold, sales, outlay, kept: isKept } = filled;
    if (isKept?.kind === 'money' && isKept.value >= 1) return undefined;
    const paid = paidFor(sheet, filled, text);
    const kept = paid && keptOf(sheet, filled);
    if (!paid || !kept || (sold && !sold.period) || sold?.period === 'hour') return undefined;
    const { all, per } = paid;
    // What one sale brings is more than a cost of it, and less than one of the business.
    const least = filled.price ?? filled.each;
    if (least && least.value > mostForOne) return undefined;
    if (least && filled.costs.some(({ value }) => value <= least.value)) return undefined;
    if (outlay && !per) return undefined;
    // What each sale has to bring more is another question.
    if (filled.from && sold) return undefined;
    const kind = kinds.find(([words]) => words.test(text))?.[1] ?? 'margins';
    const trial = (needed: string, one: string) =>
      /^(?:marketing|rent)$/.test(kind)
        ? {}
        : {
            plan: (t: Translate) =>
              trialPlan(t, {
                all: `${usd(all.value)}${perBehind(per)(t)}`,
                one,
                needed: `${needed}${perBehind(per ?? sold?.period)(t)}`,
              }),
          };
    if (kept.part) {
      if (sold) return undefined;
      const needed = sheet.over('needed', bare(all), kept.part, per);
      if (sales && sales.period === per) sheet.part('part', needed, sales);
      return sheet.tells(
        kind,
        'adviceSalesPayForIt',
        {
          of: 'sales',
          needed: usd(cents(needed.value)),
          all,
          kept: share(kept.part.value),
          per: perBehind(per),
          times: 'none',
          unit: '',
          outlay,
        },
        trial(usd(cents(needed.value)), share(kept.part.value)),
      );
    }
    if (sales || (sold && per && sold.period !== per)) return undefined;
    if (sold && !per && sold.value * kept.one.value > all.value) return undefined;
    const needed = sheet.enough('needed', bare(all), bare(kept.one), per);
    const each = sold && sheet.times('all', sold, bare(kept.one));
    const times =
      each && !per
        ? sheet.periods('paidBackAfter', bare(all), each, sold.period ?? 'day')
        : undefined;
    if (each && per) {
      const isGain = each.value >= all.value;
      if (isGain) sheet.minus('spare', each, bare(all));
      else sheet.minus('missing', bare(all), bare(each));
    }
    return sheet.tells(
      kind,
      'adviceSalesPayForIt',
      {
        of: 'units',
        needed: plain(needed),
        all,
        kept: usd(kept.one.value),
        per: perBehind(per),
        times: times ? tenths(times.value) : 'none',
        unit: sold?.period ?? '',
        outlay,
      },
      {
        found: { breakEvenUnits: needed },
        ...trial(sold ? plain(sold.value) : plain(needed), usd(kept.one.value)),
      },
    );
  },
});
