import { portalLimits, portalSettingLabels } from '@commons/contracts/portal/portal-settings-lists';
import { Badge } from '@commons/ui/controls/badge';
import { SelectField } from '@commons/ui/forms/select-field';
import { TextField } from '@commons/ui/forms/text-field';
import { t, translate } from '@commons/ui/text/texts';
import { useMemo } from 'react';
import styles from './portal.module.css';
import { type LineSetting, type PortalDraft, shownOf } from './portal-draft';

interface LineProps {
  readonly draft: PortalDraft;
  readonly name: LineSetting;
  readonly help?: string;
  readonly maxLength?: number;
  readonly type?: string;
}

/** A setting of one line, and whether it is still the example's. */
function Line({ draft, name, help, ...input }: LineProps) {
  return (
    <div className={styles.line}>
      <TextField
        {...input}
        error={draft.faults[name]}
        help={help}
        label={translate(portalSettingLabels[name])}
        onChange={(event) => draft.set({ [name]: event.target.value })}
        value={shownOf(draft, name)}
      />
      <ExampleMark isExample={!draft.saved[name]} />
    </div>
  );
}

/** Marks a setting that is still the default. */
export const ExampleMark = ({ isExample }: { readonly isExample: boolean }) =>
  isExample && (
    <p className={styles.mark}>
      <Badge dot tone="amber">
        {t('stillExample')}
      </Badge>
    </p>
  );

/** Older browsers cannot list them: then the one in force is the choice. */
const timeZones = (): readonly string[] => Intl.supportedValuesOf?.('timeZone') ?? [];

/** Who the portal is, where it is, and how it is reached. */
export function PortalNames({ draft }: { readonly draft: PortalDraft }) {
  const zone = shownOf(draft, 'time_zone');
  const zones = useMemo(
    () => [
      { value: '', label: t('thatState') },
      ...new Set([...timeZones(), zone].filter(Boolean)),
    ],
    [zone],
  );
  return (
    <div className={styles.fields}>
      <Line
        draft={draft}
        help={t('inHeaderTitlesMailsAnd')}
        maxLength={portalLimits.name}
        name="name"
      />
      <Line draft={draft} maxLength={portalLimits.town} name="town" />
      <Line draft={draft} help={t('itsCodeSuchAsOr')} maxLength={portalLimits.state} name="state" />
      <div className={styles.line}>
        <SelectField
          error={draft.faults.time_zone}
          help={t('decidesWhatOpenNowMeans')}
          label={translate(portalSettingLabels.time_zone)}
          onChange={(event) => draft.set({ time_zone: event.target.value })}
          options={zones}
          value={draft.saved.time_zone ?? ''}
        />
      </div>
      <Line draft={draft} help={t('onContactPageAndWhere')} name="contact_email" type="email" />
      <Line
        draft={draft}
        help={t('nameThatPeopleSeeIn')}
        maxLength={portalLimits.mail_sender}
        name="mail_sender"
      />
    </div>
  );
}
