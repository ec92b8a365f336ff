import type { ApplicationStatus } from '@commons/contracts/applications/application-lists';
import type { EmployerApplication } from '@commons/contracts/applications/applications';
import { statusChangeLimits } from '@commons/contracts/field-limits';
import { applicationLife, isDecided } from '@commons/contracts/lifecycles/application-life';
import { offeredActions } from '@commons/contracts/lifecycles/lifecycle';
import { Button } from '@commons/ui/controls/button';
import { TextArea } from '@commons/ui/forms/text-area';
import { Row, Stack } from '@commons/ui/layout/page';
import { MailIcon } from '@commons/ui/pictures/icons';
import { t } from '@commons/ui/text/texts';
import { errorMessage } from '@commons/web-kit/api/api-error';
import { useDraft } from '@commons/web-kit/forms/draft';
import { useMayWrite } from '@commons/web-kit/session/business-role';
import { useState } from 'react';
import { useChangeStatus } from '../applications.api';
import { ContactDialog } from '../letter/contact.dialog';
import type { Undoing } from './use-undo';

/** Labels of the employer's actions (specification D2 §4). */
const labels = {
  accept: t('accept'),
  reject: t('reject'),
  'mark reviewed': t('markReviewed'),
} as const;
type Choice = keyof typeof labels;

const choicesFor = (present: ApplicationStatus) =>
  offeredActions(applicationLife, present).map((action) => ({
    status: applicationLife.actions[action].to as ApplicationStatus,
    label: labels[action as Choice],
  }));

export interface DecisionsProps {
  readonly application: EmployerApplication;
  readonly onSuccess: (text: string) => void;
  readonly onError: (text: string) => void;
  /** Called when the list is refetched after a decision about this application. */
  readonly onReloaded: (id: string) => void;
  readonly undoing: Undoing;
}

type DecisionsOfOne = DecisionsProps & { readonly nameId: string };

/** The actions of an employer for an application; none for a colleague with read access. */
export function Decisions(props: DecisionsOfOne) {
  return useMayWrite() ? <Deciding {...props} /> : null;
}

/** Decides, optionally with a note, and opens the mail to the applicant. */
function Deciding(props: DecisionsOfOne) {
  const { application, nameId, onSuccess, onReloaded, undoing } = props;
  const { id, status } = application;
  const [contacting, setContacting] = useState(false);
  const { change, draft, changeDraft, forgetDraft } = useNotedChange(props);
  const decide = (next: ApplicationStatus) =>
    change.mutate({ id, status: next, notes: draft.open ? draft.text.trim() : '' });
  const correct = () => change.mutate({ id, status: 'reviewed', notes: '', correction: true });
  const pending = change.isPending ? change.variables.status : undefined;
  const canUndo = undoing.of(id) !== undefined;
  return (
    <Stack gap={4}>
      <Row data-decisions="">
        {canUndo && (
          <Button
            aria-describedby={nameId}
            busy={undoing.busyId === id}
            onClick={() => undoing.undo(id)}
          >
            {t('undo')}
          </Button>
        )}
        <DecisionButtons
          busyWith={pending === status ? undefined : pending}
          disabled={change.isPending}
          nameId={nameId}
          onDecide={decide}
          present={status}
        />
        <Button icon={<MailIcon />} aria-describedby={nameId} onClick={() => setContacting(true)}>
          {t('contactApplicant')}
        </Button>
        {isDecided(status) && !canUndo && (
          <Button
            variant="quiet"
            aria-describedby={nameId}
            busy={pending === 'reviewed'}
            disabled={change.isPending}
            onClick={correct}
          >
            {t('backReviewed')}
          </Button>
        )}
        {!draft.open && (
          <Button
            variant="quiet"
            aria-describedby={nameId}
            onClick={() => changeDraft({ open: true, text: draft.text || application.notes || '' })}
          >
            {application.notes ? t('changeNote') : t('addNote')}
          </Button>
        )}
      </Row>
      {draft.open && (
        <NoteFields
          text={draft.text}
          saving={pending === status}
          disabled={change.isPending}
          onText={(text) => changeDraft({ text })}
          onSave={() => decide(status)}
          onCancel={forgetDraft}
        />
      )}
      <ContactDialog
        application={application}
        open={contacting}
        onClose={() => setContacting(false)}
        onSent={(decided, ends) => {
          setContacting(false);
          onSuccess(t('emailSentSuccessfully'));
          if (decided) undoing.note({ ...application, ...decided }, ends);
        }}
        onReloaded={onReloaded}
      />
    </Stack>
  );
}

/** Changes the status, with the draft of the note that goes with it. */
function useNotedChange(props: DecisionsProps) {
  const { application, onSuccess, onError, onReloaded, undoing } = props;
  const name = `note:${application.id}`;
  const [draft, changeDraft, forgetDraft] = useDraft(name, { open: false, text: '' });
  const change = useChangeStatus({
    onSuccess: (text, changed) => {
      // Undoing a decision restores the typed note.
      if (changed.undo) changeDraft({ open: false });
      else forgetDraft();
      const reopen = () => draft.open && changeDraft({ open: true });
      undoing.note(changed, { onFinal: forgetDraft, onTakenBack: reopen });
      onSuccess(text);
    },
    onReloaded,
    onError: (error) => onError(errorMessage(error, t('failedUpdateApplicationStatus'))),
  });
  return { change, draft, changeDraft, forgetDraft };
}

interface DecisionButtonsProps {
  readonly present: ApplicationStatus;
  /** The status that is being set. */
  readonly busyWith: ApplicationStatus | undefined;
  readonly disabled: boolean;
  readonly nameId: string;
  readonly onDecide: (next: ApplicationStatus) => void;
}

/** A button for each status that may follow the present one. */
const DecisionButtons = (props: DecisionButtonsProps) =>
  choicesFor(props.present).map(({ status, label }) => (
    <Button
      key={status}
      aria-describedby={props.nameId}
      busy={props.busyWith === status}
      disabled={props.disabled}
      onClick={() => props.onDecide(status)}
    >
      {label}
    </Button>
  ));

interface NoteFieldsProps {
  readonly text: string;
  readonly saving: boolean;
  readonly disabled: boolean;
  readonly onText: (text: string) => void;
  readonly onSave: () => void;
  readonly onCancel: () => void;
}

/** The note that the applicant reads next to the status. */
function NoteFields({ text, saving, disabled, onText, onSave, onCancel }: NoteFieldsProps) {
  return (
    <Stack gap={3}>
      <TextArea
        label={t('noteApplicant')}
        help={t('applicantReadsBesideStatus')}
        rows={4}
        maxLength={statusChangeLimits.notes}
        autoFocus
        value={text}
        onChange={({ target }) => onText(target.value)}
      />
      <Row>
        <Button busy={saving} disabled={disabled || !text.trim()} onClick={onSave}>
          {t('saveNote')}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </Row>
    </Stack>
  );
}
