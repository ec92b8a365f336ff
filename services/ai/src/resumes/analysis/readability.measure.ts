import { type Finding, quote } from './finding.js';
import { type ResumeView, withoutBullet } from './resume-view.js';

/** Words that repeat naturally. */
const ordinary = new Set(
  'about above after again also among and another area around based been before being between both business by client clients company customer customers daily data during each environment every experience for from have high including into manager management more most new not office other our over page present project projects service services several since skills some such support system systems team teams than that the their them then these they this through time under used using various was were when where which while who will with within without work worked working would year years your'.split(
    ' ',
  ),
);

const maxAlike = 4;

function repeated({ statements, t }: ResumeView): Finding[] {
  const byWord = new Map<string, typeof statements>();
  for (const line of statements) {
    const [first = ''] = withoutBullet(line.text).split(/\s+/);
    const word = first.toLowerCase().replace(/[^\p{L}]/gu, '');
    if (word.length >= 4 && !ordinary.has(word)) {
      byWord.set(word, [...(byWord.get(word) ?? []), line]);
    }
  }
  const [word = '', lines = []] =
    [...byWord].sort(([, one], [, other]) => other.length - one.length)[0] ?? [];
  if (lines.length < maxAlike) return [];
  return [
    {
      part: 'Readability',
      off: 1,
      text: t('resumeSameStarts', {
        count: lines.length,
        word,
        line: quote(lines[0]?.text ?? ''),
      }),
      lines: lines.slice(0, 10),
      action: t('resumeFewerStarts', { word }),
    },
  ];
}

const maxWords = 45;

function longLines({ statements, t }: ResumeView): Finding[] {
  const long = statements.find(({ text }) => text.split(/\s+/).length > maxWords);
  if (!long) return [];
  return [
    {
      part: 'Readability',
      off: 1,
      text: t('resumeLongLine', { line: quote(long.text), words: long.text.split(/\s+/).length }),
      lines: [long],
      action: t('resumeCutLine', { line: quote(long.text) }),
      fix: (draft) => draft.split(long),
    },
  ];
}

/** Characters that software often cannot read: icons, tables drawn with lines, private-use characters. */
function signs(view: ResumeView): Finding[] {
  const odd = /[\uE000-\uF8FF\uFFFD│┃║■□]|\uFE0F|[\u{1F300}-\u{1FAFF}]/u;
  const line = view.lines.find(({ text }) => odd.test(text));
  if (!line) return [];
  return [
    {
      part: 'Readability',
      off: 1.5,
      text: view.t('resumeOddSigns', { line: quote(line.text) }),
      lines: [line],
      action: view.t('resumeWithoutSigns', { line: quote(line.text) }),
      fix: (draft) =>
        draft.reword(line, (text) =>
          text.replace(new RegExp(odd, 'gu'), ' ').replace(/\s+/g, ' ').trim(),
        ),
    },
  ];
}

/** Checks how well people and applicant tracking software can read the text. */
export function measureReadability(view: ResumeView): Finding[] {
  const findings = [...repeated(view), ...longLines(view), ...signs(view)];
  if (findings.length > 0) return findings;
  const { headLine } = view;
  return [
    {
      part: 'Readability',
      text: view.t('resumeReadable', { line: quote(headLine.text) }),
      lines: [headLine],
    },
  ];
}
