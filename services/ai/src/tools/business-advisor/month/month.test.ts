import { aiTexts } from '../../../texts/ai-texts.js';
import { compute } from '../computations/compute.js';
import { numbersIn } from '../entered-numbers.js';
import { inEnglish } from '../spanish/in-english.js';
import { monthAnswer } from './month-answer.js';
import { monthFiguresIn } from './month-figures.js';

const linesOf = (situation: string, aim = '') => {
  const computed = compute(numbersIn(situation), numbersIn(aim), situation, aim);
  const t = aiTexts('en');
  return [computed.asked?.short?.(t), ...computed.lines].join('\n');
};
const rolesIn = (situation: string) =>
  monthFiguresIn(numbersIn(situation))?.map(({ role, value }) => `${role} ${value}`);

describe('AIT-09 the month of a business', () => {
  it.each([
    [
      'what is left, and what the aim takes',
      'I sell soap bars for $7 each, each costs me $2.10 to make. The market stall is $180 a month and I sell about 95 a month.',
      'Make $600 a month',
      [
        '95 × $7 = $665',
        '$7 − $2.10 = $4.90',
        '95 × $4.90 − $180 = $285.50',
        '160 a month, 65 more',
      ],
    ],
    [
      'a share of the sales and costs that are named in brackets',
      'We take in $28,000 a month. Food is 31% of sales, and rent ($3,100), utilities ($640) and payroll ($9,500) come on top.',
      'Reach a profit of 20%',
      [
        '$28,000 × 31% = $8,680',
        '$3,100 + $640 + $9,500 = $13,240',
        '$28,000 − $8,680 − $13,240 = $6,080',
        'already more',
      ],
    ],
    [
      'open days of the week in a month',
      'A ride costs $12 and I do 15 rides a day, 5 days a week. Insurance is $310 a month and gas is $540 a month.',
      '',
      ['15 × 5 × 52 ÷ 12 × $12 = $3,900', '$310 + $540 = $850', '= $3,050 a month'],
    ],
    [
      'what an addition brings, beside what it costs once',
      'We have 30 dogs on the waiting list. A dog is $26 a day and a larger yard would cost $900 a month; the fence would cost $5,200 to build.',
      '',
      [
        '30 × 26 × $26 = $20,280',
        '$20,280 − $900 = $19,380',
        'Not in it: the pay',
        '$5,200 ÷ $19,380 = 0.3 months',
      ],
    ],
    [
      'how many sales cover the costs, where no number is told',
      'A cut and color is $95. Product costs about $14 per client, and my stylists get 45% of the price. Rent is $3,100 a month and I have $900 in other bills.',
      '',
      ['$95 − $14 − $42.75 (45%) = $38.25', '$4,000 ÷ $38.25 = 104.6, so 105 a month'],
    ],
    [
      'the places that are free, with the pay that they need',
      'I have room for 24 kids but only 18 enrolled. Tuition is $235 a week per child and a teacher costs $680 a week.',
      '',
      ['6 × $235 = $1,410 a week', '$1,410 − $680 = $730 a week'],
    ],
    [
      'the chairs that are taken and the ones that are free',
      'Chairs rent for $180 a week and I have 5 chairs, 3 are taken. Rent is $2,400, lights and water $320.',
      '',
      ['$2,340 − $2,720 = -$380', '$2,720 ÷ $780 = 3.5, so 4', 'With 5: 2 × $780 = $1,560 more'],
    ],
    [
      'one more of what is let, in its season',
      'Season is 14 weeks. Two boats rent out for $320 a day and go out 4 days a week each. A third boat is $38,000 and would cost $2,200 a year for insurance.',
      '',
      ['1 × 4 × 14 × $320 = $17,920 a year', '$38,000 ÷ $15,720 = 2.4 years'],
    ],
    [
      'a margin, and the sales at which nothing is lost',
      'Sales are $58,000 a month, down from $71,000. Our margin is 34% and fixed costs are $21,500.',
      '',
      [
        '$58,000 × 66% = $38,280',
        '$21,500 ÷ 34% that you keep = $63,236',
        '$2,640 was left before',
      ],
    ],
    [
      'a helper for some of the hours',
      'A couch takes me 22 hours and I charge $1,150. My helper gets $18 an hour for 8 of those hours.',
      'make at least $45 an hour',
      ['8 × $18 = $144', '$1,006 ÷ 14 hours = $71.86'],
    ],
    [
      'a second crew by all of its costs',
      'Two movers at $20 an hour for 40 hours a week, and a truck rental at $1,450 a month. I turn away about 6 moves a month at $780 each.',
      '',
      ['2 × 40 × $20 = $1,600 a week', '$4,680 − $8,383.33 = -$3,703.33'],
    ],
    [
      'pay for the minutes in each one, and the price of others',
      'A chain cleans a car for $30. We charge $48; it takes two people 45 minutes at $16 an hour and $3 in supplies.',
      '',
      ['2 × 45 ÷ 60 × $16 = $24', '$48 − $3 − $24 = $21', 'At $30, $3 would be left'],
    ],
    [
      'a higher rent on each sale',
      'Our rent goes up from $1,500 to $1,950 a month. We sell 450 haircuts a month at $24.',
      '',
      ['$450 ÷ 450 = $1 on each one', '19 more a month'],
    ],
    [
      'fewer of them for the same',
      'I teach 30 lessons a week at $40 and pay the studio $8 per lesson.',
      'Earn the same with 24 lessons a week',
      ['With 24 in place of 30, a price of $48 in place of $40'],
    ],
    [
      'work that is paid later',
      'Materials for a deck are $2,600 and I pay my helper $900 per deck. Clients pay $6,200, but only 45 days after we finish. I do 2 decks a month and have $4,000 in the bank.',
      '',
      ['2 × $3,500 × 45 ÷ 30 = $10,500', '$6,500 more than the $4,000'],
    ],
    [
      'an order for every weekday with pay by the day',
      'A school wants lunch for 60 children every weekday at $6 a person. Food is $2.80 a person and I would need a cook for 5 hours a day at $18.',
      '',
      ['60 × 5 × $6 = $1,800 a week', '5 × $18 = $90 a day', '300 × $3.20 − $450 = $510 a week'],
    ],
    [
      'the drive in the hours of each one',
      'I charge $150 for a lesson and it takes me 2 hours. Supplies are $10 and I drive 60 minutes.',
      'Earn $50 an hour',
      ['$140 ÷ 3 hours = $46.67', '$50 × 3 + $10 of costs = a price of $160'],
    ],
    [
      'a cost that stays whatever is decided is not counted',
      'In winter we sell $2,500 a month and goods cost 40% of sales. Rent is $800 a month either way. A clerk costs $1,700 a month.',
      '',
      ['$2,500 − $1,000 − $1,700 = -$200'],
    ],
  ])('computes %s', (_title, situation, aim, sums) => {
    const lines = linesOf(situation, aim);
    for (const sum of sums) expect(lines).toContain(sum);
  });

  const wholeOf = (situation: string, aim = '') => {
    const month = monthAnswer(numbersIn(situation), numbersIn(aim));
    const t = aiTexts('en');
    return month && [month.short?.(t), ...month.lines(t)].join('\n');
  };

  it.each([
    [
      'the rise of the rent beside a larger cost',
      'Payroll is $9,000 a month. Our rent goes up from $1,500 to $1,950 a month. We sell 450 haircuts a month at $24.',
      '',
      '$450 ÷ 450 = $1 on each one',
    ],
    [
      'sales of a day on the days that are open',
      'We take in $900 a day, 5 days a week. Rent is $2,000 a month.',
      '',
      '$19,500 − $2,000 = $17,500',
    ],
    [
      'sales of a day with a word on the days that are assumed',
      'We take in $900 a day. Rent is $2,000 a month.',
      '',
      '26 open days a month; use your own',
    ],
    [
      'a rent that "we have" as a cost',
      'We sell $20,000 a month. We have $3,000 rent and $9,000 in payroll a month.',
      '',
      '$20,000 − $12,000 = $8,000',
    ],
    [
      'a yearly aim by the month',
      'We take in $10,000 a month. Rent is $1,800 a month.',
      'Reach $150,000 a year in sales',
      '$12,500 − $10,000 = $2,500 more a month (25%)',
    ],
    [
      'fewer of a week in a month',
      'I teach 30 lessons a week at $40. Rent is $500 a month.',
      'Earn the same with 24 lessons a week',
      'With 24 in place of 30, a price of $50 in place of $40',
    ],
    [
      'the price of an hour that is wanted, to the cent',
      'I charge $30 a lesson, it takes me 45 minutes and supplies are $5.',
      'Earn $50 an hour',
      '$50 × 0.75 + $5 of costs = a price of $42.50',
    ],
    [
      'more machines like those that are there',
      'We have 14 dryers. Each one brings in about $120 a month. Four new dryers would cost $1,100 each and the gas bill would go up $150 a month.',
      '',
      '$4,400 ÷ $330 = 13.3 months',
    ],
    [
      'what one leaves as its price',
      'I make $42 on each oil change and do 60 a month. A lift would cost $5,500 and would let me do 25 more.',
      '',
      '25 × $42 = $1,050 a month',
    ],
    [
      'more members',
      'We have 60 members at $50 a month. Rent is $900 a month.',
      'Reach 100 members',
      'With 100: 40 × $50 = $2,000 more a month',
    ],
  ])('computes %s in its period', (_title, situation, aim, sum) => {
    expect(wholeOf(situation, aim)).toContain(sum);
  });

  it('takes two incomes for no loss', () => {
    expect(
      wholeOf(
        'The shop takes in $18,000 a month and catering brings in $5,000 a month. Rent is $3,000 a month.',
      ) ?? '',
    ).not.toContain('$13,000');
  });

  it('takes a new thing for no price of others, and names no floor without costs', () => {
    const lines = wholeOf(
      'Our van died, and a new one is $18,000. We charge $60 a job and do 80 jobs a month. Gas is $400 a month.',
    );
    expect(lines ?? '').not.toContain('At $18,000');
    expect(
      wholeOf(
        'A chain sells it for $30. We charge $48 and sell 100 a month. Rent is $900 a month.',
      ),
    ).not.toContain('pay to work');
  });

  it('says of an aim that is reached that it is enough', () => {
    const short = wholeOf(
      'We sell 100 mugs a month at $16, each costs us $4 to make. Rent is $600 a month.',
      'Make $600 a month',
    );
    expect(short).toContain('enough for the $600');
  });

  it('counts what has no dollar sign beside amounts that have one', () => {
    expect(
      rolesIn('I sell mugs for $18 each and they cost me $6. I sell about 90 a month.'),
    ).toEqual(['price 18', 'unitCost 6', 'sold 90']);
  });

  it('takes unpaid invoices for no cash', () => {
    expect(rolesIn('We have $42,000 in open invoices and only $15,000 left in the bank.')).toEqual([
      'owed 42000',
      'cash 15000',
    ]);
  });

  it.each([
    'We charge $40 and the other thing was $12.',
    'Sales are $9,000 a month and 35% of something odd.',
    'I and my sister charge $120 a house, it takes me and my sister 3 hours.',
    'We have room for 24 kids and 6 dogs. Tuition is $200 a week and rent is $3,000 a month.',
    'Our profit margin is 12%. Sales are $40,000 a month and rent is $2,000.',
  ])('says nothing where an amount has no meaning: %s', (situation) => {
    expect(monthAnswer(numbersIn(situation), [])).toBeUndefined();
  });

  it('takes a permit for no price of what is sold', () => {
    const lines = linesOf(
      'A permit is $300. Rent is $900 a month. Each taco costs me $1 and I sell tacos at $3.',
    );
    expect(lines).toContain('$900 ÷ $2 = 450 a month');
    expect(lines).toContain('$300 ÷ $2, so 150 more');
  });

  it('reads Spanish sentences', () => {
    const situation = inEnglish(
      'Vendemos $18,000 al mes. Los ingredientes son el 25%, la nómina es de $7,000 y la renta es de $2,000.',
    );
    const kitchen = inEnglish(
      'Vendo 70 pasteles al mes a $38. Los ingredientes me cuestan $13 por pastel y la renta de la cocina es de $650 al mes.',
    );
    expect(linesOf(kitchen)).toContain('70 × $25 − $650 = $1,100');
    const aim = inEnglish('Pagarme $3,500 al mes');
    expect(linesOf(situation, aim)).toContain('$18,000 − $4,500 − $9,000 = $4,500');
  });

  it('writes Spanish', () => {
    const month = monthAnswer(
      numbersIn('I sell mugs for $18 each and they cost me $6. I sell 90 a month, rent is $300.'),
      [],
    );
    const t = aiTexts('es');
    expect(month?.short?.(t)).toContain('con estos números quedan $780 al mes');
    expect(month?.lines(t).join('\n')).toContain('Para no perder: $300 ÷ $12 = 25 al mes');
  });
});
