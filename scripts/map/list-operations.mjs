import { operationsOf } from '@commons/contracts/operations/all';

const callers = {
  public: 'everyone',
  employer: 'employers',
  job_seeker: 'job seekers',
  operator: 'operators',
};

/** Who may call, in words. */
function callersOf({ access, callers: services, owner }) {
  if (access === 'internal') return services ? services.join(', ') : 'all services';
  return `${callers[access] ?? access}${owner ? ', of their own' : ''}`;
}

/** `409 The job is closed`, of each error that is the operation's own. */
const errorsOf = ({ errors = {} }) =>
  Object.entries(errors)
    .map(([status, text]) => ` ${status} ${text}.`)
    .join('');

const order = (one, other) =>
  one.path.localeCompare(other.path) || one.method.localeCompare(other.method);

/** Markdown page of every operation, by service: who may call it, and its summary. */
export function listOperations() {
  const sections = Object.entries(operationsOf).map(([service, operations]) => {
    const lines = Object.values(operations)
      .sort(order)
      .map((each) => `- \`${each.name}\` (${callersOf(each)}): ${each.summary}${errorsOf(each)}`);
    return `## ${service}\n\n${lines.join('\n')}\n`;
  });
  return `# Operations

Every call of the API, who may make it and what it does, with the errors that are its own; requests and answers are at \`/api/docs\` of a running portal. Paths begin after \`/api\`; the gateway never routes \`/internal\`. Both pages are made from \`packages/contracts/src/operations\`, this one by \`npm run map\`.

${sections.join('\n')}`;
}
