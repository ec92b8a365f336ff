import { sentencesOf } from '../../../facts/notes/sentence-ends.js';
import { inAnotherOrder, saidOfOneTurned } from '../notice/another-order.js';
import { type Thought, withoutMark } from '../notice/notice.js';
import { sharedRuns } from '../rephrase/shared-runs.js';
import type { NoteForm } from './note-form.js';
import { withFigures } from './plain-note.js';

/** Thoughts as a list of short notes, in another order than the owner's. */
export interface FactSheet {
  /** What all notes are about, where they do not say it. */
  readonly topic?: string | undefined;
  readonly items: readonly string[];
}

interface Ways {
  readonly noteForm: (sentence: string, isFirst: boolean) => NoteForm | undefined;
  readonly retold: (sentence: string) => string;
}

/**
 * The facts of an entry cut to their core; a sentence that has no shorter form is told again.
 * @param start the thought to begin with
 */
export function factSheet(
  thoughts: readonly Thought[],
  { noteForm, retold }: Ways,
  start = 0,
): FactSheet {
  let topic: string | undefined;
  // A note may be told again, but never back to what was entered.
  const closeness = (way: string, sentence: string) =>
    sharedRuns(way, sentence) + sharedRuns(way, sentence, 3) / 100;
  const least = (sentence: string, ...ways: readonly string[]) =>
    ways.reduce((best, way) => (closeness(way, sentence) < closeness(best, sentence) ? way : best));
  const nearest = (form: NoteForm | undefined, again: string, sentence: string) => {
    const notes = form?.notes.map((note) => least(sentence, note, withoutMark(retold(`${note}.`))));
    return notes &&
      (form?.topic || sharedRuns(again, sentence) >= sharedRuns(notes.join(' '), sentence))
      ? notes
      : [withoutMark(again)];
  };
  const notesOf = (sentence: string, isFirst: boolean): readonly string[] => {
    const form = noteForm(sentence, isFirst);
    topic ??= form?.topic;
    const again = retold(sentence);
    const parts = sentencesOf(again);
    // A question stays with its answer.
    if (form?.topic || parts.length < 2 || parts.some((part) => part.endsWith('?')))
      return nearest(form, again, sentence);
    const apart = parts.flatMap((part) => nearest(noteForm(part, false), part, sentence));
    const whole = nearest(form, again, sentence);
    return form && sharedRuns(whole.join(' '), sentence) < sharedRuns(apart.join(' '), sentence)
      ? whole
      : apart;
  };
  const noted = thoughts.map((thought, at) =>
    saidOfOneTurned(thought, (one) => one).flatMap((sentence) =>
      notesOf(sentence, at === 0 && sentence === thought[0]).map(withFigures),
    ),
  );
  // Under a heading stands first what it is about.
  const [first = [], ...rest] = noted;
  const others = inAnotherOrder(rest, ([note = '']) => note, start % Math.max(1, rest.length));
  const all = topic
    ? [...inAnotherOrder(first, (note) => note), ...others.flat()]
    : inAnotherOrder(noted, ([note = '']) => note, start).flat();
  return { topic, items: all };
}
