import { variantMarker } from '@commons/contracts/tools/ai-lists';
import { composeContent, writeContent } from './content-generator.writer.js';
import type { PlacedText } from './notice/distinct.js';

/** The composition of each place, whether or not it would be shown. */
const ofEachPlace = (texts: readonly PlacedText[]) =>
  ([0, 1, 2] as const).flatMap((place) => texts.find((one) => one.place === place)?.text ?? []);

const write = (
  topicBrief: string,
  change: Partial<Parameters<typeof writeContent>[0]> = {},
  account = {},
) =>
  composeContent(
    {
      contentType: 'Facebook Post',
      targetAudience: 'people in Red Bank',
      callToAction: 'message us to sign up',
      desiredTone: 'friendly',
      topicBrief,
      ...change,
    },
    account,
    ofEachPlace,
  ).text.split(`\n\n${variantMarker}\n\n`);

describe('posts from notes', () => {
  it('part the second price of a pair', () => {
    for (const text of write('gutter cleaning, 110 for one story 170 for two, book by may 30'))
      expect(text).toContain('$110 for one story and $170 for two');
  });

  it('[AIT-07] say that a contract is not long: that is no order for a short text', () => {
    for (const text of write('We keep your books from $150 a month. No long contracts.'))
      expect(text).toMatch(/no long contracts/i);
  });

  it('[AIT-07] keep a price with the one that it replaces', () => {
    for (const text of write('boxed lunches 11 instead of 14, orders of 10 or more'))
      expect(text).toContain('$11 (instead of $14)');
  });

  it.each([
    ['trade in program, bikes from 12 to 24 inch', 'Trade in program'],
    ['granola in a quart jar, oats, pecans, $14', 'Granola in a quart jar'],
  ])('[AIT-07] name the whole thing that is no place: %s', (brief, title) => {
    expect(write(brief)[0]).toContain(title);
  });

  it('[AIT-07] have a dollar sign on the first Spanish price, too', () => {
    for (const text of write('dobladillos 12, cambio de cierre 15, listos en 2 dias'))
      expect(text).toContain('$12');
  });

  it('keep their words and their order, and are a list for readers and sentences besides', () => {
    expect(
      write(
        'wreath making class nov 28 10-12 at the shop, 45 bucks all supplies, 12 spots, hot cider, kids over 10 ok',
      ),
    ).toEqual([
      'Wreath making class on November 28 from 10 to 12 at the shop!\n\n• $45, all supplies included\n• 12 spots\n• Hot cider\n• Kids over 10 welcome\n\nMessage us to sign up.',
      'For people in Red Bank:\n\n• Wreath making class on November 28 from 10 to 12 at the shop\n• $45, all supplies included\n• 12 spots\n• Hot cider\n• Kids over 10 welcome\n\nMessage us to sign up.',
      'Have you heard? Wreath making class on November 28 from 10 to 12 at the shop. $45, all supplies included. 12 spots.\n\nHot cider. Kids over 10 welcome.\n\nMessage us to sign up.',
    ]);
  });

  it('ask no question of a date, and have or look for nothing', () => {
    for (const notes of [
      'storm windows half off until december 31, free measuring, call early',
      'story time moves to saturdays at 10 starting january 9, free, all ages',
      'need a line cook tues to sat 2 to 10 pm, 18 an hour, free meal',
      'road work on 3rd street until friday, use the alley, shop is open',
    ])
      expect(write(notes).join('\n')).not.toMatch(/Are you free|Looking for|We have|We've got a/);
  });

  it('take a number alone for the price, and keep what it includes with it', () => {
    const [trot] = write('turkey trot thursday 8 am at the river walk, 20, kids run free');
    expect(trot).toContain('• $20');
    const [wash] = write('new self wash station 15 bucks includes towels, open every day 8 to 7');
    expect(wash).toContain('$15 includes towels');
    const [tamales] = write(
      'ya tenemos tamales los viernes, 18 la docena, pedidos hasta el jueves',
      { callToAction: 'llámanos' },
    );
    expect(tamales).toMatch(/^¡Ya tenemos tamales los viernes!\n\n• \$18 la docena/);
  });

  it('keep their words and their order in Spanish, with nothing to reproach beside them', () => {
    const form = {
      contentType: 'Facebook Post',
      targetAudience: 'familias',
      topicBrief:
        'clases de zumba los lunes a las 7 de la noche en el parque, 5 dólares la clase, cupo de 20, sin cita',
      callToAction: 'llama al 706-555-0122',
      desiredTone: 'friendly',
    };
    const { text, missing } = composeContent(form, { language: 'en' }, ofEachPlace);
    const [first = '', second = ''] = text.split(`\n\n${variantMarker}\n\n`);
    expect(first).toMatch(
      /^¡Clases de zumba los lunes a las 7.* en el parque!\n\n• \$5 la clase\n• Cupo de 20\n• Sin cita/,
    );
    expect(second).toMatch(/^Para familias:\n\n• Clases de zumba/);
    expect(missing).toEqual([]);
  });

  it('give bare prices their sign and leave other numbers alone', () => {
    const [card = ''] = write(
      'dog walking, 30 min walk 20 dollars, 60 min 32, 10 walks for 180, walks for 20 years, highway 58',
    );
    for (const item of ['60 minutes: $32', '10 walks for $180', 'Walks for 20 years', 'Highway 58'])
      expect(card.split('\n')).toContain(`• ${item}`);
  });

  it.each([
    ['spring special, full detail 120 reg 160', 'Full detail $120 (regularly $160)'],
    ['recital june 6 at 2, tickets 10 kids under 5 free', 'Tickets: $10\n• Kids under 5 free'],
    ['cosmic bowling, lanes go fast call ahead 423-555-0377', 'Lanes go fast\n• Call ahead'],
    ['pet boarding, we take dogs cats and rabbits', 'We take dogs, cats and rabbits'],
    ['record store day apr 18 open at 8am, one per title', 'day on April 18!\n\n• Open at 8am'],
  ])('read what stands together without a comma: %s', (notes, said) => {
    expect(write(notes)[0]).toContain(said);
  });

  it('sign a newsletter with the business of the account, whatever a note says', () => {
    for (const variant of write(
      'november at the store: ice melt is in 20lb bags 12.99, Walt is back in plumbing, closed thanksgiving',
      { contentType: 'Newsletter' },
      { name: 'Dora Fenn', company: 'Fenn Hardware' },
    )) {
      expect(variant).toMatch(
        /(?:Best regards|Kind regards|All the best),\n(?:Dora Fenn\nFenn Hardware|Fenn Hardware\nDora Fenn)$/,
      );
      expect(variant).toContain('$12.99');
    }
  });

  it('fit into an ad and into 280 characters, with the price and the call to action', () => {
    const notes =
      'furnace tune up $79 thru oct 31, 21 point check, filter included, same week appointments, we serve all of Rhea County and do not charge for the drive, seniors get a free thermostat battery';
    const ads = write(notes, { contentType: 'Ad Copy', callToAction: 'call 423-555-0152' });
    expect(ads[0]).toMatch(/\$79[\s\S]*423-555-0152/);
    for (const ad of ads) {
      const [headline = '', description = ''] = ad
        .split('\n')
        .map((line) => line.replace(/^\w+: /, ''));
      expect(headline.length).toBeLessThanOrEqual(30);
      expect(description.length).toBeLessThanOrEqual(90);
    }
    for (const line of write(notes, { contentType: 'Twitter/X Post' })) {
      expect(line.length).toBeLessThanOrEqual(280);
      expect(line).toContain('$79');
      expect(line).toMatch(/Message us to sign up\.$/);
    }
  });
});

describe('prices and lists without commas', () => {
  it.each([
    [
      'chimney sweep 179 first flue 120 each more, no mess',
      '$179 for the first flue, $120 for each more',
    ],
    ['oak firewood 95 a rick 180 for two, stacked', '$95 a rick, $180 for two'],
    ['used tires 45 mounted and balanced, new from 89', '$45 mounted and balanced'],
    ['banjo lessons, 30 min 25 hour 45, all ages', '30 minutes for $25, an hour for $45'],
    ['fish fry friday 5-8, adults 12 kids 6 under 4 free', 'Kids: $6'],
    [
      'dog wash, 15 a wash, towels shampoo and blow dryer included',
      'towels, shampoo and blow dryer included',
    ],
    ['ten mile fire hall bean supper sat nov 7 5-8, come hungry', 'Ten Mile Fire Hall'],
    ['tire swap saturday, meet at the old bank in evensville', 'Evensville'],
  ])('%s', (notes, said) => {
    expect(write(notes).join('\n')).toContain(said);
  });

  it('takes nobody for "Save"', () => {
    const [first] = write('june is framing month, 20 off all mats, new frames in', {
      callToAction: 'reply to save a spot',
    });
    expect(first).toContain('Reply to save a spot.');
  });

  it('reads prices and hours of Spanish notes', () => {
    const [card = ''] = write(
      'paseo en poni sábado 10 de octubre 10 a 4, 15 por niño papás gratis, mesas a 8 y sillas a 1.50',
      { targetAudience: 'familias', callToAction: '' },
    );
    expect(card).toMatch(/^Paseos en poni|^¡?Paseo en poni sábado 10 de octubre 10 a 4/);
    expect(card).toContain('$15 por niño');
    expect(card).toContain('Mesas a $8 y sillas a $1.50');
  });

  it('[AIT-07] keep sentences whose last one has no full stop', () => {
    const [first] = write(
      "Truck's in the shop. No lunch today or tomorrow. Back Thursday with double ribs",
    );
    expect(first).toContain(
      "Truck's in the shop! No lunch today or tomorrow. Back Thursday with double ribs.",
    );
  });

  it('[AIT-07] put the days of a week under it, in their order', () => {
    for (const text of write('this week tues courthouse 11-2, weds library lot, fri mill yard 5-9'))
      expect(text).toMatch(
        /this week:\n+• Tuesday: courthouse 11-2\n• Wednesday: library lot\n• Friday: mill yard 5-9/i,
      );
  });

  it('[AIT-07] take numbers of things for no amounts, and the price of a whole for its own', () => {
    for (const text of write('Thanks to 214 of you we packed 3,800 food boxes this summer.'))
      expect(text).not.toContain('$');
    for (const text of write('2016 corolla one owner new tires $9,450 obo, we finance'))
      expect(text).toMatch(/\$9,450 or best offer/);
  });

  it('[AIT-07] say nothing of having or looking for a business by its name', () => {
    for (const text of write('Hartung Lawn & Snow\n- weekly mowing from $45\n- no contract', {
      contentType: 'Website Copy',
    }))
      expect(text).not.toMatch(/(?:have|Looking for|Good to know:) Hartung/);
  });

  it('[AIT-07] keep the question that opens them, and what is closed apart', () => {
    for (const text of write('Locked out? we stay open until 2am, $45 flat')) {
      expect(text).toMatch(/locked out\?/i);
      expect(text).not.toMatch(/is open/);
    }
    for (const text of write('pancakes are back, we open at 6 closed mondays, coffee stays 2'))
      expect(text).not.toMatch(/6 closed|stays:/);
  });

  it('[AIT-07] frame no Spanish verb as a thing', () => {
    for (const text of write('pinto casas por dentro, presupuesto gratis, 12 años de experiencia'))
      expect(text).not.toMatch(/tenemos pinto|busca\w* pinto/i);
  });
});
