import { overrideChoiceLimits } from '@commons/contracts/field-limits';
import { Button } from '@commons/ui/button';
import { Disclosure } from '@commons/ui/disclosure';
import { TextField } from '@commons/ui/text-field';
import { t } from '@commons/ui/texts';
import { currentRemotes } from '@commons/web-kit/remote-loader';
import { type FormEvent, useState } from 'react';
import styles from './status.module.css';

interface OwnBrowserFormProps {
  readonly name: string;
  /** Development servers that the portal allows. */
  readonly origins: readonly string[];
}

/** A page that everybody may open and that needs no id. */
function pageOf(name: string): string {
  const routes = currentRemotes().find((remote) => remote.name === name)?.routes ?? [];
  const open = routes.filter(({ account_type, operator }) => !account_type && !operator);
  return open.find(({ path }) => !/[:*]/.test(path))?.path ?? '/';
}

/** Leads to the link that shows another version in this browser (ADR 0024); the page there asks first. */
export function OwnBrowserForm({ name, origins }: OwnBrowserFormProps) {
  const [use, setUse] = useState('');
  const [error, setError] = useState('');
  const open = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wanted = use.trim();
    if (!wanted) return setError(t('enterVersionSuchAs'));
    // A whole page: what runs in this tab cannot be replaced.
    location.assign(`${pageOf(name)}?${new URLSearchParams({ [name]: wanted })}`);
  };
  return (
    <Disclosure label={t('lookAtAnotherFrontendIn', { frontEnd: name })}>
      <form className={styles.ownBrowser} noValidate onSubmit={open}>
        <TextField
          autoComplete="off"
          error={error}
          help={helpText(origins)}
          label={t('versionFrontend', { frontEnd: name })}
          maxLength={overrideChoiceLimits.use}
          onChange={(event) => setUse(event.target.value)}
          value={use}
        />
        <Button type="submit">{t('open')}</Button>
      </form>
    </Disclosure>
  );
}

const helpText = (origins: readonly string[]) =>
  origins.length > 0
    ? t('storeAlsoOneThatNobody', { origins: origins.join(', ') })
    : t('storeAlsoOneThatNobody2');
