import { noSuggestionText } from '@commons/contracts/resumes/resume-lists';
import { Button } from '@commons/ui/controls/button';
import { CheckboxField, ChoiceGroup } from '@commons/ui/forms/checkbox-field';
import { Row, Stack } from '@commons/ui/layout/page';
import { Card } from '@commons/ui/lists/card';
import { t } from '@commons/ui/text/texts';
import { useDraft } from '@commons/web-kit/forms/draft';
import { useForm } from '@commons/web-kit/forms/use-form';
import styles from './analysis.module.css';
import type { AnalysisPoint } from './analysis-points';
import { DismissButton } from './dismiss-button';
import { PointWords } from './point-words';
import { QuotedLines } from './quoted-lines';

interface SuggestionsFormProps {
  readonly resumeId: string;
  /** Points with a suggestion that the writer can apply. */
  readonly points: readonly AnalysisPoint[];
  readonly lines: readonly string[];
  readonly onDismiss: (point: AnalysisPoint) => void;
  readonly onApply: (picked: string[]) => void;
}

/** The suggestions to apply (RES-05). The ticks survive a reload. */
export function SuggestionsForm({
  resumeId,
  points,
  lines,
  onDismiss,
  onApply,
}: SuggestionsFormProps) {
  const [{ picked }, change] = useDraft<{ picked: string[] }>(`resume-picks:${resumeId}`, {
    picked: [],
  });
  const known = points.flatMap(({ action = '' }) => (picked.includes(action) ? [action] : []));
  const pick = (list: string[]) => {
    change({ picked: list });
    clear();
  };
  const { errors, clear, submit } = useForm({
    check: () => (known.length > 0 ? undefined : { picked: noSuggestionText }),
    send: async () => onApply(known),
  });
  const isAll = known.length === points.length;
  return (
    <Card as="form" onSubmit={submit}>
      <Stack gap={4}>
        <ChoiceGroup
          legend={t('suggestionsApply')}
          help={t('tickOnesUseSee')}
          {...(errors.picked && { error: errors.picked })}
        >
          {points.map((point) => {
            const { id, action = '' } = point;
            return (
              <div className={styles.point} data-entry="" key={id}>
                <CheckboxField
                  checked={known.includes(action)}
                  help={point.texts.length > 0 && <PointWords {...point} />}
                  label={action}
                  name="picked"
                  onChange={({ target }) =>
                    pick(
                      target.checked ? [...known, action] : known.filter((one) => one !== action),
                    )
                  }
                />
                <div className={styles.below}>
                  <QuotedLines all={lines} quotes={point.lines} texts={[...point.texts, action]}>
                    <DismissButton about={action} onDismiss={() => onDismiss(point)} />
                  </QuotedLines>
                </div>
              </div>
            );
          })}
        </ChoiceGroup>
        <Row gap={3}>
          <Button type="submit" variant="primary">
            {t('applySuggestions')}
          </Button>
          <Button variant="quiet" onClick={() => pick(isAll ? [] : points.map(({ id }) => id))}>
            {isAll ? t('clearAll') : t('selectAll')}
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}
