import type { CurrentResume, RewriteAnswer } from '@commons/contracts/resumes';
import { Button } from '@commons/ui/button';
import { Card } from '@commons/ui/card';
import { Row, Section, Stack } from '@commons/ui/page';
import { TextArea } from '@commons/ui/text-area';
import { errorMessage } from '@commons/web-kit/api-error';
import { useDraft } from '@commons/web-kit/draft';
import { OpenPlacesNote } from '@commons/web-kit/open-places-note';
import { useEffect, useRef, useState } from 'react';
import type { Notify } from './notify';
import type { ResumeCalls } from './resume-assistant.api';
import styles from './resume-assistant.module.css';
import { ResumeComparison } from './resume-comparison';
import { ResumeExportButtons } from './resume-export';
import { nothingApplied } from './use-resume-run';
import { WrittenBy } from './written-by';

interface ResultProps {
  readonly resume: CurrentResume;
  readonly rewrite: RewriteAnswer;
  readonly calls: ResumeCalls;
  readonly tell: Notify;
  readonly onExported: () => void;
  readonly onPickAgain: () => void;
}

const notEditing = { isOpen: false, text: '' };

/** The improved résumé: compare, edit, export. Only this is printed. */
export function ResumeResult({
  resume,
  rewrite,
  calls,
  tell,
  onExported,
  onPickAgain,
}: ResultProps) {
  const { improved_resume_id, improved_content, applied_suggestions } = rewrite;
  // The edited text survives a reload and a forced sign-in.
  const [edit, change, forget] = useDraft(`resume-text:${improved_resume_id}`, notEditing);
  const opener = useFocusAfterForm(edit.isOpen);
  return (
    <Stack gap={6}>
      <Section
        title="Your improved resume"
        action={<WrittenBy provider={rewrite.provider} />}
        data-print="hide"
      >
        <Card tone="sunken">
          {applied_suggestions.length === 0 ? (
            <p>{nothingApplied} You can edit the text yourself, or choose others.</p>
          ) : (
            <>
              <p>Applied:</p>
              <ul className={styles.points}>
                {applied_suggestions.map((suggestion) => (
                  <li key={suggestion}>{suggestion}</li>
                ))}
              </ul>
            </>
          )}
        </Card>
      </Section>
      {edit.isOpen ? (
        <ImprovedTextForm
          {...{ rewrite, calls, tell }}
          text={edit.text}
          onText={(text) => change({ text })}
          onDone={forget}
        />
      ) : (
        <>
          <div data-print="hide">
            <OpenPlacesNote
              advice="Edit the text before you give it to anybody."
              text={improved_content}
            />
          </div>
          <ResumeExportButtons {...{ rewrite, calls, tell, onExported }} />
          <ResumeComparison before={resume.original_content ?? ''} after={improved_content} />
          <Row gap={3} data-print="hide">
            <Button onClick={() => change({ isOpen: true, text: improved_content })} ref={opener}>
              Edit the text
            </Button>
            <Button variant="quiet" onClick={onPickAgain}>
              Choose other suggestions
            </Button>
          </Row>
        </>
      )}
      <pre className={styles.print} data-print="only">
        {improved_content}
      </pre>
    </Stack>
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

interface ImprovedTextFormProps extends Pick<ResultProps, 'rewrite' | 'calls' | 'tell'> {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onDone: () => void;
}

function ImprovedTextForm({ rewrite, calls, tell, text, onText, onDone }: ImprovedTextFormProps) {
  const [isSaving, setSaving] = useState(false);
  const save = async () => {
    setSaving(true);
    try {
      await calls.saveImproved(rewrite.improved_resume_id, text);
      onDone();
    } catch (error) {
      tell.showError(errorMessage(error, 'Failed to save the text'));
    } finally {
      setSaving(false);
    }
  };
  return (
    <form
      data-print="hide"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Stack gap={4}>
        <TextArea
          autoFocus
          label="Text of the improved resume"
          help="What stands in [fill in: …] only you know."
          maxLength={60_000}
          onChange={(event) => onText(event.target.value)}
          required
          rows={10}
          value={text}
        />
        <Row gap={3}>
          <Button busy={isSaving} busyLabel="Saving..." type="submit" variant="primary">
            Save text
          </Button>
          <Button onClick={onDone}>Cancel</Button>
        </Row>
      </Stack>
    </form>
  );
}
