import { townTime } from '@commons/contracts/businesses/open-state';
import { t } from '@commons/ui/text/texts';
import { townTimeZone } from '@commons/ui/text/town-time-zone';
import { useApi } from '@commons/web-kit/app-context';
import { useAct } from '@commons/web-kit/forms/use-act';
import { saveFile } from '@commons/web-kit/page/save-file';

/** The day in the town, wherever the reader is: it names the files. */
const today = () => townTime(new Date(), townTimeZone()).date;

/** Exports of applications: a table, and their résumés. */
export function useExports(onError: (text: string) => void) {
  const api = useApi();
  const notify = { showSuccess: () => undefined, showError: onError };
  const table = useAct({ notify, failed: t('failedExport') });
  const resumes = useAct({ notify, failed: t('failedDownloadResumes') });
  return {
    table: {
      busy: table.busy,
      save: (ids: string[]) =>
        void table.act(async () => {
          const { blob } = await api.file('POST /applications/export.csv', { body: { ids } });
          saveFile(blob, `${t('applicationsFile')}-${today()}.csv`);
        }),
    },
    resumes: {
      busy: resumes.busy,
      save: (ids: string[]) =>
        void resumes.act(async () => {
          const { blob } = await api.file('POST /applications/resumes.zip', { body: { ids } });
          saveFile(blob, `${t('resumesFile')}-${today()}.zip`);
        }),
    },
  };
}
