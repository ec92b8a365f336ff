import { ServiceConfig } from '../service.config.js';
import { blockedPortProblem } from './blocked-ports.js';
import { ConfigError, parseConfig } from './parse-config.js';

it('names exactly the ports that fetch blocks', async () => {
  const ports = Array.from({ length: highest }, (_, index) => index + 1);
  const blocked: number[] = [];
  for (const port of ports) if (await isBlocked(port)) blocked.push(port);
  expect(blocked.length).toBeGreaterThan(80);
  expect(ports.filter(blockedPortProblem)).toEqual(blocked);
});

it('refuses such a port at the start of a service, with the reason', () => {
  const start = () => parseConfig('jobs', ServiceConfig, { PORT: '4190' });
  expect(start).toThrow(ConfigError);
  expect(start).toThrow('jobs cannot start: PORT: Port 4190 belongs to another protocol');
  expect(parseConfig('jobs', ServiceConfig, { PORT: '4191' }).PORT).toBe(4191);
  expect(parseConfig('jobs', ServiceConfig, { PORT: '0' }).PORT).toBe(0);
});

/** The standard blocks none above 10080. */
const highest = 10_100;

/** Asked of Node's fetch, with a dispatcher that sends nothing. */
async function isBlocked(port: number): Promise<boolean> {
  const dispatcher = {
    dispatch: () => {
      throw new Error('allowed');
    },
  };
  const error = await fetch(`http://127.0.0.1:${port}`, { dispatcher } as unknown as RequestInit)
    .then(() => undefined)
    .catch((reason: Error) => reason.cause as Error);
  if (error?.message === 'bad port') return true;
  if (error?.message === 'allowed') return false;
  throw error;
}
