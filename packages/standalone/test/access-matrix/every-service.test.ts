import { readdirSync } from 'node:fs';
import { serviceNames } from '@commons/service-kit/service.config';

it('has a test for each service', () => {
  const files = readdirSync(__dirname);
  expect(serviceNames.filter((name) => !files.includes(`${name}.test.ts`))).toEqual([]);
});
