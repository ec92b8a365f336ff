import { setTimeout as wait } from 'node:timers/promises';
import { register } from 'prom-client';
import { processMetrics } from './process-metrics.js';

const longestDelay = async () => {
  await register.metrics();
  const metric = await register.getSingleMetric('nodejs_eventloop_lag_max_seconds')?.get();
  return metric?.values[0]?.value ?? Number.NaN;
};

it('shows a blocked event loop to every service of the process that is scraped', async () => {
  processMetrics();
  // The measurement has begun.
  await wait(50);
  const until = Date.now() + 200;
  while (Date.now() < until);
  await wait(50);
  expect(await longestDelay()).toBeGreaterThan(0.1);
  expect(await longestDelay()).toBeGreaterThan(0.1);
  expect(await longestDelay()).toBeLessThan(60);
});
