import { inAnotherOrder } from '../notice/another-order.js';
import { type Thought, withoutMark } from '../notice/notice.js';
import { sharedRuns } from '../rephrase/shared-runs.js';
import type { NoteForm } from './note-form.js';

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
  const noted = thoughts.map((thought, at) =>
    thought.flatMap((sentence, index) => {
      const form = noteForm(sentence, at === 0 && index === 0);
      topic ??= form?.topic;
      const again = retold(sentence);
      const isNearer =
        !form?.topic &&
        sharedRuns(again, sentence) < sharedRuns(form?.notes.join(' ') ?? sentence, sentence);
      return form && !isNearer ? form.notes : [withoutMark(again)];
    }),
  );
  // Under a heading stands first what it is about.
  const [first = [], ...rest] = noted;
  const others = inAnotherOrder(rest, ([note = '']) => note, start % Math.max(1, rest.length));
  const all = topic
    ? [...inAnotherOrder(first, (note) => note), ...others.flat()]
    : inAnotherOrder(noted, ([note = '']) => note, start).flat();
  return { topic, items: all };
}
