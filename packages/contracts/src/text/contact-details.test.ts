import { contactDetailsIn } from './contact-details.js';

it.each([
  ['Cheaper at www.best-deals.example/now.', ['www.best-deals.example/now']],
  ['See https://bit.ly/2x or best-deals.shop!', ['https://bit.ly/2x', 'best-deals.shop']],
  ['Write to ann.lee+shop@mail.example.com, please', ['ann.lee+shop@mail.example.com']],
  [
    'Call (423) 555-0188 or 423.555.0188 or 4235550199',
    ['(423) 555-0188', '423.555.0188', '4235550199'],
  ],
  ['Deals: t.me/deals, rivals.com', ['t.me/deals', 'rivals.com']],
  ['WhatsApp +52 55 1234 5678', ['+52 55 1234 5678']],
  ['call 1-800-555-0100. Call 1-800-555-0100', ['1-800-555-0100']],
])('finds in %j', (text, found) => expect(contactDetailsIn(text)).toEqual(found));

it.each([
  'We paid $1,234.50 on 11/28/2026 at 10:30, for 2 of us.',
  'Good food.Me and my wife loved it. 5/5, 10 out of 10, since 1994-2026.',
  'Open 9-5; ZIP 37403-1234. No. 1 in town, e.g. the soup.',
])('finds nothing in %j', (text) => expect(contactDetailsIn(text)).toEqual([]));
