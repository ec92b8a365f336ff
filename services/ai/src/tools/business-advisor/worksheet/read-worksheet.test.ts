import { readWorksheet } from './read-worksheet.js';

const read = (situationDescription: string, desiredOutcome: string) =>
  readWorksheet({
    businessStage: 'Established',
    industry: 'Retail',
    primaryChallenge: 'Cash flow',
    situationDescription,
    desiredOutcome,
  });

it('[AIT-09] puts the numbers of a situation into the worksheet that decides it', () => {
  const sheet = read(
    'January to March i pay rent 2100 and one employee 1600 a month but only sell about 5500 a month at 45% margin. i have 6000 in the bank now',
    'get through to april',
  );
  expect(sheet).toMatchObject({
    id: 'cash',
    values: { cash: 6_000, sales: 5_500, kept: 45, costs: 3_700 },
  });
});

it('leaves to people what it cannot read', () => {
  const sheet = read(
    'We spend $600 a month on radio. Nobody knows what it brings.',
    'does the ad pay',
  );
  expect(sheet).toMatchObject({ id: 'advertising', values: { spent: 600 }, decides: true });
});

it('says whether the text has an answer already', () => {
  const sheet = read(
    'The other shop pays 17 an hour, I pay 15.50. They work 30 hours a week.',
    'keep my people',
  );
  expect(sheet).toMatchObject({ id: 'payGap', decides: false });
});

it('counts a number of another period for a month, on the days that are named', () => {
  const sheet = read(
    'I sell about 35 burritos a day 5 days a week for $7, ingredients are 2.60 each, the permit is 480 a month',
    'what is left',
  );
  expect(sheet?.values.sold).toBeCloseTo((35 * 5 * 52) / 12, 1);
});

it('reads Spanish', () => {
  const sheet = read('La renta sube de $3,100 a $3,650 al mes.', 'no subir los precios');
  expect(sheet).toMatchObject({ id: 'rent', values: { rentNow: 3_100, rentNew: 3_650 } });
});

it('has none for a worry without numbers', () => {
  expect(
    read('My two best people do not talk to each other.', 'peace in the kitchen'),
  ).toBeUndefined();
});
