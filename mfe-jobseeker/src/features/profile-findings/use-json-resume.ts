import type { JsonResume } from '@commons/contracts/resumes/json-resume';
import type { ResumeProfileFindings } from '@commons/contracts/resumes/resumes';
import { t } from '@commons/ui/text/texts';
import { errorMessage, isApiError } from '@commons/web-kit/api/api-error';
import { useApi } from '@commons/web-kit/app-context';
import { useAct } from '@commons/web-kit/forms/use-act';
import { useState } from 'react';
import { readJsonResume } from './profile-findings.api';

/** The server's limit. */
const maxBytes = 1_000_000;
const notJsonText = t('notJsonResumeDocument');

interface Imported {
  readonly filename: string;
  readonly found: ResumeProfileFindings;
}

/** The content of a chosen JSON Resume file, or why it cannot be read. */
export function useJsonResume() {
  const api = useApi();
  const [imported, setImported] = useState<Imported>();
  const { busy, failure, setFailure, act } = useAct({
    failureText: (error) =>
      isNoJsonResume(error) ? notJsonText : errorMessage(error, t('failedReadFile')),
  });
  const choose = ([file]: File[]) => {
    if (!file) return;
    if (file.size > maxBytes) return setFailure(t('chooseFileMost1Mb'));
    void act(async () => {
      const found = await readJsonResume(api, parsed(await file.text()));
      setImported({ filename: file.name, found });
    });
  };
  return { imported, problem: failure, busy, choose };
}

/** The whole file is refused, not one field: the usual message would name a "field". */
const isNoJsonResume = (error: unknown) =>
  error instanceof SyntaxError ||
  (isApiError(error) &&
    Array.isArray(error.detail) &&
    error.detail.some(({ loc }) => loc.length < 2));

/**
 * The object in a file; whether it is a JSON Resume is for the service to say. Ignores a leading byte order mark.
 * @throws SyntaxError when it is no JSON object
 */
function parsed(text: string): JsonResume {
  const document = JSON.parse(text.replace(/^\uFEFF/, ''));
  if (typeof document !== 'object' || document === null) throw new SyntaxError(notJsonText);
  return document;
}
