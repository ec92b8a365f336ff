import { portalOptions } from './portal-options.js';
import { StartFailure } from './start-failure.js';

it('refuses a port that no browser opens, and says so', () => {
  const start = () => portalOptions('/portal', [], { PORT: '4190' });
  expect(start).toThrow(StartFailure);
  expect(start).toThrow('PORT: Port 4190 belongs to another protocol');
  expect(portalOptions('/portal', [], { PORT: '4191' }).port).toBe(4191);
});

it('refuses what is no port', () => {
  expect(() => portalOptions('/portal', [], { PORT: '65536' })).toThrow('from 0 to 65535');
});
