import { engineOf } from '../../testing/small-engine.js';
import { vocabularyOf } from '../vocabulary/all.js';

describe('what the words of a search mean', () => {
  it('looks for other names of a trade everywhere but in the place', () => {
    const { ids } = engineOf([
      { name: 'Capital Motel' },
      { name: 'Curl Up', street: '12 Main St Suite 4' },
      { name: 'Hotel Street Tires', street: '3 Hotel St' },
    ]);
    expect(ids('hotel')).toEqual(['Hotel Street Tires', 'Capital Motel']);
    expect(ids('main suites')).toEqual(['Curl Up']);
  });

  it('finds everything where only the list, a place nearby or now is named', () => {
    const { ids } = engineOf([
      { name: 'Job Center', type: 'Part-time' },
      { name: 'Neal & Sons' },
      { name: 'Mill Shop' },
      { name: 'IT desk', trade: 'Information technology', type: 'Part-time' },
    ]);
    for (const search of ['jobs near me', 'job', 'find a job', 'near me', 'around me']) {
      expect(ids(search)).toHaveLength(4);
    }
    expect(ids('shops near me')).toEqual(['Mill Shop']);
    expect(ids('it jobs')).toEqual(['IT desk']);
    expect(ids('part time it')).toEqual(['IT desk']);
  });

  it('takes a rare beginning of another word for the typo of a trade that many have', () => {
    const { find } = engineOf([
      { name: 'Harris Concrete', street: 'Electricianville' },
      { name: 'Lecter' },
      ...Array.from({ length: 40 }, (_, at) => ({
        name: `Watts ${at}`,
        trade: 'Electric contractor',
      })),
    ]);
    // A street of that name has none.
    expect(find('electricia')).toMatchObject({ total: 40, corrected: 'electrician' });
    expect(find('electricianvil').ids).toEqual(['Harris Concrete']);
    expect(find('lecter').ids).toEqual(['Lecter']);
    // Other names of a trade count: no business here is called an electrician.
    expect(find('electrican', { exact: true }).total).toBe(0);
    expect(find('electrican').corrected).toBe('electrician');
  });

  it('takes a word that nothing has for the typo of a trade, even if many names begin with it', () => {
    const { find } = engineOf([
      ...Array.from({ length: 4 }, (_, at) => ({ name: `Floristina ${at}` })),
      ...Array.from({ length: 80 }, (_, at) => ({ name: `Vase ${at}`, trade: 'Florist' })),
    ]);
    expect(find('floristi')).toMatchObject({ total: 80, corrected: 'florist' });
    expect(find('floristina').total).toBe(4);
  });

  it('prefers the trade that begins and ends like the typo to a more frequent word', () => {
    const { find } = engineOf([
      { name: 'Watts', trade: 'Electricians' },
      { name: 'Empty Vase', trade: 'Florist' },
      { name: 'Tots', trade: 'Daycare' },
      ...Array.from({ length: 40 }, (_, at) => ({
        name: `Oak Forest ${at}`,
        trade: 'Electrical engineer',
      })),
    ]);
    expect(find('electrican').corrected).toBe('electrician');
    expect(find('forist').corrected).toBe('florist');
    expect(find('forests').corrected).toBeUndefined();
    // The plural of a trade that is listed in the singular alone.
    expect(find('daycres')).toMatchObject({ corrected: 'daycare', ids: ['Tots'] });
  });

  it('reads what is not wanted as one condition, which is left out where no document states it', () => {
    const { find } = engineOf([
      { name: 'Watts', trade: 'Electrician', street: '5 No Name Rd' },
      { name: 'Ohm', trade: 'Electrician', text: 'Calls on weekends.' },
      { name: 'Grill', trade: 'Restaurant', text: 'Closed early, no weekends.' },
    ]);
    expect(find('restaurant no weekends')).toMatchObject({ ids: ['Grill'], leftOut: [] });
    expect(find('no weekends').ids).toEqual(['Grill']);
    for (const condition of ['no weekends', 'without a degree', 'sin titulo']) {
      const { ids, leftOut } = find(`electrician ${condition}`);
      expect(ids).toEqual(['Ohm', 'Watts']);
      expect(leftOut).toEqual([condition]);
    }
  });

  it('treats a long word with one error as a typo, even if a document has the same one', () => {
    const { find } = engineOf([
      { name: 'Bookkeeper', trade: 'Public Adminstrator' },
      ...Array.from({ length: 40 }, (_, at) => ({
        name: `Office ${at}`,
        trade: 'Administrative work',
      })),
    ]);
    expect(find('adminstrative')).toMatchObject({ corrected: 'administrative' });
    expect(find('adminstrative').total).toBeGreaterThan(39);
  });

  it('knows a long word whose vowels are wrong by its consonants', () => {
    const { find } = engineOf([{ name: 'Mill', trade: 'Restaurants' }, { name: 'Hill' }]);
    for (const search of ['restraunt', 'resteraunt', 'restraunts', 'restraunt near me']) {
      expect(find(search).ids).toEqual(['Mill']);
    }
    expect(find('restraunt').corrected).toBe('restaurant');
    expect(find('restorer').corrected).toBeUndefined();
  });

  it('finds the one shop that is spelled like a typo of a trade together with those that are meant', () => {
    const { find } = engineOf([
      { name: 'Mill Resturant' },
      ...Array.from({ length: 40 }, (_, at) => ({ name: `Mill ${at}`, trade: 'Restaurant' })),
    ]);
    const { ids, total, corrected } = find('resturant');
    expect({ total, corrected }).toEqual({ total: 41, corrected: 'restaurant' });
    expect(ids).toContain('Mill Resturant');
    expect(find('resturant', { exact: true }).ids).toEqual(['Mill Resturant']);
  });

  it('drops how soon work is to begin where nothing else is named', () => {
    const { ids } = engineOf([{ name: 'Baker' }, { name: 'Immediate Care' }]);
    expect(ids('jobs immediate start')).toHaveLength(2);
  });

  it('finds no business whose name has only a common word of a related trade', () => {
    const rows = [
      { name: 'Duffy Event Center' },
      { name: 'Valley Country Club' },
      { name: 'Members Fitness Club' },
      { name: 'Your Bariatric Care Clinic', trade: 'Doctor' },
      { name: 'Little Rock Eye Clinic', trade: 'Optometrist' },
      { name: 'Case Closed Investigations', trade: 'Private investigator' },
      { name: 'Lofton Security Service' },
      { name: 'Security Storage', trade: 'Mini storage' },
    ];
    const { ids } = engineOf(rows, {}, vocabularyOf());
    expect(ids('wedding venue')).toEqual(['Duffy Event Center', 'Valley Country Club']);
    expect(ids('weightloss clinic')).toEqual(['Your Bariatric Care Clinic']);
    expect(ids('private investigator')).toEqual([
      'Case Closed Investigations',
      'Lofton Security Service',
    ]);
  });
});
