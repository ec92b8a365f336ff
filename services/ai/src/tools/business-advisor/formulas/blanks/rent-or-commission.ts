import type { Translate } from '@commons/service-kit/texts/package-texts';
import { usd } from '../../dates-and-amounts.js';
import { choicePlan } from '../choice-plan.js';
import { money, Sheet } from '../sheet.js';
import { type Question, sharedPeriod } from './blanks.js';

/** A chair, booth or room is rented out, or somebody works there on commission: what each leaves, and where both are the same. */
export const rentOrCommission: Question<'people' | 'rent' | 'part' | 'takings' | 'costs' | 'tax'> =
  {
    asks: /\b(?:chairs?|booths?|rooms?|stations?|tables?)\b[\s\S]*\b(?:commission|percent|\d%|split)|(?:\b(?:commission|split)\b|\d%)[\s\S]*\b(?:chairs?|booths?|rooms?|stations?)\b/,
    blanks: {
      people: {
        kinds: ['count'],
        counts:
          /\b(?:barber|stylist|therapist|esthetician|technician|tech|chair|booth|people|person|artist)/,
        isOptional: true,
      },
      rent: { kinds: ['money'], time: 'flow', words: /\b(?:rent|rents|rented|renting)\b/ },
      part: {
        kinds: ['percent'],
        words: /\b(?:commission|split|pay|hire|at|on)\b/,
        not: /\btax/,
      },
      takings: {
        kinds: ['money'],
        time: 'flow',
        words: /\b(?:bring|brings|do|does|make|makes|sales|gross|take in|sell|earn|takings)\b/,
      },
      costs: {
        kinds: ['money'],
        time: 'flow',
        many: true,
        isOptional: true,
        words: /\b(?:suppl\w+|products?|costs?|color|towels|laundry|insurance|oils?|linens?|for)\b/,
      },
      tax: { kinds: ['percent'], isOptional: true, words: /\btax/ },
    },
    answer: (
      { people: [people], rent: [rent], part: [part], takings: [takings], costs, tax: [tax] },
      { text },
    ) => {
      if (!rent || !part || !takings || takings.value <= rent.value) return undefined;
      const per = sharedPeriod([rent, takings, ...costs], text);
      if (!per || per === 'hour') return undefined;
      const sheet = new Sheet();
      const all = people
        ? sheet.times('all', people, { ...takings, period: per })
        : { ...takings, period: per };
      const rents = people ? sheet.times('rented', people, { ...rent, period: per }) : rent;
      const theirs = sheet.times('share', all, part);
      const taxes = tax ? [sheet.times('taxes', theirs, tax)] : [];
      const left = sheet.minus('left', all, theirs, ...taxes, ...costs);
      sheet.use(people, takings, rent);
      const gap = sheet.minus(
        'gap',
        ...((left.value > rents.value ? [left, rents] : [rents, left]) as [
          typeof left,
          typeof left,
        ]),
      );
      const kept = 1 - (part.value / 100) * (1 + (tax?.value ?? 0) / 100);
      const fixed = costs.reduce((sum, { value }) => sum + value, rents.value);
      const even = sheet.over('evenAt', money(fixed), { kind: 'percent', value: kept * 100 });
      return sheet.tells(
        'strategy',
        (t: Translate) =>
          t('adviceRentOrCommission', {
            left: usd(left.value),
            rent: usd(rents.value),
            gap: usd(gap.value),
            even: usd(even.value),
            better: left.value > rents.value ? 'commission' : 'rent',
            per,
          }),
        { plan: (t: Translate) => choicePlan(t, false) },
      );
    },
  };
