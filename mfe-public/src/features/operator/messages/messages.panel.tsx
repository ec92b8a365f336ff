import { Stack } from '@commons/ui/page';
import { MessageCard } from '../message.card';
import { OperatorList } from '../operator-list';
import { StateChoice, useStateOf } from '../state-choice';
import type { Done } from '../use-done';
import { useMessages } from '../use-operator-lists';

const states = [
  { value: 'open', label: 'Open' },
  { value: 'done', label: 'Done' },
] as const;

/** Messages from the contact form. */
export function MessagesPanel({ done }: { readonly done: Done }) {
  const state = useStateOf(states);
  const list = useMessages(state);
  return (
    <Stack gap={6}>
      <StateChoice label="Show messages" states={states} value={state} />
      <OperatorList
        empty={state === 'open' ? 'No open messages.' : 'No message is done yet.'}
        emptyText="Messages from the contact form appear here, newest first."
        list={list}
        noun="messages"
      >
        {(message) => <MessageCard done={done} message={message} />}
      </OperatorList>
    </Stack>
  );
}
