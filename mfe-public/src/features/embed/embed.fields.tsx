import { type EmbedKind, type EmbedTheme, embedLimits } from '@commons/contracts/portal/embeds';
import { defaultAccent } from '@commons/contracts/portal/portal-settings-lists';
import { DelayedField } from '@commons/ui/forms/delayed-field';
import { SelectField } from '@commons/ui/forms/select-field';
import { TextField } from '@commons/ui/forms/text-field';
import { t } from '@commons/ui/text/texts';
import { nativeName, offeredLanguages } from '@commons/web-kit/portal/portal-languages';
import styles from './embed.module.css';
import { colourFault, type EmbedValues, offeredKinds } from './embed.values';

interface EmbedFieldsProps {
  readonly values: EmbedValues;
  readonly onChange: (changed: Partial<EmbedValues>) => void;
}

const kindLabels = (): Record<EmbedKind, string> => ({
  jobs: t('embedJobs'),
  businesses: t('embedBusinesses'),
  'open-now': t('embedOpenNow'),
});

const themeLabels = (): Record<EmbedTheme, string> => ({
  auto: t('embedThemeDevice'),
  light: t('embedThemeLight'),
  dark: t('embedThemeDark'),
});

const optionsOf = (labels: Readonly<Record<string, string>>, values = Object.keys(labels)) =>
  values.map((value) => ({ value, label: labels[value] ?? value }));

const rowChoices = ['3', '5', '10'];

/** Content and appearance of the embedded list. */
export function EmbedFields({ values, onChange }: EmbedFieldsProps) {
  const fault = colourFault(values.accent);
  const languages = offeredLanguages();
  return (
    <form className={styles.fields} onSubmit={(event) => event.preventDefault()}>
      <SelectField
        label={t('embedWhat')}
        onChange={({ target }) => onChange({ kind: target.value as EmbedKind })}
        options={optionsOf(kindLabels(), offeredKinds())}
        value={values.kind}
      />
      <DelayedField
        help={t('embedWordsHelp')}
        label={t('embedWords')}
        maxLength={embedLimits.words}
        onText={(search) => onChange({ search })}
        optional
        value={values.search}
      />
      <SelectField
        label={t('embedRows')}
        onChange={({ target }) => onChange({ rows: Number(target.value) })}
        options={rowChoices}
        value={String(values.rows)}
      />
      <SelectField
        label={t('embedTheme')}
        onChange={({ target }) => onChange({ theme: target.value as EmbedTheme })}
        options={optionsOf(themeLabels())}
        value={values.theme}
      />
      <TextField
        error={fault && t('embedColourFault', { fault })}
        help={t('embedColourHelp')}
        label={t('embedColour')}
        maxLength={defaultAccent.length}
        onChange={({ target }) => onChange({ accent: target.value })}
        optional
        spellCheck={false}
        value={values.accent}
      />
      {languages.length > 0 && (
        <SelectField
          label={t('embedLanguage')}
          onChange={({ target }) =>
            onChange({ language: target.value === languages[0] ? '' : target.value })
          }
          options={languages.map((one) => ({ value: one, label: nativeName(one) }))}
          value={values.language || languages[0]}
        />
      )}
    </form>
  );
}
