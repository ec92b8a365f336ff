import { improvedResumeUpdateLimits } from '@commons/contracts/field-limits';
import { placeholdersIn } from '@commons/contracts/text/placeholders';
import { Button } from '@commons/ui/controls/button';
import { TextArea } from '@commons/ui/forms/text-area';
import { Row, Stack } from '@commons/ui/layout/page';
import { t } from '@commons/ui/text/texts';
import { openPlacesText } from '@commons/web-kit/forms/open-places-note';
import { useForm } from '@commons/web-kit/forms/use-form';
import { useEffect, useRef } from 'react';
import type { ResultProps } from './resume.result';

interface ImprovedTextFormProps extends Pick<ResultProps, 'rewrite' | 'calls' | 'notify'> {
  readonly text: string;
  /** Starts at the first placeholder. */
  readonly isFilling: boolean;
  readonly onText: (text: string) => void;
  readonly onDone: () => void;
}

/** Edits the improved text, with buttons to the next and previous placeholder. */
export function ImprovedTextForm({
  rewrite,
  calls,
  notify,
  text,
  isFilling,
  onText,
  onDone,
}: ImprovedTextFormProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const places = placeholdersIn(text).length;
  useEffect(() => {
    if (isFilling) selectFirstPlace(area.current);
  }, [isFilling]);
  const { busy, submit } = useForm({
    send: async () => {
      await calls.saveImproved(rewrite.improved_resume_id, text);
      onDone();
    },
    failed: t('failedSaveText'),
    notify,
  });
  return (
    <form data-print="hide" onSubmit={submit}>
      <Stack gap={4}>
        <Row gap={3} spread>
          <p role="status">{places > 0 ? `${openPlacesText(places)}.` : t('everyPlaceFilled')}</p>
          {places > 0 && (
            <Row gap={3}>
              <Button onClick={() => selectPlace(area.current, -1)}>{t('previousPlace')}</Button>
              <Button onClick={() => selectPlace(area.current, 1)}>{t('nextPlace')}</Button>
            </Row>
          )}
        </Row>
        <TextArea
          autoFocus
          label={t('textImprovedResume')}
          help={t('onlyKnowWhatBelongs')}
          maxLength={improvedResumeUpdateLimits.improved_content}
          onChange={(event) => onText(event.target.value)}
          ref={area}
          required
          rows={10}
          value={text}
        />
        <Row gap={3}>
          <Button busy={busy} busyLabel={t('saving')} type="submit" variant="primary">
            {t('saveText')}
          </Button>
          <Button onClick={onDone}>{t('cancel')}</Button>
        </Row>
      </Stack>
    </form>
  );
}

function select(area: HTMLTextAreaElement, { start, end }: { start: number; end: number }) {
  area.focus();
  area.setSelectionRange(start, end);
  // Not every browser scrolls to a selection outside of the visible part.
  const share = start / Math.max(1, area.value.length);
  area.scrollTop = share * area.scrollHeight - area.clientHeight / 2;
}

function selectFirstPlace(area: HTMLTextAreaElement | null) {
  const [first] = placeholdersIn(area?.value ?? '');
  if (area && first) select(area, first);
}

/** Selects the placeholder after (or before) the cursor, so that typing replaces it; wraps around at the end. */
function selectPlace(area: HTMLTextAreaElement | null, step: 1 | -1) {
  if (!area) return;
  const places = placeholdersIn(area.value);
  const found =
    step === 1
      ? (places.find(({ start }) => start >= area.selectionEnd) ?? places[0])
      : (places.findLast(({ end }) => end <= area.selectionStart) ?? places.at(-1));
  if (found) select(area, found);
}
