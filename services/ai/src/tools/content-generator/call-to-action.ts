import { upperFirst } from '@commons/contracts/text/upper-first';
import type { AccountFacts } from '../../facts/account/account-facts.js';
import { type Facts, figureOf, figuresOf, readFacts } from '../../facts/facts.js';
import { asSentence } from '../../facts/grammar/sentence.js';
import { tidyWords } from '../../facts/spelling/tidy-words.js';
import { withPrices } from '../wording/note-prices.js';

/** The call to action as a sentence; of the account's contact where nothing was entered. Empty where both are missing. */
export const callToAction = (action: string, facts: Facts, account: AccountFacts): string =>
  action
    ? spoken(
        withPrices(asksFirst(withoutHaste(action.replace(/^txt\b/i, 'text')))),
        facts,
        account,
      ).replace(/^Questions[.] (?=[A-Z])/, 'Questions? ')
    : fallback(facts, account);

/** "call us if its still green" */
const withoutHaste = (action: string) =>
  action.replace(
    /\b(if|when|while|before|and|because) its\b(?= (?:still|not|too|a|the|cold|hot|late|dark|open|closed|broken|raining|leaking|[a-z]+ing)\b)/gi,
    "$1 it's",
  );

/** "questions, call Jeb" → "Questions? Call Jeb". */
const asksFirst = (action: string) =>
  action.replace(
    /^(questions|interested|need help|ready)[,?]? (?=(?:call|text|e-?mail|ask|message|dm|stop)\b)/i,
    (_, word: string) => `${upperFirst(word)}. `,
  );

/** "info: lou 423-555-0115" → "for more information, call Lou at 423-555-0115". */
const withLabel = (action: string) =>
  action.replace(
    /^(?:more )?(?:info|information|questions|details|contact)\s*[:?]\s*(?:call |text )?((?:[A-Za-z]+ ){0,2}?)(?:at )?(?=\(?\d{3}[) .-])/i,
    (_, name: string) =>
      `for more information, call ${name ? `${tidyWords(name.trim()).replace(/(?<=^|\s)[a-z]/g, (one) => one.toUpperCase())} at ` : ''}`,
  );

/** "reserve a table 423-555-0191" → "reserve a table at 423-555-0191". */
const withAt = (action: string) =>
  action.replace(
    /^((?:call|text|book|reserve|sign up|register|order|schedule|enroll|rsvp)\b[^\d(]*[a-z])(?<!\b(?:at|call|text|or|to|and|us|on|by)) (?=\(?\d{3}[-. )]\s?\d{3})/i,
    '$1 at ',
  );

/** "Call us before it leaks." → "Call us at 423-555-0177 before it leaks." */
function withPhone(text: string, phone: string): string {
  const called =
    /^(?:[Pp]lease )?[Cc]all (?:us|(?:the|our)(?: [a-z]+){1,3}?(?=[.!]|$| (?:to|for|before|after|if|when|while|and|or|by|today|now|with|about|on|at)\b)|\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)*)(?= (?!\p{Lu}))/u.exec(
      text,
    )?.[0] ??
    // "Reserve by phone or stop by."
    /^[^.!?]*\bby phone\b/.exec(text)?.[0];
  return called
    ? `${called} at ${phone}${text.slice(called.length)}`
    : text.replace(/[.!]$/, ` at ${phone}.`);
}

/** "call tate 423-555-0120" → "call Tate 423-555-0120". */
const withName = (action: string) =>
  action.replace(
    /^((?:call|text|contact|ask for|e-?mail) )(?!(?:us|me|now|today|or|the|at|them|him|her|our|ahead|early|for|to|and|after|before|any)\b)([a-z]+) (?=(?:at )?\(?\d{3})/i,
    (_, verb: string, name: string) => `${verb}${upperFirst(name)} `,
  );

function spoken(entered: string, facts: Facts, account: AccountFacts): string {
  // "Reply to save a spot": nobody is called Save.
  if (/^reply (?:to|with) [a-z]/.test(entered))
    return asSentence(
      tidyWords(entered).replace(/^reply (?:to|with) [A-Z]/i, (begin) => begin.toLowerCase()),
    );
  // "Send us a message to book the review": not an order to write one.
  if (/^send (?:us|me) (?:an? )?(?:message|text|note|e-?mail|dm)\b/i.test(entered))
    return asSentence(tidyWords(entered));
  // "text to book" is whole; "call before it freezes" lacks the number.
  if (/^(?:text|message|dm) (?:us )?to [a-z]/i.test(entered)) return asSentence(tidyWords(entered));
  // "text a pic for a quote": where to.
  const [, photo, why = ''] =
    /^((?:text|send)(?: us| me)? (?:an? |your |some )?(?:pics?|photos?|pictures?))\b((?! (?:to|at) \(?\d)[^\d]*)$/i.exec(
      entered,
    ) ?? [];
  if (photo && account.phone && !figureOf(facts, 'phone'))
    return asSentence(tidyWords(`${photo} to ${account.phone}${why}`));
  const [, condition] =
    /^call (?:us )?((?:before|after|when|if|while|now|today|early|ahead)\b\D*)$/i.exec(entered) ??
    [];
  if (condition && account.phone && !figureOf(facts, 'phone'))
    return asSentence(`call us at ${account.phone} ${condition}`);
  // "stop by and say hi" is whole.
  if (
    /^(?:stop|come|swing|drop|join|bring|grab|see|look|check|visit)\b[^.!?\d]* and [a-z]+/i.test(
      entered,
    )
  )
    return asSentence(tidyWords(entered));
  const action = withAt(withName(withLabel(entered.replace(/\bappts?\b/g, 'appointments'))));
  if (action !== entered || /^(?:call|text|phone)\b[^.!?]*\d{3}[^.!?]*$/i.test(action))
    return asSentence(action);
  // Third persons are others, never the readers: "Call Miss Angie".
  const said = readFacts([action], { isPublic: true, hasReader: false }).acts.map(
    ({ text, kind, entered: own }) => {
      if (kind === 'request') return asSentence(`please ${text}`);
      if (kind === 'detail' && /^(?:www\.|https?:|[\w-]+\.[a-z]{2,})/i.test(text))
        return asSentence(`find us at ${text}`);
      if (kind === 'detail' && /^\(?\d{3}\)?[-. ]/.test(text)) return asSentence(`call ${text}`);
      if (!/^(?:call|detail|statement|invitation)$/.test(kind)) return asSentence(own);
      // "Make an appointment" is asked of the readers.
      if (kind === 'statement' && /^(?:we|I) /.test(text) && !/^(?:we|I)\b/i.test(own))
        return asSentence(own);
      return asSentence(text);
    },
  );
  let text = said.join(' ') || asSentence(action);
  const all = { ...facts, figures: [...facts.figures, ...readFacts([action]).figures] };
  const add = (words: string) => {
    text = text.replace(/[.!]$/, `${words}.`);
  };
  if (/\b(?:phone|call|ring)\b/i.test(text) && !figureOf(all, 'phone') && account.phone)
    text = withPhone(text, account.phone);
  else if (
    /\b(?:visit|stop by|come by|drop by|come in|see) ?(?:us)?\b[^.]*\.$/i.test(text) &&
    text.split(' ').length <= 4 &&
    figuresOf(all, 'address').length === 0 &&
    account.streetAddress
  )
    add(` at ${account.streetAddress}`);
  else if (/\bonline\b/i.test(text) && !figureOf(all, 'web') && account.website)
    add(` at ${account.website}`);
  return text;
}

/** Whoever thanks or apologizes asks for nothing. */
const asksNothing = /\b(?:thank(?:s|ing)?|grateful|sorry|apologi[zs]e|passed away|condolences)\b/i;

function fallback(facts: Facts, account: AccountFacts): string {
  if (asksNothing.test(facts.entered)) return '';
  if (account.email && /\be-?mail (?:us|me)\b/i.test(facts.entered))
    return `Email us at ${account.email}.`;
  if (facts.acts.some(({ kind }) => kind === 'call') || figureOf(facts, 'phone')) return '';
  const isVisit =
    /\b(?:walk[- ]?ins?|come (?:in|by|see|on)|stop (?:in|by)|drop (?:in|by)|visit|open house|open until|pick ?up|in (?:the )?(?:shop|store)|tasting|party|see you)\b/i.test(
      facts.entered,
    );
  if (isVisit && account.streetAddress && !figureOf(facts, 'address'))
    return `Find us at ${account.streetAddress}${account.phone ? `, or call ${account.phone}` : ''}.`;
  if (account.phone) return `Call us at ${account.phone}.`;
  if (account.website) return `Find us at ${account.website}.`;
  return '';
}

/** "mandar mensaje al 509-555-0177" → "mande mensaje …": an infinitive is no call. */
export const spanishCall = (action: string): string =>
  action.replace(
    /^(llamar|mandar|enviar|escribir|venir|visitar|pasar|pedir|reservar|ordenar|apartar|comprar|preguntar|marcar|inscribirse|hacer|agendar|traer)(?:nos|me)?(?= |$)/i,
    (verb) => calls[verb.toLowerCase().replace(/(?<=[aei]r)(?:nos|me)$/, '')] ?? verb,
  );
const calls: Readonly<Record<string, string>> = {
  llamar: 'llame',
  mandar: 'mande',
  enviar: 'envíe',
  escribir: 'escriba',
  venir: 'venga',
  visitar: 'visite',
  pasar: 'pase',
  pedir: 'pida',
  reservar: 'reserve',
  ordenar: 'ordene',
  apartar: 'aparte',
  comprar: 'compre',
  preguntar: 'pregunte',
  marcar: 'marque',
  inscribirse: 'inscríbase',
  hacer: 'haga',
  agendar: 'agende',
  traer: 'traiga',
};
