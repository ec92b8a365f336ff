import { upperFirst } from '@commons/contracts/text/upper-first';
import { figureOf, figuresOf } from '../../facts/facts.js';
import type { Act } from '../../facts/grammar/acts.js';
import { typedSentence } from '../../facts/grammar/sentence.js';
import { isInstruction } from '../../facts/orders/written-instructions.js';
import { detailBlock, isOwnSentence } from './email-details.js';
import { asking, askOf, tellOf } from './email-sentences.js';
import type { Letter } from './letter.js';

interface Told {
  readonly blocks: readonly string[];
  readonly said: readonly string[];
  /** The sentences in them that stay in their owner's words. */
  readonly typed: readonly string[];
  readonly hasAsk: boolean;
}

const isList = (block: string) => /\n- /.test(block);

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\d]{2,}/gu) ?? [];
/** Words that join the facts of a note. */
const joining = new Set('to for of the and is it in on at by from due with our your'.split(' '));
/** Fewer words may be in a text by chance. */
const minWords = 4;

/** Whether a text says each word of a note already: "Invoice 908 to Delta Gym $1,275 due December 15". */
function saidBy(text: string): (note: string) => boolean {
  const said = new Set(wordsOf(text));
  return (note) => {
    const words = wordsOf(note).filter((word) => !joining.has(word));
    return words.length >= minWords && words.every((word) => said.has(word));
  };
}

const isListed = ({ kind, isPoint }: Act) => kind === 'detail' && isPoint === true;

/** So many instructions in a row are a list. */
const minListed = 3;

/** The instructions that come next, when they are enough for a list. */
function listedInstructions(acts: readonly Act[]): readonly Act[] {
  const other = acts.findIndex(({ kind, entered }) => kind !== 'call' || !isInstruction(entered));
  const run = acts.slice(0, other < 0 ? undefined : other);
  return run.length < minListed ? [] : run;
}

const instructionList = (acts: readonly Act[]) =>
  [
    'Please remember:',
    ...acts.map(({ text }) => `- ${upperFirst(text.replace(/^please /i, ''))}`),
  ].join('\n');

/** What is left of the acts as paragraphs, in the order of the entry; a request begins a paragraph, a list is one. */
export function toldBlocks(letter: Letter, opening: readonly string[]): Told {
  const { reader = '', readerFirm = '' } = letter.facts.people;
  const isSaid = saidBy([...opening, reader, readerFirm].join(' '));
  const unsaid = letter.acts.filter(({ kind, text }) => kind !== 'detail' || !isSaid(text));
  // The points of a list stay together.
  const points = unsaid.filter(isListed);
  const acts = unsaid.filter((act) => !isListed(act) || act === points[0]);
  letter.acts = [];
  const blocks: string[] = [];
  const said: string[] = [];
  const typed = acts
    .filter((act) => act.isTyped || (act.isPoint && isOwnSentence(act)))
    .map(typedSentence);
  let paragraph = [...opening];
  let former: 'told' | 'asked' = 'told';
  const end = () => {
    if (paragraph.length > 0) blocks.push(paragraph.join(' '));
    paragraph = [];
  };
  for (let at = 0; at < acts.length; ) {
    const run = acts.slice(at).findIndex(({ kind }) => kind !== 'detail');
    const details = acts.slice(at, run < 0 ? undefined : at + run);
    if (details.length > 0) {
      at += details.length;
      const all = details.flatMap((act) => (act === points[0] ? points : [act]));
      const list = detailBlock(letter, all, blocks.some(isList));
      said.push(list.text);
      if (list.isList) {
        end();
        blocks.push(list.text);
      } else paragraph.push(list.text);
      former = 'told';
      continue;
    }
    const instructions = listedInstructions(acts.slice(at));
    if (instructions.length > 0) {
      at += instructions.length;
      end();
      blocks.push(instructionList(instructions));
      former = 'asked';
      continue;
    }
    const act = acts[at];
    at += 1;
    if (!act) continue;
    // "Sorry" at the end of news that the reader will not like.
    if (
      act.kind === 'apology' &&
      act.text === '' &&
      !/^(?:Apology|Invoice)$/.test(letter.typeName)
    ) {
      paragraph.push(letter.tone.contracted ? "I'm sorry about this." : 'I am sorry about this.');
      continue;
    }
    if (act.text === '' && act.kind !== 'thanks') continue;
    const isAsk = asking.test(act.kind);
    const sentence = isAsk ? askOf(letter, act) : tellOf(letter, act);
    if (!sentence) continue;
    if ((isAsk && former === 'told' && paragraph.length > 0) || paragraph.length > 3) end();
    const isRepeated =
      /^I(?: would|'d) like to\b/.test(sentence) &&
      /^I(?: would|'d) like to\b/.test(paragraph.at(-1) ?? said.at(-1) ?? opening.at(-1) ?? '');
    const whole = isRepeated
      ? sentence.replace(/^I(?: would|'d) like to\b/, 'I would also like to')
      : sentence;
    paragraph.push(whole);
    said.push(whole);
    former = isAsk ? 'asked' : 'told';
  }
  end();
  const meetsAt = figuresOf(letter.facts, 'date', 'time').length > 0;
  const hasAsk =
    acts.some(({ kind, text }) => asking.test(kind) || /\?$/.test(text)) ||
    said.some((sentence) => sentence.endsWith('?'));
  if (letter.typeName === 'Meeting Request' && !hasAsk && meetsAt && !letter.isStatedNeed) {
    blocks.push(
      figureOf(letter.facts, 'time') ? 'Does that time work for you?' : 'Would that suit you?',
    );
    return { blocks, said, typed, hasAsk: true };
  }
  return { blocks, said, typed, hasAsk };
}
