import { portalLimits, portalSettingLabels } from '@commons/contracts/portal-settings-lists';
import { Badge } from '@commons/ui/badge';
import { SelectField } from '@commons/ui/select-field';
import { TextField } from '@commons/ui/text-field';
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
        label={portalSettingLabels[name]}
        onChange={(event) => draft.set({ [name]: event.target.value })}
        value={shownOf(draft, name)}
      />
      <ExampleMark isExample={!draft.saved[name]} />
    </div>
  );
}

/** Says what nobody has set yet. */
export const ExampleMark = ({ isExample }: { readonly isExample: boolean }) =>
  isExample && (
    <p className={styles.mark}>
      <Badge dot tone="amber">
        Still the example
      </Badge>
    </p>
  );

/** Older browsers cannot list them: then the one in force is the choice. */
const timeZones = (): readonly string[] => Intl.supportedValuesOf?.('timeZone') ?? [];

/** Who the portal is, where it is, and how it is reached. */
export function PortalNames({ draft }: { readonly draft: PortalDraft }) {
  const zone = shownOf(draft, 'time_zone');
  return (
    <div className={styles.fields}>
      <Line
        draft={draft}
        help="In the header, titles, mails and previews of links."
        maxLength={portalLimits.name}
        name="name"
      />
      <Line draft={draft} maxLength={portalLimits.town} name="town" />
      <Line
        draft={draft}
        help="Its code, such as OR. The tax calculator offers it first."
        maxLength={2}
        name="state"
      />
      <div className={styles.line}>
        <SelectField
          error={draft.faults.time_zone}
          help="Decides what “open now” means, and when mails of the morning are sent. Without one of your own it is that of the state."
          label={portalSettingLabels.time_zone}
          onChange={(event) => draft.set({ time_zone: event.target.value })}
          options={[
            { value: '', label: 'That of the state' },
            ...new Set([...timeZones(), zone].filter(Boolean)),
          ]}
          value={draft.saved.time_zone ?? ''}
        />
      </div>
      <Line
        draft={draft}
        help="On the contact page, and where answers to mails go. Without it people write by the form."
        name="contact_email"
        type="email"
      />
      <Line
        draft={draft}
        help="The name that people see in their inbox. The address is a setting of the server."
        maxLength={portalLimits.mail_sender}
        name="mail_sender"
      />
    </div>
  );
}
