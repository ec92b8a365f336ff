import { Button } from '@commons/ui/controls/button';
import { classNames } from '@commons/ui/elements/class-names';
import { rich, t } from '@commons/ui/text/texts';
import { useApi } from '@commons/web-kit/app-context';
import { useAct } from '@commons/web-kit/forms/use-act';
import { useLocation, useNavigate } from '@commons/web-kit/router';
import type { ReactNode } from 'react';
import bottom from '../bottom-bar.module.css';
import { type OverriddenFrontEnd, withoutAsked } from './overridden';
import styles from './override.module.css';

interface OverrideBarProps {
  readonly now: readonly OverriddenFrontEnd[];
  /** The override that the address requests. */
  readonly asked?: OverriddenFrontEnd | undefined;
}

/** At the bottom of every page, above everything that floats there temporarily. */
export function OverrideBar({ now, asked }: OverrideBarProps) {
  const isThere = now.some(({ name, use }) => name === asked?.name && use === asked.use);
  return (
    <section
      aria-label={t('thisBrowserOnly')}
      className={classNames(bottom.place, bottom.bar, styles.bar)}
      data-print="hide"
    >
      {asked && !isThere ? <Question asked={asked} /> : <Badge now={now} />}
    </section>
  );
}

function Badge({ now }: { readonly now: readonly OverriddenFrontEnd[] }) {
  const { busy, failure, run } = useReload();
  const api = useApi();
  return (
    <>
      <p className={styles.text}>
        {failure ||
          rich('overrideThere', {
            frontEnds: now.map(({ name, use }) => `${name} ${use}`).join(', '),
            strong,
          })}
      </p>
      <Button
        busy={busy}
        onClick={() => run(() => api.json('DELETE /front-end-overrides'))}
        size="small"
      >
        {t('overrideReset')}
      </Button>
    </>
  );
}

function Question({ asked }: { readonly asked: OverriddenFrontEnd }) {
  const { busy, failure, run } = useReload();
  const api = useApi();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const plain = `${pathname}${withoutAsked(search, asked)}${hash}`;
  const { name, use } = asked;
  const show = () =>
    run(
      () =>
        api.json('PUT /operator/front-ends/{name}/override', { params: { name }, body: { use } }),
      plain,
    );
  return (
    <>
      <p className={styles.text} role="status">
        {failure || rich('overrideAsk', { frontEnd: `${name} ${use}`, strong })}
      </p>
      <Button busy={busy} onClick={show} size="small" variant="primary">
        {t('overrideShow')}
      </Button>
      <Button onClick={() => void navigate(plain, { replace: true })} size="small" variant="quiet">
        {t('overrideNo')}
      </Button>
    </>
  );
}

const strong = (words: ReactNode) => <strong>{words}</strong>;

/** Makes a call and then reloads the page: there is no other way to replace the code in this tab. */
function useReload() {
  const { busy, failure, act } = useAct();
  const run = (call: () => Promise<unknown>, address?: string) =>
    act(async () => {
      await call();
      if (address) history.replaceState(null, '', address);
      location.reload();
    });
  return { busy, failure, run };
}
