import type { ResumeExportFormat } from '@commons/contracts/resumes/resume-lists';
import type { ResumeExport, RewriteAnswer } from '@commons/contracts/resumes/resumes';
import { Button } from '@commons/ui/controls/button';
import { copyText } from '@commons/ui/elements/copy-text';
import { Row } from '@commons/ui/layout/page';
import type { Notify } from '@commons/ui/messages/use-timed-message';
import { CopyIcon, DownloadIcon } from '@commons/ui/pictures/icons';
import { t } from '@commons/ui/text/texts';
import { isApiError } from '@commons/web-kit/api/api-error';
import { useAct } from '@commons/web-kit/forms/use-act';
import { saveFile } from '@commons/web-kit/page/save-file';
import type { ResumeCalls } from './resume-assistant.api';

interface ExportButtonsProps {
  readonly rewrite: RewriteAnswer;
  readonly calls: ResumeCalls;
  readonly notify: Notify;
  readonly onExported: () => void;
}

const downloads = [
  { format: 'txt', label: t('downloadTxt'), type: 'text/plain' },
  {
    format: 'docx',
    label: t('downloadDocx'),
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  },
  { format: 'json', label: t('downloadJsonResume'), type: 'application/json' },
] as const;

/** The content is text, or a DOCX in base64. */
function bytesOf({ content }: ResumeExport, format: ResumeExportFormat) {
  if (format !== 'docx') return content;
  return Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
}

/** Copy, download, print as PDF (RES-07). */
export function ResumeExportButtons({ rewrite, calls, notify, onExported }: ExportButtonsProps) {
  const id = rewrite.improved_resume_id;
  const { running, act } = useAct({ notify, failed: t('failedExportResume') });
  const attempt = (name: string, work: () => Promise<void>, done: string) =>
    void act(
      async () => {
        try {
          await work();
        } catch (error) {
          // Another tab or device has started over: the state shown here is outdated.
          if (isApiError(error) && error.status === 404) await calls.refresh();
          throw error;
        }
        onExported();
      },
      { name, done },
    );
  const copy = () => copyText(calls.exported(id, 'txt').then(({ content }) => content));
  const download = async (format: ResumeExportFormat, type: string) => {
    const exported = await calls.exported(id, format);
    saveFile(new Blob([bytesOf(exported, format)], { type }), exported.filename);
  };
  return (
    <Row gap={3} data-print="hide">
      <Button
        icon={<CopyIcon />}
        variant="primary"
        busy={running === 'copy'}
        onClick={() => attempt('copy', copy, t('resumeCopiedClipboard'))}
      >
        {t('copyClipboard')}
      </Button>
      {downloads.map(({ format, label, type }) => (
        <Button
          icon={<DownloadIcon />}
          key={format}
          busy={running === format}
          onClick={() =>
            attempt(
              format,
              () => download(format, type),
              t('resumeExportedAsTouppercase', { toUpperCase: format.toUpperCase() }),
            )
          }
        >
          {label}
        </Button>
      ))}
      <Button
        onClick={() => {
          onExported();
          window.print();
        }}
      >
        {t('printAsPdf')}
      </Button>
    </Row>
  );
}
