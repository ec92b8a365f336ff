import { CheckboxField, ChoiceGroup } from '@commons/ui/forms/checkbox-field';
import { Stack } from '@commons/ui/layout/page';
import { t } from '@commons/ui/text/texts';
import type { Finding, FindingGroup } from './finding-groups';
import styles from './profile-findings.module.css';

interface FindingsFieldsProps {
  readonly groups: readonly FindingGroup[];
  readonly isPicked: (id: string) => boolean;
  readonly onPick: (id: string, isPicked: boolean) => void;
  /** Errors from the server by field name. */
  readonly refused: Readonly<Record<string, string>>;
}

/** A checkbox for each finding, with the value that it would replace. */
export function FindingsFields({ groups, isPicked, onPick, refused }: FindingsFieldsProps) {
  return (
    <Stack gap={6}>
      {groups.map(({ name, title, help, findings }) => {
        const error = refused[name];
        return (
          <ChoiceGroup key={name} legend={title} {...(help && { help })} {...(error && { error })}>
            {findings.map((finding) => (
              <CheckboxField
                key={finding.id}
                label={finding.label}
                help={<Words {...finding} />}
                checked={isPicked(finding.id)}
                onChange={({ target }) => onPick(finding.id, target.checked)}
                {...(refused[finding.id] && { error: refused[finding.id] })}
              />
            ))}
          </ChoiceGroup>
        );
      })}
    </Stack>
  );
}

function Words({ found, present }: Finding) {
  if (present === undefined) return found ? <span className={styles.text}>{found}</span> : null;
  return (
    <dl className={styles.pair}>
      <div>
        <dt>{t('found')}</dt>
        <dd className={styles.found}>{found}</dd>
      </div>
      <div>
        <dt>{t('profileNow')}</dt>
        <dd className={styles.text}>{present || t('nothing')}</dd>
      </div>
    </dl>
  );
}
