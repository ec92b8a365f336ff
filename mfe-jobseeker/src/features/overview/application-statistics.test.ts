import { applicationStatistics } from './application-statistics';

const of = (...statuses: ('pending' | 'reviewed' | 'accepted' | 'rejected')[]) =>
  applicationStatistics(statuses.map((status) => ({ status })));

describe('application statistics', () => {
  it('counts accepted of all with one decimal, and everything not rejected as considered', () => {
    expect(of('pending', 'reviewed', 'accepted', 'rejected', 'rejected', 'rejected')).toEqual({
      total: 6,
      pending: 1,
      accepted: 1,
      rejected: 3,
      considered: 3,
      successRate: '16.7%',
    });
  });

  it('is zero without applications', () => {
    expect(of().successRate).toBe('0.0%');
  });
});
