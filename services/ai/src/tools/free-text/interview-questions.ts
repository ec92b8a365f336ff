import { upperFirst } from '@commons/contracts/text/upper-first';
import { gerundOf, isStatement } from '../../facts/grammar/grammar.js';
import { asSentence } from '../../facts/grammar/sentence.js';
import { isVerb, tagged } from '../../facts/grammar/tagging.js';
import { bullets } from '../entered-text.js';
import { withIndefinite } from '../wording/nouns.js';
import type { WriteForm } from './form.js';

/** The job of a request: "interview questions for a line cook", or what the entry begins with. */
const jobOf = (
  subject: string,
  [first = '', ...rest]: readonly string[],
): readonly [string, readonly string[]] =>
  subject || first === '' || isStatement(first) || /\d/.test(first)
    ? [subject, [first, ...rest].filter(Boolean)]
    : [first, rest];

/** A question about what the person is to do or to be; the second of two asks for an example. */
function askedAbout(duty: string, at: number): string {
  const plain = duty.replace(/\bthey\b/gi, 'you').replace(/\btheir\b/gi, 'your');
  const [, first] = tagged(`She ${plain}`);
  if (/^AD[JP]$/.test(tagged(`She is ${plain}`)[2]?.pos ?? ''))
    return `This job is for somebody who is ${plain}. When were you?`;
  const doing =
    first && isVerb(first) && !/ing$/.test(first.lower)
      ? plain.replace(/^[\w'-]+/, gerundOf)
      : plain;
  return at % 2 === 0
    ? `What experience do you have with ${doing}?`
    : `Tell me about a time when ${doing} was difficult. What did you do?`;
}

/** Questions to an applicant: about each thing that the job was said to be, and those that show how somebody works. */
export const interview: WriteForm = ({ subject: asked }, all) => {
  const [subject, thoughts] = jobOf(asked, all);
  const [, who = '', stated = ''] =
    /^(?:hiring |an? |the |our |my |new )*(.*?)(?:,? (?:who|that|to) (?:also |can |will |must )*(.*))?$/i.exec(
      subject,
    ) ?? [];
  const role = who.replace(/\b(part|full) time\b/i, '$1-time');
  const duties = [stated, ...thoughts]
    .flatMap((duty) => duty.split(/,? and (?=\w+ \w)/))
    .map((duty) =>
      duty.replace(
        /^(?:they|he|she|the person|must|has to|have to|needs? to|will|can|also) (?:will |must |can |has to |have to |needs? to |also )*/i,
        '',
      ),
    )
    .filter(Boolean);
  return {
    text: [
      `# ${upperFirst(`interview questions${role ? `: ${role}` : ''}`)}`,
      bullets([
        ...(role
          ? [`Why would you like to work as ${withIndefinite(role)}, and why here?`]
          : ['Why would you like this job, and why here?']),
        'Which of your jobs was most like this one? What did you do on a usual day?',
        ...duties.slice(0, 5).map(askedAbout),
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
