import { gerundOf } from '../../facts/grammar/grammar.js';
import { asSentence, upperStart } from '../../facts/grammar/sentence.js';
import { isVerb, tagged } from '../../facts/grammar/tagging.js';
import { withIndefinite } from '../content-generator/notes/nouns.js';
import { bullets } from '../entered-text.js';
import { noArticle, type WriteForm } from './form.js';
import { toldOfOneself } from './told-of-oneself.js';

const named =
  /^(?:my name is|(?:it is |it's )?signed(?: by)?|I am|I'm) ([A-Z][\w'’-]+(?: [A-Z][\w'’.-]*){0,2})$/i;

/** A letter to a job's employer, of what its writer told. */
export const application: WriteForm = ({ subject, rest }, thoughts, account) => {
  const [, post = subject, employer = ''] =
    /^(.*?) (?:job |position |role )?(?:at|with|for) ((?:the )?[A-Z].*)$/.exec(subject) ?? [];
  const name = thoughts.map((thought) => named.exec(thought)?.[1]).find(Boolean) ?? account.name;
  const told = toldOfOneself(thoughts.filter((thought) => !named.test(thought)));
  const job = noArticle(post).replace(/ (?:job|position|role|opening)$/i, '');
  return {
    text: [
      'Dear hiring team,',
      [
        `I am applying for the position of ${job || '[fill in: position]'}${employer ? ` at ${employer}` : ''}.`,
        ...told,
      ].join(' '),
      'I would be glad to tell you more in person. Thank you for your time.',
      ['Kind regards,', name ?? '[your name]'].join('\n'),
    ].join('\n\n'),
    missing: [
      'the name of the person who reads it',
      'why you want to work there',
      ...(/\d/.test(rest) ? [] : ['a result of your work in numbers']),
    ],
  };
};

/** "drives deliveries" → "driving deliveries"; things stay as they are. */
function asDoing(duty: string): string {
  const [, first] = tagged(`She ${duty}`);
  return first && isVerb(first) && !/ing$/.test(first.lower)
    ? duty.replace(/^[\w'-]+/, (verb) => gerundOf(verb))
    : duty;
}

/** Questions to an applicant: about each thing that the job was said to be, and those that show how somebody works. */
export const interview: WriteForm = ({ subject, rest }, thoughts) => {
  const [, who = '', stated = ''] =
    /^(?:hiring |an? |the |our |my |new )*(.*?)(?:,? (?:who|that|to) (?:also |can |will |must )*(.*))?$/i.exec(
      subject,
    ) ?? [];
  const role = who.replace(/\b(part|full) time\b/i, '$1-time');
  const duties = [stated, ...(rest ? thoughts : [])]
    .flatMap((duty) => duty.split(/,? and (?=\w+ \w)/))
    .map((duty) =>
      duty.replace(
        /^(?:they|he|she|the person|must|has to|have to|needs? to|will|can|also) (?:will |must |can |has to |have to |needs? to |also )*/i,
        '',
      ),
    )
    .filter(Boolean)
    .map(asDoing);
  return {
    text: [
      `# ${upperStart(`interview questions${role ? `: ${role}` : ''}`)}`,
      bullets([
        ...(role
          ? [`Why would you like to work as ${withIndefinite(role)}, and why here?`]
          : ['Why would you like this job, and why here?']),
        'Which of your jobs was most like this one? What did you do on a usual day?',
        ...duties
          .slice(0, 5)
          .flatMap((duty, at) => [
            at % 2 === 0
              ? `What experience do you have with ${duty}?`
              : `Tell me about a time when ${duty} was difficult. What did you do?`,
          ]),
        'Tell me about a customer or colleague who was hard to please. How did it end?',
        'Tell me about a mistake at work. What did you change afterwards?',
        'Which days and hours can you work, and from when?',
        'What would you like to ask us?',
      ]),
      asSentence(
        'Ask everybody the same questions in the same order, and write down the answers before you compare',
      ),
    ].join('\n\n'),
    missing: duties.length > 0 ? [] : ['what the person will do, one duty after the other'],
  };
};
