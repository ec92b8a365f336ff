import type { WatchedWordList } from '@commons/contracts/moderation/watched-words';
import { Button } from '@commons/ui/controls/button';
import { TextArea } from '@commons/ui/forms/text-area';
import { Section, Stack } from '@commons/ui/layout/page';
import { Spinner } from '@commons/ui/loading/spinner';
import { Banner } from '@commons/ui/messages/banner';
import { rich, t } from '@commons/ui/text/texts';
import { useApi } from '@commons/web-kit/app-context';
import { useDraft } from '@commons/web-kit/forms/draft';
import { useAct } from '@commons/web-kit/forms/use-act';
import { type FormEvent, useState } from 'react';
import { saveWatchedWords, useWatchedWords } from '../parts/operator.api';
import styles from '../parts/operator.module.css';
import { ListFailure } from '../parts/operator-list';
import type { Done } from '../parts/use-done';
import { When } from '../parts/when';

/** The watched words, which put texts into the queue (decision B60). */
export function WordsPanel({ done }: { readonly done: Done }) {
  const list = useWatchedWords();
  return (
    <Section title={t('watchedWords')}>
      <Stack gap={4}>
        <p className={styles.note}>{t('whatWatchedWordsDo')}</p>
        {list.data ? (
          <WordsForm done={done} key={list.data.words.join('\n')} list={list.data} />
        ) : list.error ? (
          <ListFailure
            error={list.error}
            noun={t('watchedWordsNoun')}
            onAgain={() => void list.refetch()}
          />
        ) : (
          <Spinner label={t('loadingNoun', { noun: t('watchedWordsNoun') })} />
        )}
      </Stack>
    </Section>
  );
}

interface WordsFormProps {
  readonly list: WatchedWordList;
  readonly done: Done;
}

/** What was typed and not saved, and the words that it began with. */
interface Typed {
  readonly text?: string;
  readonly base?: readonly string[];
}

const nothing: Typed = {};

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** What was typed before a reload. What someone else has saved meanwhile stays. */
function restored({ text, base = [] }: Typed, words: readonly string[]): string {
  if (text === undefined) return words.join('\n');
  if (base.join('\n') === words.join('\n')) return text;
  const lines = linesOf(text);
  const left = words.filter((word) => lines.includes(word) || !base.includes(word));
  const added = lines.filter((line) => !base.includes(line) && !words.includes(line));
  return [...left, ...added].join('\n');
}

function WordsForm({ list, done }: WordsFormProps) {
  const api = useApi();
  const { words, changed_by, changed_at } = list;
  const [typed, keep, forget] = useDraft<Typed>('watched-words', nothing);
  const [text, setText] = useState(() => restored(typed, words));
  const { busy, failure, act } = useAct();
  const save = (event: FormEvent) => {
    event.preventDefault();
    void act(async () => {
      await saveWatchedWords(api, { words: linesOf(text), changed: [...words] });
      forget();
      await done(t('watchedWordsSaved'));
    });
  };
  return (
    <form aria-label={t('watchedWords')} noValidate onSubmit={save}>
      <Stack gap={4}>
        <TextArea
          help={t('oneWordALine')}
          label={t('wordsAndPhrases')}
          onChange={({ target }) => {
            setText(target.value);
            keep({ text: target.value, base: words });
          }}
          rows={10}
          value={text}
        />
        {changed_by && changed_at && (
          <p className={styles.soft}>
            {rich('lastChangedBy', { by: changed_by, when: () => <When iso={changed_at} /> })}
          </p>
        )}
        {failure && <Banner tone="error">{failure}</Banner>}
        <div className={styles.buttons}>
          <Button busy={busy} busyLabel={t('saving')} type="submit" variant="primary">
            {t('saveWords')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
