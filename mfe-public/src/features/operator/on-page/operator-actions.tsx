import { MessageBanner } from '@commons/ui/messages/banner';
import { useTimedMessage } from '@commons/ui/messages/use-timed-message';
import { useSession } from '@commons/web-kit/app-context';
import type { AnswerKey } from '@commons/web-kit/query';
import { lazy, type ReactNode, Suspense } from 'react';
import { useReload } from './on-page.api';
import type { PageSubject } from './page-words';

// Loaded on demand: few people are operators.
const SubjectAction = lazy(() => import('./subject-action'));

interface OperatorActionsProps {
  /** An action refetches every query whose key starts with this. */
  readonly queryKey: AnswerKey;
  /** Renders the page. `action` returns an operator's buttons for a subject on it; nothing for others. */
  readonly children: (action: (subject: PageSubject, about?: string) => ReactNode) => ReactNode;
}

/** Operator actions on the content of a public page. */
export function OperatorActions({ queryKey, children }: OperatorActionsProps) {
  const isOperator = useSession().user?.operator === true;
  const reload = useReload(queryKey);
  const { message, showSuccess, clear } = useTimedMessage();
  const done = async (text: string) => {
    showSuccess(text);
    await reload();
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

/** The pressed button disappears with its review, so the focus moves to the page, not to the top of the site. */
function keepPlace() {
  if (document.activeElement && document.activeElement !== document.body) return;
  document.getElementById('main')?.focus({ preventScroll: true });
}
