import { businessPageTitle, documentTitle, jobPageTitle, profilePageTitle } from './page-titles.js';

describe('page titles', () => {
  it.each([
    ['Job Board', 'Job Board · Commons'],
    ['', 'Commons'],
    ['Commons', 'Commons'],
  ])('end with the name of the site: %j', (title, shown) => {
    expect(documentTitle(title, 'Commons')).toBe(shown);
  });

  it('name the subject of the page', () => {
    expect(jobPageTitle({ title: ' Head\n Baker', company_name: 'Crumb' })).toBe(
      'Head Baker at Crumb',
    );
    const location_info = { city: 'Hixson', state: 'TN' };
    expect(businessPageTitle({ business_name: 'Stone', location_info })).toBe('Stone · Hixson, TN');
    expect(businessPageTitle({ business_name: 'Stone' })).toBe('Stone');
    expect(profilePageTitle({ full_name: 'Sam', professional_title: 'Baker' })).toBe('Sam, Baker');
    expect(profilePageTitle({})).toBe('Professional Profile');
  });

  it('fit into the head of a page', () => {
    const long = jobPageTitle({ title: 'x'.repeat(200), company_name: 'Crumb' });
    expect([long.length, long.endsWith('…')]).toEqual([120, true]);
  });
});
