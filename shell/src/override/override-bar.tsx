import { Button } from '@commons/ui/button';
import { errorMessage } from '@commons/web-kit/api-error';
import { useApi } from '@commons/web-kit/app-context';
import { useLocation, useNavigate } from '@commons/web-kit/router';
import { useState } from 'react';
import { type OverriddenFrontEnd, withoutAsked } from './overridden';
import styles from './override.module.css';

interface OverrideBarProps {
  readonly now: readonly OverriddenFrontEnd[];
  /** What the address asks for. */
  readonly asked?: OverriddenFrontEnd | undefined;
}

/** At the foot of every page, above all else that floats there only for a moment. */
export function OverrideBar({ now, asked }: OverrideBarProps) {
  const isThere = now.some(({ name, use }) => name === asked?.name && use === asked.use);
  return (
    <section aria-label="This browser only" className={styles.bar} data-print="hide">
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
        <strong>{now.map(({ name, use }) => `${name} ${use}`).join(', ')}</strong>{' '}
        {failure || 'in this browser only. Visitors get another version.'}
      </p>
      <Button
        busy={busy}
        onClick={() => run(() => api.json('DELETE /front-end-overrides'))}
        size="small"
      >
        Reset
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
        {failure || (
          <>
            Show{' '}
            <strong>
              {name} {use}
            </strong>{' '}
            in this browser? Nobody else gets it. It acts with your rights.
          </>
        )}
      </p>
      <Button busy={busy} onClick={show} size="small" variant="primary">
        Show it
      </Button>
      <Button onClick={() => void navigate(plain, { replace: true })} size="small" variant="quiet">
        No
      </Button>
    </>
  );
}

/** Runs a call and then loads the page anew: what runs in this tab cannot be replaced in another way. */
function useReload() {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const run = async (call: () => Promise<unknown>, address?: string) => {
    setBusy(true);
    setFailure('');
    try {
      await call();
      if (address) history.replaceState(null, '', address);
      location.reload();
    } catch (error) {
      setFailure(errorMessage(error));
      setBusy(false);
    }
  };
  return { busy, failure, run };
}
