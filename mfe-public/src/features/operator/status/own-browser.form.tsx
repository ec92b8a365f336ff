import { overrideChoiceLimits } from '@commons/contracts/field-limits';
import { Button } from '@commons/ui/controls/button';
import { TextField } from '@commons/ui/forms/text-field';
import { Disclosure } from '@commons/ui/layout/disclosure';
import { t } from '@commons/ui/text/texts';
import { useForm } from '@commons/web-kit/forms/use-form';
import { currentRemotes } from '@commons/web-kit/remote-loader';
import styles from './status.module.css';

interface OwnBrowserFormProps {
  readonly name: string;
  /** Development servers that the portal allows. */
  readonly origins: readonly string[];
}

/** A public page without an id. */
function pageOf(name: string): string {
  const routes = currentRemotes().find((remote) => remote.name === name)?.routes ?? [];
  const open = routes.filter(({ account_type, operator }) => !account_type && !operator);
  return open.find(({ path }) => !/[:*]/.test(path))?.path ?? '/';
}

/** Opens the link that overrides a front end in this browser (ADR 0024); the page there asks first. */
export function OwnBrowserForm({ name, origins }: OwnBrowserFormProps) {
  const { field, submit } = useForm({
    limits: overrideChoiceLimits,
    check: (read) => (read('use').trim() ? undefined : { use: t('enterVersionSuchAs') }),
    // A full page load, since loaded front ends cannot be replaced.
    send: async (read) =>
      location.assign(`${pageOf(name)}?${new URLSearchParams({ [name]: read('use').trim() })}`),
  });
  return (
    <Disclosure label={t('lookAtAnotherFrontendIn', { frontEnd: name })}>
      <form className={styles.ownBrowser} noValidate onSubmit={submit}>
        <TextField
          {...field('use')}
          autoComplete="off"
          help={helpText(origins)}
          label={t('versionFrontend', { frontEnd: name })}
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
