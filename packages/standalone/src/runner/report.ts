import { defaultPortalName } from '@commons/contracts/portal/portal-settings-lists';
import { defaultPlace } from '@commons/contracts/portal/site-place';
import { type TimeZoneSource, townTimeZone } from '@commons/service-kit/config/town';
import { demoEmployers, demoPassword, demoSeeker } from '../demo/demo-people.js';
import type { Environment } from '../portal/portal-options.js';
import type { Portal } from './portal.js';
import type { ShownTown } from './shown-town.js';

/**
 * The message when the portal is ready.
 * @param shown what its pages say
 * @param operator with the demo content: the operator to sign in as. Its password is unique to the data folder, because
 * this account does protect something
 */
export function readyText(
  portal: Portal,
  shown: ShownTown | undefined,
  operator: { email: string; password: string } | undefined,
  tookMs: number,
  env: Environment,
): string {
  const lines = [
    '',
    `${shown?.name ?? defaultPortalName} runs at ${portal.url}   (ready after ${(tookMs / 1000).toFixed(1)} s; ${portal.stores.join(', ')})`,
    '',
    `  Town          ${townText(env, shown)}`,
  ];
  if (portal.model) lines.push(`  AI model      ${portal.model}`);
  if (portal.inboxUrl) lines.push(`  Mail inbox    ${portal.inboxUrl}`);
  if (operator) {
    lines.push(
      '',
      'The people and businesses are made up; npm run operator -- clear-demo removes them.',
      '',
      ...demoEmployers.map(
        ({ email, company_name }) => `  Employer      ${email}   (${company_name})`,
      ),
      `  Job seeker    ${demoSeeker.email}`,
      `  Password      ${demoPassword}   (all three)`,
      `  Operator      ${operator.email}   password ${operator.password}   (has a report to decide)`,
    );
  }
  return [...lines, '', 'Ctrl-C stops everything; the data stays.', ''].join('\n');
}

const zoneReasons: Readonly<Record<TimeZoneSource, string>> = {
  SITE_TIME_ZONE: 'from SITE_TIME_ZONE',
  SITE_PLACE: 'of that place; SITE_PLACE and SITE_TIME_ZONE change it',
  machine: "this machine's own; SITE_TIME_ZONE sets the town's",
};

/** Which town the portal serves, and its time zone. */
export function townText(env: Environment, shown?: ShownTown): string {
  const { zone, from } = townTimeZone(env);
  const place = env.SITE_PLACE?.trim() || defaultPlace;
  if (shown && (shown.place !== place || shown.zone !== zone)) {
    return `${shown.place}   (clock: ${shown.zone}; set in the console)`;
  }
  return `${place}   (clock: ${zone}, ${zoneReasons[from]})`;
}

/** The same for programs: one line of JSON. */
export function readyLine(portal: Portal): string {
  return JSON.stringify({
    ready: true,
    url: portal.url,
    inbox: portal.inboxUrl,
    pids: portal.pids(),
    ports: portal.ports,
  });
}
