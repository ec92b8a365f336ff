import { demoEmployers, demoPassword, demoSeeker } from '../demo/demo-people.js';
import type { Portal } from './portal.js';

/** What a person reads when the portal is ready. */
export function readyText(portal: Portal, demo: boolean, tookMs: number): string {
  const lines = [
    '',
    `Commons runs at ${portal.url}   (ready after ${(tookMs / 1000).toFixed(1)} s; ${portal.stores.join(', ')})`,
    '',
  ];
  if (portal.inboxUrl) lines.push(`  Mail inbox    ${portal.inboxUrl}`);
  if (demo) {
    lines.push(
      ...demoEmployers.map(
        ({ email, company_name }) => `  Employer      ${email}   (${company_name})`,
      ),
      `  Job seeker    ${demoSeeker.email}`,
      `  Password      ${demoPassword}   (all three)`,
    );
  }
  return [...lines, '', 'Ctrl-C stops everything; the data stays.', ''].join('\n');
}

/** The same for a program: one line of JSON. */
export function readyLine(portal: Portal): string {
  return JSON.stringify({
    ready: true,
    url: portal.url,
    inbox: portal.inboxUrl,
    pids: portal.pids(),
    ports: portal.ports,
  });
}
