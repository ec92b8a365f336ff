import { TodoItem, TodoList } from '@commons/ui/lists/todo-list';
import { MailIcon } from '@commons/ui/pictures/icons';
import { t } from '@commons/ui/text/texts';
import { Link } from '@commons/web-kit/router';
import type { ReactNode } from 'react';

export interface Todo {
  readonly id: string;
  readonly text: string;
  readonly hint?: string;
  readonly icon: ReactNode;
  readonly to: string;
}

/** Asks a person to open the link in the verification mail. */
export const verifyEmailTodo = (emailVerified: boolean): Todo | false =>
  !emailVerified && {
    id: 'email',
    text: t('verifyEmail'),
    hint: t('openLinkWeSent'),
    icon: <MailIcon />,
    to: '?tab=profile',
  };

interface DashboardTodosProps {
  /** In the order of the list; what does not apply is false. */
  readonly todos: readonly (Todo | false)[];
  /** Whether everything that decides about them was loaded. */
  readonly complete: boolean;
  readonly loading: boolean;
}

/** What the owner of a dashboard should do next. Without todos, says so only if everything was loaded. */
export function DashboardTodos({ todos, complete, loading }: DashboardTodosProps) {
  const shown = todos.filter((todo) => todo !== false);
  if (shown.length === 0 && !complete && !loading) return null;
  return (
    <TodoList loading={loading}>
      {shown.map(({ id, text, ...item }) => (
        <TodoItem {...item} as={Link} key={id}>
          {text}
        </TodoItem>
      ))}
    </TodoList>
  );
}
