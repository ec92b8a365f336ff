import { wordList } from '@commons/service-kit/texts/word-list';

/** A line of a record: "step if owed: Call for the {owed} …". */
export interface RecordLine {
  readonly key: string;
  /** What stands after the key: the id of a kind. */
  readonly name: string;
  /** Figures that have to be known or not, and words that have to be there; all of them. */
  readonly conditions: readonly string[];
  readonly text: string;
}

const line = /^(\w+)(?: (?!if )([\w -]+?))?(?: if ((?:\/(?:\\.|[^/])+\/|[^:/])+))?(?:: ?(.*))?$/;

/**
 * The records of `data/advice/<name>.txt`, separated by empty lines.
 * @returns the lines of each in their order
 */
export const recordsOf = (name: string): readonly (readonly RecordLine[])[] =>
  wordList('@commons/ai', `advice/${name}`)
    .trim()
    .split(/\n{2,}/)
    .map((record) =>
      record.split('\n').map((row) => {
        const [, key = '', id = '', conditions = '', text = ''] = line.exec(row) ?? [];
        return { key, name: id, text, conditions: conditions.split(' and ').filter(Boolean) };
      }),
    );
