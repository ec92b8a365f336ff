import { t } from '@commons/ui/texts';
import { errorMessage } from '@commons/web-kit/api-error';
import { useApi } from '@commons/web-kit/app-context';
import { useMutation } from '@commons/web-kit/query';
import { saveFile } from '@commons/web-kit/save-file';

const today = () => new Date().toISOString().slice(0, 10);

/** The table and the résumés of some applications, as files. */
export function useExports(onError: (text: string) => void) {
  const api = useApi();
  const table = useMutation({
    mutationFn: (ids: readonly string[]) =>
      api.file('POST /applications/export.csv', { body: { ids: [...ids] } }),
    onSuccess: ({ blob }) => saveFile(blob, `applications-${today()}.csv`),
    onError: (error) => onError(errorMessage(error, t('failedExport'))),
  });
  const resumes = useMutation({
    mutationFn: (ids: readonly string[]) =>
      api.file('POST /applications/resumes.zip', { body: { ids: [...ids] } }),
    onSuccess: ({ blob }) => saveFile(blob, `resumes-${today()}.zip`),
    onError: (error) => onError(errorMessage(error, t('failedDownloadResumes'))),
  });
  return { table, resumes };
}
