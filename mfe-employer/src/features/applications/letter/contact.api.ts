import type { EmailTemplateType } from '@commons/contracts/applications/application-lists';
import type { ApplicationEmail, EmailTemplate } from '@commons/contracts/applications/applications';
import type { Api } from '@commons/web-kit/api/api';
import { useApi } from '@commons/web-kit/app-context';
import { useMutation, useQueryClient } from '@commons/web-kit/query';
import { useRef } from 'react';
import { newKey } from '../idempotency-key';
import { applicationsKey } from '../reload-applications.api';

/** The complete text of a template, with the names of this application. */
export const readEmailTemplate = (api: Api, id: string, type: EmailTemplateType) =>
  api.json('GET /applications/{id}/email-template/{type}', { params: { id, type } });

/** A template as somebody asks for it. @param read fetches one */
export const useEmailTemplate = (read: (type: EmailTemplateType) => Promise<EmailTemplate>) =>
  useMutation({ mutationFn: read });

type Letter = Pick<ApplicationEmail, 'subject' | 'message' | 'email_type' | 'mark_as'>;

/** A retry of the same text has the same idempotency key, so that a lost answer never causes a second mail. */
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
