import { plain } from '../arithmetic/line.js';
import { perWords } from '../arithmetic/period-words.js';
import { bare, count, money } from '../arithmetic/sheet.js';
import { usd } from '../dates-and-amounts.js';
import { choicePlan } from '../plans/choice-plan.js';
import { question, sharedPeriod } from './question.js';
import { inPeriod } from './times.js';

/** Places that are paid each month against costs that stay the same: how many have to be taken, and what is left today. */
export const placesToFill = question({
  asks: /\bbreak[- ]?even\b|\bcarr(?:y|ies) (?:itself|ourselves)\b|\bnot (?:be )?losing\b|\bstop losing\b|\blos(?:e|es|ing) (?:money|nothing)\b|\bcover(?:s|ed|ing)? (?:(?:our|my|the|its)? ?costs?|it)\b|\bpay for (?:it|them)sel|\bhow many more\b|\b(?:are|is) (?:rented|taken|filled|enrolled)\b/,
  numbers: {
    price:
      'money flow: pay|pays|at|each|tuition|fee|fees|dues|charge|per|price; not: costs?|rent|wages|payroll|expenses|lease|fixed',
    unitCost:
      'money flow optional: costs? (?:us|me)|each (?:~ )?costs?|per (?:member|child|kid|student)',
    costs: {
      is: 'money flow many',
      words:
        /\b(?:costs?|rent|wages|fixed|expenses?|payroll|lease|leases|salar\w+|overhead|bills|teachers?|loan|mortgage)\b/,
      not: /\bcosts? (?:us|me)\b(?: about)?\s*\$?$/,
    },
    taken: {
      is: 'count',
      words:
        /\b(?:have|now|enrolled|filled|taken|rented|members|students|kids|children|tenants|clients|of)\b/,
      not: /\bout of\b|\broom for\b/,
    },
    room: 'count/money optional: of|out of|spots|room for|class for|places|capacity|seats|slots|licensed for|space for',
  },
  answer: ({ price, unitCost, costs, taken, room }, sheet, { text }) => {
    if (taken.period) return undefined;
    const ofCosts = sharedPeriod(costs, text);
    const isOther = ofCosts && price.period && price.period !== ofCosts && !unitCost;
    const per = isOther
      ? ofCosts
      : sharedPeriod([price, ...costs, ...(unitCost ? [unitCost] : [])], text);
    const fixed = costs.reduce((sum, { value }) => sum + value, 0);
    if (!per || per === 'hour' || (unitCost && unitCost.value >= price.value)) return undefined;
    // One place never pays for everything.
    if (fixed <= price.value || (room && room.value < taken.value)) return undefined;
    const all = sheet.plus('goesOut', ...costs);
    const one = unitCost
      ? sheet.minus('one', price, unitCost)
      : inPeriod(sheet, { ...price, period: price.period ?? per }, per);
    if (!one) return undefined;
    const brings = sheet.times('sales', count(taken.value), { ...one, period: per });
    const left = sheet.minus('left', brings, all);
    const needed = sheet.enough('count', all, { kind: 'money', value: one.value });
    const more = needed - taken.value;
    if (more > 0) sheet.minus('more', count(needed), count(taken.value));
    if (room && room.value > taken.value)
      sheet.times('ifFull', count(room.value), { ...one, period: per });
    return sheet.tells('few-customers', 'advicePlaces', {
      needed: plain(needed),
      more: more > 0 ? String(more) : 'none',
      left: usd(Math.abs(left.value)),
      sign: left.value < 0 ? 'loss' : 'profit',
      fits: room && needed > room.value ? 'no' : 'yes',
      per,
    });
  },
});

/** Chairs, rooms or plots that nobody rents: what they would bring, and what the others leave. */
export const emptyPlaces = question({
  asks: /\b(?:empty|vacant|not rented|unrented|vac[ií][ao]s?|desocupad[ao]s?)\b/,
  numbers: {
    all: { is: 'count optional', words: /./, not: /\b(?:empty|vacant|vac[ií])/ },
    empty: {
      is: 'count named',
      words: /\b(?:empty|vacant|not rented|unrented)\b|\b(?:vac[ií]|desocupad)/,
    },
    price: {
      is: 'money flow named',
      words:
        /\b(?:rent (?:each|them|it|one|for|out|at)?|each|at|charge|for|pays?|cobro|rento|cada)\b/,
      not: /\b(?:insurance|utilities|electric\w*|mortgage|luz|local)\b|\bis(?: about)? \$?$/,
    },
    costs:
      'money flow named optional many: my rent|rent|mortgage|utilities|insurance|costs?|bills?|power|electric~|renta|luz|local|gastos; not: each|rent (?:them|it|out)|rento|cada',
  },
  answer: ({ all, empty, price, costs }, sheet, { text }) => {
    if (empty.period || all?.period) return undefined;
    if (all && all.value < empty.value) return undefined;
    const per = sharedPeriod([price], text);
    if (!per || per === 'hour' || per === 'year' || (costs.length > 0 && !all)) return undefined;
    const lost = sheet.times('lost', count(empty.value), money(price.value, per));
    const yearly = sheet.inYear(lost);
    let left: number | undefined;
    if (all && costs.length > 0) {
      const of = sharedPeriod(costs, text);
      if (of !== 'month' && of !== per) return undefined;
      const taken = sheet.minus('rented', count(all.value), count(empty.value));
      const brings = sheet.times('sales', taken, money(price.value, per));
      const converted = inPeriod(sheet, brings, of);
      if (!converted) return undefined;
      left = sheet.minus('left', converted, ...costs.map(bare)).value;
    }
    return sheet.tells('few-customers', 'adviceEmptyPlaces', {
      lost,
      yearly,
      per: perWords(per),
      left: left === undefined ? 'none' : usd(Math.abs(left)),
      sign: (left ?? 0) < 0 ? 'loss' : 'profit',
    });
  },
});

/** A chair, booth or room is rented out, or somebody works there on commission: what each leaves, and where both are the same. */
export const rentOrCommission = question({
  asks: /\b(?:chairs?|booths?|rooms?|stations?|tables?)\b[\s\S]*\b(?:commission|percent|\d%|split)|(?:\b(?:commission|split)\b|\d%)[\s\S]*\b(?:chairs?|booths?|rooms?|stations?)\b/,
  numbers: {
    people:
      'count of barber|stylist|therapist|esthetician|technician|tech|chair|booth|people|person|artist optional',
    rent: 'money flow: rent|rents|rented|renting',
    part: {
      is: 'percent',
      words: /\b(?:commission|split|pay|hire|at|on)\b/,
      not: /\btax|\b(?:products?|supplies)\b/,
    },
    takings: 'money flow: bring|brings|do|does|make|makes|sales|gross|take in|sell|earn|takings',
    costs:
      'money flow optional many: suppl~|products?|costs?|color|towels|laundry|insurance|oils?|linens?|for',
    goods: 'percent named optional: products?|suppl~|color|goods',
    tax: { is: 'percent optional', words: /\btax/ },
  },
  answer: ({ people, rent, part, takings, costs, goods, tax }, sheet, { text }) => {
    if (takings.value <= rent.value) return undefined;
    const per = sharedPeriod([rent, takings, ...costs], text);
    if (!per || per === 'hour') return undefined;
    const all = people
      ? sheet.times('all', people, { ...takings, period: per })
      : { ...takings, period: per };
    const rents = people ? sheet.times('rented', people, { ...rent, period: per }) : rent;
    const theirs = sheet.times('share', all, part);
    const taxes = tax ? [sheet.times('taxes', theirs, tax)] : [];
    const used = goods ? [sheet.times('goods', all, goods)] : [];
    const left = sheet.minus('left', all, theirs, ...taxes, ...used, ...costs);
    const gap = sheet.minus(
      'gap',
      ...((left.value > rents.value ? [left, rents] : [rents, left]) as [typeof left, typeof left]),
    );
    const kept = 1 - (part.value / 100) * (1 + (tax?.value ?? 0) / 100) - (goods?.value ?? 0) / 100;
    const fixed = costs.reduce((sum, { value }) => sum + value, rents.value);
    const even = sheet.over('evenAt', money(fixed), { kind: 'percent', value: kept * 100 });
    return sheet.tells(
      'strategy',
      'adviceRentOrCommission',
      {
        left,
        rent: rents,
        gap,
        even,
        better: left.value > rents.value ? 'commission' : 'rent',
        per,
      },
      { plan: choicePlan(false) },
    );
  },
});
