import { readSituation } from '../reading/read-situation.js';
import { figuresOf } from './figures.js';
import { generalPlan, plans, spanishPlanFor } from './known-plans.js';
import type { Case } from './plan.js';
import { recordsOf } from './records.js';
import { tradeWordsOf } from './trade-words.js';

const given = (text: string, computed: Partial<Case['computed']> = {}): Case => ({
  text,
  computed: {
    lines: [],
    isSure: false,
    entered: {},
    reading: readSituation(text, ''),
    ...computed,
  },
  business: 'your bakery',
  trade: tradeWordsOf('Bakery'),
});

describe.each(['plans-en', 'plans-es'])('%s', (name) => {
  it('names only figures that there are, in lines that can be read', () => {
    const names = Object.keys(figuresOf(given('')));
    const lines = recordsOf(name).flat();
    const asked = lines.flatMap(({ text, conditions }) => [
      ...[...text.matchAll(/\{(\w+)\}/g)].map(([, figure]) => figure),
      ...conditions
        .filter((condition) => !condition.startsWith('/'))
        .map((condition) => condition.replace(/^no /, '')),
    ]);
    expect(asked.filter((figure) => !names.includes(figure ?? ''))).toEqual([]);
    expect(lines.filter(({ key }) => key === '')).toEqual([]);
  });

  it('tells what to do, how long it takes, what it costs and when to look again', () => {
    const steps = recordsOf(name)
      .flat()
      .filter(({ key, text }) => key === 'step' || (key === 'or' && text.includes(' | ')));
    expect(steps.length).toBeGreaterThan(30);
    expect(steps.filter(({ text }) => !/^.{40,} \| .+, .+ \| .+ \| \d+$/.test(text))).toEqual([]);
  });
});

it('tells a line by the figures and the words of a case', () => {
  const rent = plans.find(({ id }) => id === 'rent');
  const rise = { rentRise: { monthly: 500, yearly: 6_000 } };
  expect(rent?.steps(given('Rent goes up.', rise))[1]).toContain('in two steps of $250');
  expect(rent?.steps(given('Rent goes up.'))[1]).toContain('what matters most to them');
  const broken = rent?.steps(given("The landlord won't fix the roof."));
  expect(broken?.[0]).toContain('who has to repair this');
  expect(rent?.headline?.(given('', rise))).toBe('$500 more rent a month');
  expect(generalPlan.steps(given(''))[1]).toContain('at your bakery');
});

it('has a Spanish plan for every kind of problem', () => {
  const general = spanishPlanFor('general');
  expect(plans.filter(({ id }) => spanishPlanFor(id) === general).map(({ id }) => id)).toEqual([]);
});
