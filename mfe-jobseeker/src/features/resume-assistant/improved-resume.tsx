import { Button } from '@commons/ui/controls/button';
import { Row } from '@commons/ui/layout/page';
import { t } from '@commons/ui/text/texts';
import { useDraft } from '@commons/web-kit/forms/draft';
import { useEffect, useRef } from 'react';
import { ImprovedTextForm } from './improved-text.form';
import { OpenPlaces } from './open-places';
import type { ResultProps } from './resume.result';
import { ResumeComparison } from './resume-comparison';
import { ResumeExportButtons } from './resume-export';
import { PrintedResume, ResumePreview } from './typeset/resume-preview';

const notEditing = { isOpen: false, text: '', isFilling: false };

/** The accepted text: compare, edit, export. Only this is printed. */
export function ImprovedResume({
  resume,
  rewrite,
  calls,
  notify,
  onExported,
  onPickAgain,
}: ResultProps) {
  const { improved_resume_id, improved_content } = rewrite;
  // The edited text survives a reload and a forced sign-in.
  const [edit, change, forget] = useDraft(`resume-text:${improved_resume_id}`, notEditing);
  const opener = useFocusAfterForm(edit.isOpen);
  const open = (isFilling: boolean) => change({ isOpen: true, text: improved_content, isFilling });
  return (
    <>
      {edit.isOpen ? (
        <>
          <ImprovedTextForm
            {...{ rewrite, calls, notify }}
            isFilling={edit.isFilling}
            text={edit.text}
            onText={(text) => change({ text })}
            onDone={forget}
          />
          <div data-print="only">
            <PrintedResume reading={resume.reading} text={improved_content} />
          </div>
        </>
      ) : (
        <>
          <OpenPlaces text={improved_content} onFill={() => open(true)} />
          <ResumePreview reading={resume.reading} text={improved_content}>
            <ResumeExportButtons {...{ rewrite, calls, notify, onExported }} />
          </ResumePreview>
          <ResumeComparison before={resume.original_content ?? ''} after={improved_content} />
          <Row gap={3} data-print="hide">
            <Button onClick={() => open(false)} ref={opener}>
              {t('editText')}
            </Button>
            <Button variant="quiet" onClick={onPickAgain}>
              {t('chooseOtherSuggestions')}
            </Button>
          </Row>
        </>
      )}
    </>
  );
}

/** The focused element disappeared with the form, so the focus moves to the button that opens it. */
function useFocusAfterForm(isOpen: boolean) {
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus({ preventScroll: true });
    wasOpen.current = isOpen;
  }, [isOpen]);
  return opener;
}
