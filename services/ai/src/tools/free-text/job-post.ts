import { upperFirst } from '@commons/contracts/text/upper-first';
import type { AccountFacts } from '../../facts/account/account-facts.js';
import { asSentence, lowerCommonStart } from '../../facts/grammar/sentence.js';
import { answerLanguage } from '../../facts/language/answer-language.js';
import { tidyWords } from '../../facts/spelling/tidy-words.js';
import { spanishCall } from '../content-generator/call-to-action.js';
import { spanishNotice } from '../content-generator/notes/spanish-notice.js';
import { noteItem } from '../wording/note-items.js';
import { withIndefinite } from '../wording/nouns.js';
import { spanishSpelling } from '../wording/spanish-spelling.js';
import { withWholeDays } from '../wording/whole-days.js';
import type { BuiltInText } from '../writing-tool.js';
import { thoughtsOf } from './fragments-said.js';
import type { FreeText } from './free-text.prompt.js';

const jobTool = /\b(?:job (?:post|ad|listing)|hiring|help wanted|vacan\w+|empleo)/i;
/** "We need a cook, write a post": the order after what is wanted. */
const orderBehind =
  /[,.;]?\s+(?:please )?(?:write|make|create|draft) (?:me |us )?(?:an? |the )(?:short |nice |good )?(?:job )?(?:post|ad|listing|description)(?: for (?:it|this|that))?(?=\s*(?:[.,;!]|$))/i;

/** "for facebook:" */
const where =
  / (?:for|on) (?:facebook|instagram|craigslist|indeed|nextdoor|(?:our|the|my) page)(?=\s*[:,.-])/i;

const heads = {
  en: /^(?:please )?(?:(?:write|make|create|draft|i need|need|post) )?(?:me )?(?:an? |the |our |my )?(?:short |quick )?(?:job (?:post(?:ing)?|ad|listing|description|opening|announcement)|help[- ]wanted (?:ad|sign|post)|hiring (?:post|ad)|want ad|ad (?:to hire|for hiring))(?: for| to hire)?\s*[:,.-]?\s*/i,
  es: /^(?:por favor )?(?:(?:escribe|haz|hazme|necesito|quiero|pon) )?(?:una?|el|la|mi|nuestr[oa])? ?(?:anuncio (?:de (?:trabajo|empleo|vacante)|para (?:contratar|buscar))|oferta de (?:trabajo|empleo)|vacante(?: de)?|publicación de (?:trabajo|empleo))(?: para| de)?\s*[:,.-]?\s*/iu,
};

/** How to apply: the last thing that a job post says. */
const applies = {
  en: /^(?:to apply,? )?(?:(?:please )?(?:call|text|apply|e-?mail|send|message|stop (?:by|in)|come (?:by|in)|ask for)\b)/i,
  es: /^(?:para aplicar,? )?(?:interesad[oa]s|llam\p{L}+|escrib\p{L}+|mand\p{L}+|aplica\p{L}*|envía\p{L}*|pas\p{L}+ a|ven(?:ir|ga|gan) (?:en persona|al?))(?!\p{L})/iu,
};

const hasNumber = /\d{3}[\s.)-]*\d{3}[\s.-]*\d{4}|@/;

/** "call or text me" → "To apply, call or text 423-555-0142." */
function howToApply(said: string | undefined, { phone }: AccountFacts, isSpanish: boolean): string {
  const reached = said && (hasNumber.test(said) || !phone || !/call|text|llam|escrib/i.test(said));
  if (said && reached)
    return asSentence(
      isSpanish
        ? spanishCall(said)
        : said.replace(/^((?:call|text) [A-Z][a-z]+) (?=\(?\d{3})/i, '$1 at '),
    );
  if (!said && !phone) return '';
  if (isSpanish)
    return asSentence(said ? `${said} al ${phone}` : `Interesados: llamen al ${phone}`);
  if (/^apply\b/i.test(said ?? '')) return asSentence(`${said} at ${phone}`);
  const way = said
    ?.replace(/^(?:to apply,? )?(?:please )?/i, '')
    .replace(/ (?:me|us)(?: at (?:my|our|the) number)?$/i, '');
  return asSentence(
    `To apply, ${way ? `${lowerCommonStart(way)}${/(?:call|text)$/i.test(way) ? '' : ' at'}` : 'call'} ${phone}`,
  );
}

/** A post that looks for somebody, from a free request: who is wanted, the owner's facts in a list, how to apply. */
export function jobPost(
  { prompt, topic, context = '' }: FreeText,
  account: AccountFacts,
): BuiltInText | undefined {
  const typed = prompt.replace(orderBehind, '').replace(where, '');
  const language = answerLanguage(typed, account.language) === 'es' ? 'es' : 'en';
  const entered = language === 'es' ? spanishSpelling(typed.trim()) : tidyWords(typed.trim());
  const head = heads[language].exec(entered);
  if (!head && !jobTool.test(topic) && !jobTool.test(context)) return undefined;
  const rest = entered.slice(head?.[0].length ?? 0);
  return language === 'es' ? spanishPost(rest, account) : englishPost(rest, account);
}

/** "17-20 hr" of a job is its pay, "15 an hour to start 17 after 90 days" two. */
const withHourlyPay = (text: string) =>
  text
    .replace(
      /(?<=\b\d{1,2}(?:\.\d\d)? ?(?:\/|an? |per )?h(?:ou)?r to start),? (?:and |then )?\$?(\d{2}(?:\.\d\d)?)(?= (?:after|once|when|with)\b)/i,
      ' and $$$1',
    )
    .replace(
      /(?<![$\d])\b(\d{2}(?:\.\d\d)?) ?(?:-|to) ?(\d{2}(?:\.\d\d)?) ?(?:\/|an? |per )?h(?:ou)?rs?\b(?! (?:a|per) week)/i,
      '$$$1 to $$$2 an hour',
    );

function englishPost(entered: string, account: AccountFacts): BuiltInText {
  const [wanted = '', ...facts] = thoughtsOf(
    withHourlyPay(entered).replace(/^([^,.:]{3,60}): /, '$1. '),
  );
  const how = facts.filter((note) => applies.en.test(note)).at(-1);
  const who = wanted
    .replace(
      /^(?:(?:(?:we are|we're) )?(?:looking|trying|hoping|wanting|want) to (?:hire|find)|we need|we are (?:hiring|looking for)|we're (?:hiring|looking for)|i need|i am looking for|i'm looking for|looking for|(?:now )?hiring|need) /i,
      '',
    )
    // "hardware store needs saturday cashier"
    .replace(
      /^(?:(?!(?:we|i|you|who|that)\b)[\w'&-]+ ){1,4}?(?:needs|wants|is (?:hiring|looking for|seeking)|seeks|looking for) /i,
      '',
    )
    .replace(/^(?:an?|the) /i, '')
    .replace(/[.:!]+$/, '');
  // "a lube tech m-f 8-5": when is no part of who.
  const [, title = who, when] =
    /^(.{3,}?),? ((?:m-f|mon(?:day)?|weekdays|weekends|\d)\b.*)$/i.exec(who) ?? [];
  const { company, city } = account;
  const place = company ? `${company}${city ? ` in ${city}` : ''} is` : 'We are';
  return {
    text: [
      `Now hiring: ${title}`,
      `${place} looking for ${/^[A-Z][a-z]+day [a-z]+(?<!s)$/.test(title) ? `a ${title}` : withIndefinite(lowerCommonStart(title))}.`,
      [...(when ? [when] : []), ...facts]
        .filter((note) => note !== how)
        .map((note) => `- ${withWholeDays(noteItem(note.replace(/\/hr\b/, ' an hour')))}`)
        .join('\n'),
      howToApply(how, account, false),
    ]
      .filter(Boolean)
      .join('\n\n'),
    missing: [
      ...(/\$\d/.test(entered) ? [] : ['the pay']),
      ...(how || account.phone ? [] : ['how to apply']),
    ],
  };
}

function spanishPost(entered: string, account: AccountFacts): BuiltInText {
  const notice = spanishNotice(entered);
  const items = (notice?.thoughts.slice(1) ?? []).map((lines) =>
    lines.join(' ').replace(/[.]$/, ''),
  );
  const how = items.filter((item) => applies.es.test(item)).at(-1);
  const who = upperFirst(notice?.title ?? entered).replace(/^Busco(?= )/, 'Buscamos');
  return {
    text: [
      asSentence(
        /^(?:Buscamos|Se busca|Se necesita|Necesit|Contrat|Solicit)/.test(who)
          ? who
          : `Buscamos ${who.replace(/^\p{Lu}(?=\p{Ll}|\s)/u, (letter) => letter.toLowerCase())}`,
      ),
      items
        .filter((item) => item !== how)
        .map((line) => `- ${line}`)
        .join('\n'),
      howToApply(how, account, true),
      account.company ?? '',
    ]
      .filter(Boolean)
      .join('\n\n'),
    missing: [
      ...(/\$\d/.test(entered) ? [] : ['cuánto se paga']),
      ...(how || account.phone ? [] : ['cómo aplicar']),
    ],
  };
}
