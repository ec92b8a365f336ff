import type { ResumeProfileFindings } from '@commons/contracts/resumes';
import { t } from '@commons/ui/texts';
import { errorMessage, isApiError } from '@commons/web-kit/api-error';
import { useApi } from '@commons/web-kit/app-context';
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
  const [busy, setBusy] = useState(false);
  const choose = async ([file]: File[]) => {
    if (!file) return;
    setProblem('');
    if (file.size > mostBytes) return setProblem('Please choose a file of at most 1 MB');
    setBusy(true);
    try {
      const found = await readJsonResume(api, parsed(await file.text()));
      setImported({ filename: file.name, found });
    } catch (error) {
      setProblem(isNoJsonResume(error) ? notJsonText : errorMessage(error, t('failedReadFile')));
    } finally {
      setBusy(false);
    }
  };
  return { imported, problem, busy, choose };
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
