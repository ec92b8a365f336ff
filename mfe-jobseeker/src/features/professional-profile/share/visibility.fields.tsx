import type { HideableField } from '@commons/contracts/resumes/profile-lists';
import { CheckboxField, ChoiceGroup } from '@commons/ui/forms/checkbox-field';
import type { Notify } from '@commons/ui/messages/use-timed-message';
import { t } from '@commons/ui/text/texts';
import { errorMessage } from '@commons/web-kit/api/api-error';
import { useState } from 'react';
import { type FieldVisibility, useFieldVisibility } from '../professional-profile.api';
import { fieldLabels } from '../profile-words';

interface VisibilityFieldsProps {
  readonly hidden: readonly HideableField[];
  readonly notify: Pick<Notify, 'showError'>;
}

/** What the public page shows, field by field. A change is saved at once (decision A39). */
export function VisibilityFields({ hidden, notify }: VisibilityFieldsProps) {
  const { mutateAsync: save } = useFieldVisibility(hidden);
  /** Presses whose answer is awaited, the latest of each field last. */
  const [pending, setPending] = useState<readonly FieldVisibility[]>([]);
  const isShown = (field: HideableField) =>
    pending.findLast((press) => press.field === field)?.shown ?? !hidden.includes(field);
  const show = async (press: FieldVisibility) => {
    setPending((now) => [...now, press]);
    try {
      await save(press);
    } catch (error) {
      notify.showError(errorMessage(error, t('failedChangeWhatLink')));
    }
    setPending((now) => now.filter((other) => other !== press));
  };
  return (
    <ChoiceGroup legend={t('shownBesideName')} columns>
      {(Object.keys(fieldLabels) as HideableField[]).map((field) => (
        <CheckboxField
          key={field}
          label={fieldLabels[field]}
          checked={isShown(field)}
          onChange={({ target }) => void show({ field, shown: target.checked })}
        />
      ))}
    </ChoiceGroup>
  );
}
