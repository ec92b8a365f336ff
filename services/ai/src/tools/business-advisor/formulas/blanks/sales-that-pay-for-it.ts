import type { Translate } from '@commons/service-kit/texts/package-texts';
import { cents, share, usd } from '../../dates-and-amounts.js';
import { plain, tenths } from '../line.js';
import { perBehind } from '../period-words.js';
import { bare, Sheet } from '../sheet.js';
import { trialPlan } from '../trial-plan.js';
import type { Question } from './blanks.js';
import { keptOf, kinds, type Name, paidFor } from './paid-and-kept.js';

/** More than this is the profit of a year, and no sale. */
const mostForOne = 5_000;

/** Something that is paid, against what a sale leaves or what is kept of each dollar: how much has to be sold for it. */
export const salesThatPayForIt: Question<Name> = {
  asks: /\b(?:break[- ]?even|(?:to )?cover|pays? (?:for|it|off)|worth|whether|should|is it|come out|how (?:many|much|long|soon|fast)|decide|(?:in|en) cu[aá]nto tiempo|conviene|se paga)\b/,
  blanks: {
    costs: {
      kinds: ['money'],
      many: true,
      isNamed: true,
      words:
        /\b(?:rent|helper|wages|payroll|insurance|permit|lease|loan|utilities|power|electric\w*|booth|spots?|fee|employees?|staff|manager|salary|overhead|bills|expenses|gas|ads?|radio|flyers?|mailers?|billboard|postcards?|costs?|charges?|wants?|asks?|offered|machine|oven|truck|van|freezer|cooler|used|renta|luz|gastos|sueldo|m[aá]quina|usada|anuncios?)\b|\bto\s*\$?$/,
      notBefore: /\b(?:from|de)\s*\$?$/,
      not: /\b(?:fit\w*(?: it)? out|build ?-?out|to open|remodel\w*|sells?|sell|charge|clear|margin|average|to make|each|vendo|venderia|cada)\b/,
    },
    from: {
      kinds: ['money'],
      isOptional: true,
      isNamed: true,
      words: /\b(?:from|de)\s*\$?$|\b(?:now|today)\b/,
    },
    hours: { kinds: ['count'], counts: /\bhour/, isOptional: true },
    rate: { kinds: ['money'], time: 'hour', isOptional: true },
    price: {
      kinds: ['money'],
      time: 'once',
      isOptional: true,
      isNamed: true,
      words:
        /\b(?:sells?|sell|charge|price|averages?|ticket|each|pays?|at|goes for|my|a|is|are|vender\S*|vendo|cobro)\b/,
      not: /\b(?:costs? (?:me|us)|rent|to make|ingredients?|materials?|cuesta|gasto|clear|from)\b/,
      notBefore: /\b(?:costs?|buy|for|offered|wants|used)\s*(?:about )?\$?$/,
    },
    unitCosts: {
      kinds: ['money'],
      time: 'once',
      isNamed: true,
      isOptional: true,
      many: true,
      words:
        /\b(?:costs? (?:me|us|about)|to make|ingredients?|materials?|goes into|packaging|each (?:one )?costs?|cuesta|supplies|product)\b/,
    },
    each: {
      kinds: ['money'],
      time: 'once',
      isOptional: true,
      isNamed: true,
      words:
        /\b(?:clear|leaves?|keep|profit|make|margin|after (?:costs|materials|parts)|deja|gano|queda)\b/,
      not: /\b(?:dollar|costs?)\b/,
    },
    kept: {
      kinds: ['percent', 'money'],
      isOptional: true,
      isNamed: true,
      words:
        /\b(?:margin|keep|kept|after|goes|costs?|profit|of (?:each|every) dollar|on the dollar|queda|ganancia)\b/,
    },
    sold: {
      kinds: ['count'],
      isOptional: true,
      counts: /^(?!.*\b(?:month|year|day|week|hour|employee|spot|chair))/,
    },
    sales: {
      kinds: ['money'],
      time: 'flow',
      isOptional: true,
      isNamed: true,
      words: /\b(?:(?:we|i) (?:do|sell|make|take in)|sales|take in|vendemos|ventas)\b/,
      not: /\b(?:rent|costs?)\b/,
    },
    outlay: {
      kinds: ['money'],
      time: 'once',
      isNamed: true,
      isOptional: true,
      words:
        /\b(?:build ?-?out|to open|fit\w*(?: it)? out|equip\w*|fix\w* (?:it )?up|set ?up|remodel\w*|up ?front)\b/,
    },
    // "40 spots for $1,200", "two employees would be $5,600".
    told: {
      kinds: ['count'],
      isOptional: true,
      many: true,
      isNamed: true,
      words: /\b(?:spots?|employees?|people|clerks?|persons?|chairs?|times)\b/,
    },
  },
  answer: (filled, { text }) => {
    const {
      sold: [sold],
      sales: [sales],
      outlay: [outlay],
      kept: [isKept],
      told,
    } = filled;
    if (isKept?.kind === 'money' && isKept.value >= 1) return undefined;
    const sheet = new Sheet();
    const paid = paidFor(sheet, filled, text);
    const kept = paid && keptOf(sheet, filled);
    if (!paid || !kept || (sold && !sold.period) || sold?.period === 'hour') return undefined;
    const { all, per } = paid;
    // What one sale brings is more than a cost of it, and less than one of the business.
    const least = filled.price[0] ?? filled.each[0];
    if (least && least.value > mostForOne) return undefined;
    if (least && filled.costs.some(({ value }) => value <= least.value)) return undefined;
    if (outlay && !per) return undefined;
    // What each sale has to bring more is another question.
    if (filled.from.length > 0 && sold) return undefined;
    sheet.use(sold, sales, outlay, ...told);
    const kind = kinds.find(([words]) => words.test(text))?.[1] ?? 'margins';
    const trial = (needed: string, one: string) =>
      /^(?:marketing|rent)$/.test(kind)
        ? {}
        : {
            plan: (t: Translate) => {
              const of = perBehind(t, per);
              return trialPlan(t, {
                all: `${usd(all.value)}${of}`,
                one,
                needed: `${needed}${perBehind(t, per ?? sold?.period)}`,
              });
            },
          };
    if (kept.part) {
      if (sold) return undefined;
      const needed = sheet.over('needed', bare(all), kept.part, per);
      if (sales && sales.period === per) sheet.part('part', needed, sales);
      return sheet.tells(
        kind,
        (t: Translate) =>
          t('adviceSalesPayForIt', {
            of: 'sales',
            needed: usd(cents(needed.value)),
            all: usd(all.value),
            kept: share(kept.part.value),
            per: perBehind(t, per),
            times: 'none',
            unit: '',
            outlay: outlay ? usd(outlay.value) : 'none',
          }),
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
      (t: Translate) =>
        t('adviceSalesPayForIt', {
          of: 'units',
          needed: plain(needed),
          all: usd(all.value),
          kept: usd(kept.one.value),
          per: perBehind(t, per),
          times: times ? tenths(times.value) : 'none',
          unit: sold?.period ?? '',
          outlay: outlay ? usd(outlay.value) : 'none',
        }),
      {
        found: { breakEvenUnits: needed },
        ...trial(sold ? plain(sold.value) : plain(needed), usd(kept.one.value)),
      },
    );
  },
};
