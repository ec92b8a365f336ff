import { type HideableField, hideableFields } from '@commons/contracts/resumes/profile-lists';
import { CheckboxField, ChoiceGroup } from '@commons/ui/forms/checkbox-field';
import type { Notify } from '@commons/ui/messages/use-timed-message';
import { t } from '@commons/ui/text/texts';
import { errorMessage } from '@commons/web-kit/api/api-error';
import { useApi } from '@commons/web-kit/app-context';
import { useState } from 'react';
import { saveVisibility, useKeepProfile } from '../professional-profile.api';
import { fieldLabels } from '../profile-words';

interface VisibilityFieldsProps {
  readonly hidden: readonly HideableField[];
  readonly notify: Pick<Notify, 'showError'>;
}

/** What the public page shows, field by field. A change is saved at once (decision A39). */
export function VisibilityFields({ hidden, notify }: VisibilityFieldsProps) {
  const api = useApi();
  const keep = useKeepProfile();
  const [wanted, setWanted] = useState<readonly HideableField[]>();
  const now = wanted ?? hidden;
  const show = async (field: HideableField, shown: boolean) => {
    const next = hideableFields.filter((other) => (other === field ? !shown : now.includes(other)));
    setWanted(next);
    try {
      await keep(await saveVisibility(api, next));
    } catch (error) {
      notify.showError(errorMessage(error, t('failedChangeWhatLink')));
    }
    // Not if a later press has set another value.
    setWanted((latest) => (latest === next ? undefined : latest));
  };
  return (
    <ChoiceGroup legend={t('shownBesideName')} columns>
      {(Object.keys(fieldLabels) as HideableField[]).map((field) => (
        <CheckboxField
          key={field}
          label={fieldLabels[field]}
          checked={!now.includes(field)}
          onChange={({ target }) => void show(field, target.checked)}
        />
      ))}
    </ChoiceGroup>
  );
}
