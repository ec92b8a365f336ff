import {
  specifiedWords,
  type TownList,
  type TownWord,
  townWordOf,
} from '@commons/contracts/portal/town-lists';
import { notOnList, wordOf } from '@commons/contracts/text/list-words';
import { Injectable } from '@nestjs/common';
import { refuseField } from '../errors/refuse.js';
import { translatedWords } from '../texts/translated-words.js';
import { Portal } from './portal.js';

/** A stored word in a language of mails, heads and feeds. @param list what the town added to its list */
export function townWordIn(
  list: readonly TownWord[],
  word: string,
  language: string | undefined,
): string {
  const own = list.find(({ name }) => name === word);
  if (!own) return translatedWords(language)(word);
  return language === 'es' ? own.spanish : own.name;
}

/** The lists of the specification with what the town added to them (docs/adr/0033). */
@Injectable()
export class TownWords {
  constructor(private readonly portal: Portal) {}

  /** The option that a text names, as it is stored; undefined when the list lacks it. */
  find(list: TownList, text: string): string | undefined {
    const { offered, others } = specifiedWords[list];
    return wordOf([...offered, ...others], text) ?? townWordOf(this.portal.now[list], text)?.name;
  }

  /**
   * {@link find} for a field of a request.
   * @param field its place in the body
   * @throws 422 that says what can be chosen
   */
  checked(list: TownList, text: string, ...field: string[]): string {
    const found = this.find(list, text);
    if (found !== undefined) return found;
    const own = this.portal.now[list].map(({ name }) => name);
    const { offered } = specifiedWords[list];
    throw refuseField(['body', ...field], notOnList(text, [...offered, ...own]), 'custom');
  }
}
