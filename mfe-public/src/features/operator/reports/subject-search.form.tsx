import { subjectSearchLimits } from '@commons/contracts/field-limits';
import { Button } from '@commons/ui/controls/button';
import { TextField } from '@commons/ui/forms/text-field';
import { t } from '@commons/ui/text/texts';
import { useSearchParams } from '@commons/web-kit/router';
import { type FormEvent, useState } from 'react';
import styles from '../parts/operator.module.css';

/** The words that operators search all content for; in the address as `q`. */
export const useSubjectWords = (): string => useSearchParams()[0].get('q')?.trim() ?? '';

/** Finds businesses and jobs by words, hidden ones too. An empty search shows the reports again. */
export function SubjectSearchForm() {
  const words = useSubjectWords();
  const [, setSearch] = useSearchParams();
  const [text, setText] = useState(words);
  const show = (next: string) =>
    setSearch((now) => {
      const params = new URLSearchParams(now);
      if (next) params.set('q', next);
      else params.delete('q');
      return params;
    });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    show(text.trim());
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> means nothing yet to the oldest browsers we serve
    <form
      aria-label={t('allBusinessesAndJobs')}
      className={styles.lookup}
      onSubmit={submit}
      role="search"
    >
      <TextField
        autoComplete="off"
        label={t('findBusinessOrJobHidden')}
        maxLength={subjectSearchLimits.search}
        onChange={(event) => setText(event.target.value)}
        type="search"
        value={text}
      />
      <div className={styles.buttons}>
        <Button type="submit">{t('find')}</Button>
        {words && (
          <Button
            onClick={() => {
              setText('');
              show('');
            }}
          >
            {t('backReports')}
          </Button>
        )}
      </div>
    </form>
  );
}
