import type {
  RemoteAppProps,
  RemoteModuleId,
  RemoteModules,
} from '@commons/contracts/shell-contract';
import { Spinner } from '@commons/ui/loading/spinner';
import {
  loadRemoteModule,
  remoteName,
  resetRemote,
  wasRepublished,
} from '@commons/web-kit/remote-loader';
import { useLocation } from '@commons/web-kit/router';
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { useRefetch } from '../api/refetch.js';
import { useApiClient, useSession } from '../app-context.js';
import { reportAreaEvent } from './area-events.js';
import { ErrorScreen } from './error-screen.js';
import { endHydration } from './hydration.js';
import { RemoteBoundary } from './remote-boundary.js';

/** What the user of an exposed component writes: its props without `api` and `session`, which remote() adds. */
export type OwnProps<Id extends RemoteModuleId> = Omit<RemoteModules[Id], keyof RemoteAppProps>;

// React.lazy caches a failure, so Try Again needs a new one; cached per id so that a second mount renders at once.
const components = new Map<string, ComponentType<RemoteAppProps>>();

const lazyRemote = (id: string, fresh: boolean) => {
  const known = components.get(id);
  if (known && !fresh) return known;
  const component = lazy(async () => {
    try {
      if (fresh) await resetRemote(remoteName(id));
      return (await loadRemoteModule(id)) as { default: ComponentType<RemoteAppProps> };
    } catch (error) {
      if (error instanceof Error) loadErrors.add(error);
      // A later visit retries without a click.
      components.delete(id);
      throw error;
    }
  });
  components.set(id, component);
  return component;
};

/** Errors of loading, which reach the same boundary as those of rendering. */
const loadErrors = new WeakSet<Error>();

const isMissingFile = (error: unknown) =>
  error instanceof Error && /chunk/i.test(`${error.name} ${error.message}`);

/**
 * A component of another front end, loaded at run time:
 * `const JobForm = remote('mfe-employer/JobForm')`, then `<JobForm onPosted={…} onCancel={…} />`.
 * Shows a spinner while loading. A failure replaces only this component by the error screen; Try Again reloads the
 * remote and refetches its data. A page file that is gone because a new version was published is refetched automatically.
 */
export function remote<Id extends RemoteModuleId>(id: Id): ComponentType<OwnProps<Id>> {
  // biome-ignore lint/correctness/noComponentHookFactories: called once, when the module is evaluated
  function Remote(props: OwnProps<Id>) {
    const api = useApiClient();
    const session = useSession();
    const [Loaded, setLoaded] = useState(() => lazyRemote(id, false));
    const loadAfresh = () => {
      // Created here and not in the setter, which React may call again while it suspends.
      const next = lazyRemote(id, true);
      setLoaded(() => next);
    };
    return (
      <Boundary id={id} onRetry={loadAfresh}>
        <Suspense fallback={<Spinner room="page" />}>
          <Loaded {...props} api={api} session={session} />
          <HydrationEnd />
          <ViewReport id={id} />
        </Suspense>
      </Boundary>
    );
  }
  Remote.displayName = `remote(${id})`;
  return Remote;
}

function HydrationEnd() {
  useEffect(endHydration, []);
  return null;
}

function ViewReport({ id }: { readonly id: string }) {
  useEffect(() => {
    if (isWhole(id)) reportAreaEvent({ kind: 'view', area: remoteName(id) });
  }, [id]);
  return null;
}

/** Whether it is the root component of a front end, not a part that another shows. */
const isWhole = (id: string) => id.endsWith('/App');

interface BoundaryProps {
  readonly id: string;
  readonly onRetry: () => void;
  readonly children: React.ReactNode;
}

function Boundary({ id, onRetry, children }: BoundaryProps) {
  const { pathname } = useLocation();
  const [attempt, setAttempt] = useState(0);
  const refetch = useRefetch();
  const retry = () => {
    onRetry();
    return refetch();
  };
  const recover = async (error: unknown) => {
    console.error(`${id} failed`, error);
    if (isMissingFile(error) && (await wasRepublished(remoteName(id)))) {
      onRetry();
      setAttempt(attempt + 1);
      return;
    }
    const lost = isMissingFile(error) || loadErrors.has(error as Error);
    reportAreaEvent({ kind: lost ? 'load_failure' : 'error', area: remoteName(id), error });
  };
  return (
    <RemoteBoundary
      key={attempt}
      fallback={(retry) => (
        <>
          <ErrorScreen onTryAgain={retry} part={!isWhole(id)} />
          <HydrationEnd />
        </>
      )}
      onError={recover}
      onRetry={retry}
      resetKey={pathname}
    >
      {children}
    </RemoteBoundary>
  );
}
