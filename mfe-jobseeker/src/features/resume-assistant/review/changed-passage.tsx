import { Button } from '@commons/ui/controls/button';
import { t } from '@commons/ui/text/texts';
import { changedWords, type Piece } from './changed-words';
import styles from './review.module.css';
import type { TextChange } from './text-changes';
import type { Decision } from './use-decisions';

interface ChangedPassageProps {
  readonly change: TextChange;
  readonly number: number;
  readonly decision: Decision | undefined;
  readonly onDecide: (decision: Decision) => void;
}

const titles = {
  changed: t('reworded'),
  added: t('added'),
  removed: t('removed'),
  moved: t('moved'),
} as const;

/** One change to accept or refuse, with the differing words marked. */
export function ChangedPassage({ change, number, decision, onDecide }: ChangedPassageProps) {
  const { kind, why } = change;
  const choice = (name: Decision, label: string) => (
    <Button
      aria-label={t('labelChangeNumber', { label, number })}
      aria-pressed={decision === name}
      className={decision === name ? styles[name] : undefined}
      onClick={() => onDecide(name)}
      size="small"
    >
      {label}
    </Button>
  );
  return (
    <li className={styles.change} data-change={change.id}>
      <div className={styles.words}>
        <h3 className={styles.kind}>
          {number}. {titles[kind]}
        </h3>
        {why && <p className={styles.why}>{why}</p>}
        {kind === 'moved' ? <Moved lines={change.after} /> : <Difference {...change} />}
      </div>
      <div className={styles.choices}>
        {choice('accepted', t('accept'))}
        {choice('refused', t('refuse'))}
      </div>
    </li>
  );
}

function Moved({ lines }: { readonly lines: readonly string[] }) {
  return (
    <>
      <p className={styles.soft}>{t('anotherPlace')}</p>
      {lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines may read the same
        <p className={styles.line} key={at}>
          {line}
        </p>
      ))}
    </>
  );
}

function Difference({ before, after }: TextChange) {
  const [old, improved] = changedWords(before.join('\n'), after.join('\n'));
  return (
    <dl className={styles.difference}>
      {before.length > 0 && (
        <div>
          <dt>{t('before')}</dt>
          <dd className={styles.line}>
            <Words as="del" pieces={old} />
          </dd>
        </div>
      )}
      {after.length > 0 && (
        <div>
          <dt>{t('after')}</dt>
          <dd className={styles.line}>
            <Words as="ins" pieces={improved} />
          </dd>
        </div>
      )}
    </dl>
  );
}

interface WordsProps {
  readonly as: 'del' | 'ins';
  readonly pieces: readonly Piece[];
}

function Words({ as: Changed, pieces }: WordsProps) {
  return pieces.map(({ text, isChanged }, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other identity, and none moves
    isChanged ? <Changed key={at}>{text}</Changed> : <span key={at}>{text}</span>,
  );
}
