import { MessageBanner } from '@commons/ui/banner';
import { useTimedMessage } from '@commons/ui/use-timed-message';
import { useSession } from '@commons/web-kit/app-context';
import { useQueryClient } from '@commons/web-kit/query';
import { lazy, type ReactNode, Suspense } from 'react';
import type { PageSubject } from './page-words';

// Almost nobody is an operator: what only they use comes in a file of its own.
const SubjectAction = lazy(() => import('./subject-action'));

interface OperatorActionsProps {
  /** Everything whose query key begins so is fetched anew after an action. */
  readonly queryKey: readonly unknown[];
  /** Draws the page; `action` gives what operators can do about a subject on it, and nothing to anybody else. */
  readonly children: (action: (subject: PageSubject, about?: string) => ReactNode) => ReactNode;
}

/** What operators can do on a page about what stands there. */
export function OperatorActions({ queryKey, children }: OperatorActionsProps) {
  const isOperator = useSession().user?.operator === true;
  const queries = useQueryClient();
  const { message, showSuccess, clear } = useTimedMessage();
  const done = async (text: string) => {
    showSuccess(text);
    await queries.invalidateQueries({ queryKey });
    requestAnimationFrame(keepPlace);
  };
  const action = (subject: PageSubject, about?: string) =>
    isOperator && (
      <Suspense fallback={null}>
        <SubjectAction about={about} onDone={(text) => void done(text)} subject={subject} />
      </Suspense>
    );
  return (
    <>
      {children(action)}
      {isOperator && <MessageBanner message={message} onClose={clear} />}
    </>
  );
}

/** The button that was pressed goes with its review: the keyboard goes on in the page, not at the top of the site. */
function keepPlace() {
  if (document.activeElement && document.activeElement !== document.body) return;
  document.getElementById('main')?.focus({ preventScroll: true });
}
