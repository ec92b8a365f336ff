import { Stack } from '@commons/ui/layout/page';
import { t } from '@commons/ui/text/texts';
import { OperatorList } from '../parts/operator-list';
import { useMessages } from '../parts/operator-lists.api';
import { StateChoice, useStateOf } from '../parts/state-choice';
import type { Done } from '../parts/use-done';
import { MessageCard } from './message.card';

const states = [
  { value: 'open', label: t('open2') },
  { value: 'done', label: t('done2') },
] as const;

/** Messages from the contact form. */
export function MessagesPanel({ done }: { readonly done: Done }) {
  const state = useStateOf(states);
  const list = useMessages(state);
  return (
    <Stack gap={6}>
      <StateChoice label={t('showMessages')} states={states} value={state} />
      <OperatorList
        empty={state === 'open' ? t('noOpenMessages') : t('noMessageDoneYet')}
        emptyText={t('messagesFromContactFormAppear')}
        list={list}
        noun={t('messages')}
      >
        {(message) => <MessageCard done={done} message={message} />}
      </OperatorList>
    </Stack>
  );
}
