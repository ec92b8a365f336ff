import { signedAccount, withoutSignature } from './closing-signature.js';

// AIT-04, AIT-13: who signs at the end of an entry is said to nobody (decision B116).
describe('who signs an entry', () => {
  it.each([
    ['we owe her lunch. - Pete', { name: 'Pete' }],
    [
      '600 each. Thanks, Joan at Three Creeks Winery',
      { name: 'Joan', company: 'Three Creeks Winery' },
    ],
    [
      'a quote within 24 hours. Gloria Pate, BrightPath Janitorial 918-555-0111',
      { name: 'Gloria Pate', company: 'BrightPath Janitorial', phone: '918-555-0111' },
    ],
    ['rest due 2 weeks before. DJ Kip (Kip Nowak)', { name: 'Kip Nowak', company: 'DJ Kip' }],
    [
      'or we go with somebody else. from Rhonda, Cedar House Cafe',
      { name: 'Rhonda', company: 'Cedar House Cafe' },
    ],
    ['Nothing else changes. Sign it from Doug Frantz.', { name: 'Doug Frantz' }],
    ['puede pasar hoy hasta las 8. Costuras Mireya', { company: 'Costuras Mireya' }],
    [
      'sizes 15 to 20 inch. Northway Tire Marquette 906-555-0181',
      { company: 'Northway Tire Marquette', phone: '906-555-0181' },
    ],
  ])('%s', (entry, signer) => {
    const read = withoutSignature(entry);
    expect(read.signer).toEqual(signer);
    expect(read.text).toBe(/^[^.]*\./.exec(entry)?.[0]);
  });

  it.each([
    'if it is an emergency call 414-555-0170. sorry!',
    'We close at 5. Friday',
    'Come by Saturday. Ask for Deb',
    'Thanks for the ice. Happy Thanksgiving',
    'We moved. 12 Main Street',
    'BIG SALE. EVERYTHING MUST GO',
  ])('nobody in: %s', (entry) => {
    expect(withoutSignature(entry)).toEqual({ text: entry, signer: {} });
  });

  it('completes the account and keeps its full name', () => {
    expect(signedAccount({ name: 'Rick Damato', phone: '1' }, { name: 'Rick' })).toEqual({
      name: 'Rick Damato',
      phone: '1',
    });
    expect(signedAccount({ name: 'Rick Damato' }, { name: 'Deb' }).name).toBe('Deb');
  });

  it.each([
    [
      'The order is late. Sign it from Pete. We refund $20.',
      'Pete',
      'The order is late. We refund $20.',
    ],
    ['her order is ready. sign it from pete', 'Pete', 'her order is ready.'],
    ['Please send rye. Sign as Dana, kitchen manager', 'Dana, kitchen manager', 'Please send rye.'],
    [
      'thank the Boyds for the order, sign it Pete and Rosa',
      'Pete and Rosa',
      'thank the Boyds for the order',
    ],
    ['her table is fixed. Please put Pete’s name at the bottom', 'Pete', 'her table is fixed.'],
    ['inventory is sunday. it comes from Pete, not me', 'Pete', 'inventory is sunday.'],
    ['we are open late. sign it from the whole crew', 'The whole crew', 'we are open late.'],
    [
      'her order is ready. from Pete at the front counter',
      'Pete, front counter',
      'her order is ready.',
    ],
  ])('follows an order to sign: %s', (entry, name, text) => {
    expect(withoutSignature(entry)).toEqual({ text, signer: { name } });
  });

  it.each([
    'Please sign it by Friday. We start Monday.',
    'The lease is ready, please sign it and mail it back',
    'Put your name on the list. We call on Friday.',
  ])('leaves what the reader is to sign: %s', (entry) => {
    expect(withoutSignature(entry)).toEqual({ text: entry, signer: {} });
  });
});
