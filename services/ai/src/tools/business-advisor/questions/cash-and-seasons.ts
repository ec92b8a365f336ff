import { tenths } from '../arithmetic/line.js';
import { bare, count, money } from '../arithmetic/sheet.js';
import { usd } from '../dates-and-amounts.js';
import { question, sharedPeriod } from './question.js';
import { inPeriod } from './times.js';

/** How long the cash lasts at what comes in and goes out, without and with money that is to come. */
export const howLongCashLasts = question({
  asks: /\bhow long\b|\b(?:losing|lose|burn)\b|\bmore than we (?:make|take in)\b|\bperd\w+|\bhow many (?:weeks|months)\b|\b(?:run|runs|running) out\b|\brunway\b|\blasts?\b|\bhold out\b|\bsurvive\b|\bcu[aá]nto (?:tiempo )?(?:dura|aguant)/,
  numbers: {
    cash: {
      is: 'money once named',
      words:
        /\b(?:bank|cash|saved|savings|on hand|put aside|set aside|reserves?|accounts?|acct|checking|cushion|left)\b/,
      not: /\b(?<!opening )(?:loan|grant|credit|costs?)\b/,
    },
    ins: 'money flow optional many: income|revenue|sales|bring|brings|comes? in|tak(?:e|es|ing) in|earn|bill|billing|invoice|make|get; not: grant|loan|costs?|expenses|rent|payroll|spend',
    outs: "money flow named optional many: costs?|expenses?|spend|spending|pay|rent|payroll|goes out|going out|wages|salar~|bills|overhead|utilities|insurance|owner'?s? draw; not: income|revenue|sales|grant",
    burn: 'money flow named optional: los(?:e|ing)|burn(?:ing)?|short|more than we make|perd~',
    people: 'count of client|customer|people optional',
    coming:
      'money once optional: grant|loan|credit|investors?|deposit|refund|comes? in|will arrive|arrives|approved|confirmed|owes?|owed|expect|put in|family|lend|of my own',
  },
  answer: ({ cash, ins, outs, coming, burn: lost }, sheet, { text }) => {
    const told = sharedPeriod([...ins, ...outs, ...(lost ? [lost] : [])], text);
    if ((lost === undefined) === (outs.length === 0) || (lost && ins.length > 0)) return undefined;
    if (!told || told === 'hour') return undefined;
    const goes = lost ?? sheet.plus('goesOut', ...outs);
    const rest =
      ins.length > 0
        ? sheet.minus('missing', { ...goes, period: told }, sheet.plus('sales', ...ins))
        : goes;
    // A payroll of two weeks is told by the month.
    const per = told === 'two weeks' ? 'month' : told;
    const burn = inPeriod(sheet, { ...bare(rest), period: told }, per);
    sheet.use(...outs, lost);
    if (!burn) return undefined;
    if (burn.value <= 0) return undefined;
    const lasts = sheet.periods('lastsFor', cash, money(burn.value), per);
    const withIt =
      coming &&
      sheet.periods('withComing', sheet.plus('means', cash, coming), money(burn.value), per);
    return sheet.tells(
      'cash-flow',
      'adviceCashLasts',
      {
        lasts: tenths(lasts.value),
        with: withIt ? tenths(withIt.value) : 'none',
        burn,
        coming: usd(coming?.value ?? 0),
        per,
      },
      { found: { ...(per === 'month' && { runwayMonths: lasts.value }) } },
    );
  },
});

/** Good months and months that lose: what the good ones have to set aside for the others. */
export const monthsThatLose = question({
  asks: /\b(?:winter|summer|(?:warm|busy|other|good|bad) (?:\w+ )?months|slow|dead|off[- ]?season|season\w*|closed|rainy|invierno|temporada)\b/,
  numbers: {
    clear:
      'money flow named: clear|make|earn|profit|left|keep|gan~|quedan?; not: lose|losing|short|perd~',
    good: 'count of month named optional: for|months?|season|good|warm|busy; not: winter|slow|dead|off|lose',
    loss: 'money flow named: lose|losing|short|burn|cost|still (?:pay|costs?|have)|goes out|need|perd~; not: clear|earn',
    bad: 'count of month named: winter|summer|slow|dead|off|closed|rainy|lose|other|rest|invierno; not: clear|good|busy',
  },
  answer: ({ clear, good, loss, bad }, sheet) => {
    if (clear.period !== 'month' || loss.period !== 'month') return undefined;
    if (bad.value > 11 || (good && good.value + bad.value > 12)) return undefined;
    const needed = sheet.times('slow', count(bad.value), bare(loss));
    const rest = good ? count(good.value) : sheet.minus('stayed', count(12), count(bad.value));
    const each = sheet.over('setAside', needed, rest, 'month');
    const yours = sheet.minus('left', bare(clear), bare(each));
    return sheet.tells('slow-season', 'adviceMonthsThatLose', {
      needed,
      each,
      isEnough: yours.value >= 0,
      left: usd(Math.abs(yours.value)),
    });
  },
});

/** Months in which less comes in than goes out, against the cash: what they take, and what is missing. */
export const cashForSlowMonths = question({
  asks: /\b(?:winter|summer|slow|dead|closed|nothing (?:comes in )?from|from \w+ (?:to|through|until)|season|flojos?|invierno)\b/,
  numbers: {
    cash: 'money once named: bank|cash|saved|savings|put aside|set aside|put away|reserves?|account|have|got',
    months: 'count of month: any',
    costs:
      'money flow named many: costs?|bills?|rent|insurance|expenses|payroll|wages|goes out|need|payments?; not: sales|take in|comes in',
    sales:
      'money flow named optional: sales|take in|comes in|bring in|make|about; not: costs?|bills?|expenses|rent',
  },
  answer: ({ cash, months, costs, sales }, sheet) => {
    if (months.period || months.value > 11) return undefined;
    if ([...costs, ...(sales ? [sales] : [])].some(({ period }) => period !== 'month'))
      return undefined;
    const out = sheet.plus('goesOut', ...costs);
    const each = sales ? sheet.minus('lostEach', out, sales) : out;
    if (each.value <= 0) return undefined;
    const needed = sheet.times('slow', months, bare(each));
    const isEnough = cash.value >= needed.value;
    const gap = isEnough
      ? sheet.minus('spare', cash, needed)
      : sheet.minus('missing', needed, cash);
    return sheet.tells(
      'slow-season',
      'formulaSlow',
      { a: gap, b: needed, some: isEnough },
      { found: isEnough ? {} : { missing: gap.value } },
    );
  },
});
