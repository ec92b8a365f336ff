import type { ResumeProfileFindings } from '@commons/contracts/resumes/resumes';
import { t } from '@commons/ui/texts';
import { errorMessage, isApiError } from '@commons/web-kit/api-error';
import { useApi } from '@commons/web-kit/app-context';
import { useMutation } from '@commons/web-kit/query';
import { useState } from 'react';
import { readJsonResume } from './profile-findings.api';

/** The server's limit. */
const mostBytes = 1_000_000;
const notJsonText = t('notJsonResumeDocument');

interface Imported {
  readonly filename: string;
  readonly found: ResumeProfileFindings;
}

/** The content of a chosen JSON Resume file, or why it cannot be read. */
export function useJsonResume() {
  const api = useApi();
  const [imported, setImported] = useState<Imported>();
  const [problem, setProblem] = useState('');
  const reading = useMutation({
    mutationFn: async (file: File) => readJsonResume(api, parsed(await file.text())),
    onSuccess: (found, { name }) => setImported({ filename: name, found }),
    onError: (error) =>
      setProblem(isNoJsonResume(error) ? notJsonText : errorMessage(error, t('failedReadFile'))),
  });
  const choose = ([file]: File[]) => {
    if (!file) return;
    const isTooLarge = file.size > mostBytes;
    setProblem(isTooLarge ? t('chooseFileMost1Mb') : '');
    if (!isTooLarge) reading.mutate(file);
  };
  return { imported, problem, busy: reading.isPending, choose };
}

/** The whole file is refused, not one field: the usual message would name a "field". */
const isNoJsonResume = (error: unknown) =>
  error instanceof SyntaxError ||
  (isApiError(error) &&
    Array.isArray(error.detail) &&
    error.detail.some(({ loc }) => loc.length < 2));

/** @throws SyntaxError when it is no JSON object. Ignores a leading byte order mark. */
function parsed(text: string): unknown {
  const document: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
  if (typeof document !== 'object' || document === null) throw new SyntaxError(notJsonText);
  return document;
}
