import type { EmailTemplateType } from '@commons/contracts/application-lists';
import type { ApplicationEmail } from '@commons/contracts/applications';
import { useApi } from '@commons/web-kit/app-context';
import { useMutation, useQueryClient } from '@commons/web-kit/query';
import { useRef } from 'react';
import { applicationsKey } from './applications.api';

/** A complete text. */
export function useEmailTemplate(applicationId: string) {
  const api = useApi();
  return useMutation({
    mutationFn: (type: EmailTemplateType) =>
      api.json('GET /applications/{id}/email-template/{type}', {
        params: { id: applicationId, type },
      }),
  });
}

type Letter = Pick<ApplicationEmail, 'subject' | 'message' | 'email_type' | 'mark_as'>;

// randomUUID is there only where the site is served over https.
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');

/**
 * A second try of the same text carries the key of the first, so that a lost answer never
 * makes two mails of one.
 */
export function useSendEmail(applicationId: string, onReloaded: () => void) {
  const api = useApi();
  const client = useQueryClient();
  const last = useRef({ text: '', key: '' });
  return useMutation({
    mutationFn: ({ subject, message, email_type, mark_as }: Letter) => {
      const mark = mark_as && { mark_as };
      const body = { application_id: applicationId, subject, message, email_type, ...mark };
      const text = JSON.stringify(body);
      if (last.current.text !== text) last.current = { text, key: newKey() };
      return api.json('POST /applications/{id}/email', {
        params: { id: applicationId },
        body,
        headers: { 'idempotency-key': last.current.key },
      });
    },
    onSuccess: () => {
      last.current = { text: '', key: '' };
    },
    onSettled: async (_answer, _error, { mark_as }) => {
      if (!mark_as) return;
      await client.invalidateQueries({ queryKey: applicationsKey });
      onReloaded();
    },
  });
}
