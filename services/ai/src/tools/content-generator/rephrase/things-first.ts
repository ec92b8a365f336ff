import { upperFirst } from '@commons/contracts/text/upper-first';
import { termsOf } from '../../../facts/grammar/grammar.js';
import { lowerCommonStart } from '../../../facts/grammar/sentence.js';
import { isMany } from '../../wording/nouns.js';

/** What a business does to things. */
const work =
  /^(?:repair|fix|clean|install|redo|build|make|bake|replace|restore|paint|mow|trim|service|groom|deliver|ship|frame|print|refinish|re-?cover|recover|reupholster|haul|remove|board|tune|wash|sharpen|design|sew|press|roast|brew|smoke|grow|inspect|seal|stain|wrap|pack|move|alter|hem|polish|detail)$/i;
const lends = /^(?:rent|offer|sell|stock|carry|serve)$/i;

const endOfThing =
  /^(?:in|on|at|for|from|with|by|to|so|if|when|while|within|without|through|until|after|before|since|during|because|that|which|who|every|each|all|twice|once|overnight|daily|weekly|year-round|here|there|too|as|up|out|off|near|around|inside|outside|right|using|and then)$/i;

interface Deed {
  readonly verb: string;
  readonly things: string;
  readonly rest: string;
}

/** "We redo booths, stools and chairs overnight" as its parts; undefined where they cannot be told. */
function deedOf(sentence: string): Deed | undefined {
  const [, verb = '', words = ''] =
    /^We (?:also |now |even )?([a-z-]+) ([^:;?!–]+)[.!]$/.exec(sentence) ?? [];
  if (!work.test(verb) && !lends.test(verb)) return undefined;
  const tokens = words.split(' ');
  const end = tokens.findIndex((token) => endOfThing.test(token.replace(/,$/, '')));
  const things = tokens.slice(0, end < 0 ? undefined : end).join(' ');
  const rest = end < 0 ? '' : tokens.slice(end).join(' ');
  // "mowers and generators, and pick up within 10 miles": another deed.
  if (!isThings(things) || /,/.test(rest) || /, (?:and|or) [a-z]+$/i.test(things)) return undefined;
  return { verb, things, rest };
}

/** Whether the words name things and nothing else: no verb, no pronoun, no stray comma. */
function isThings(words: string): boolean {
  if (words === '' || /,$|\bof$|day\b/.test(words) || words.length > 90) return false;
  // "bread, and we deliver": a comma before a new clause.
  const terms = termsOf(`the ${lowerCommonStart(words)}`).slice(1);
  return terms.every(
    ({ text, tags }) =>
      /^(?:and|or|&)$/i.test(text) ||
      ![
        'Pronoun',
        'Copula',
        'Modal',
        'Auxiliary',
        'Conjunction',
        'Negative',
        'Adverb',
        'Infinitive',
        'PresentTense',
      ].some((tag) => tags.has(tag)),
  );
}

/** The things as a question, and what is done to them: "Booths and stools? We redo them overnight." */
export function thingsFirst(sentence: string): string | undefined {
  const deed = deedOf(sentence);
  if (!deed) return undefined;
  const { verb, things, rest } = deed;
  const end = rest ? ` ${rest}` : '';
  if (lends.test(verb)) {
    if (/^(?:a|an|one|the|this|no)\b/i.test(things) && verb !== 'rent') return undefined;
    return rest === '' || /^(?:in|on|at|from|every|daily|year-round|for)\b/.test(rest)
      ? `You can ${verb === 'rent' ? 'rent' : 'get'} ${things} from us${end}.`
      : undefined;
  }
  if (/\b(?:all|every|any|each|your|our|most|some)\b/i.test(things)) return undefined;
  return `${upperFirst(things)}? We ${verb} ${isMany(things) ? 'them' : 'it'}${end}.`;
}
