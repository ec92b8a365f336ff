import { portalLimits, portalSettingLabels } from '@commons/contracts/portal/portal-settings-lists';
import {
  type PortalTextName,
  portalTexts,
  shortTextLimit,
} from '@commons/contracts/portal/portal-text-lists';
import { Badge } from '@commons/ui/controls/badge';
import { Button } from '@commons/ui/controls/button';
import { TextArea } from '@commons/ui/forms/text-area';
import { Disclosure } from '@commons/ui/layout/disclosure';
import { Stack } from '@commons/ui/layout/page';
import { language as pageLanguage, t, translate } from '@commons/ui/text/texts';
import { MarkdownPreview, markdownHelp } from './markdown-preview';
import {
  fallsBackToFirstLanguage,
  faultName,
  languageName,
  textLanguages,
  writtenText,
} from './own-texts';
import styles from './portal.module.css';
import type { PortalDraft } from './portal-draft';
import { standardText } from './standard-text';

interface PortalTextEditorProps {
  readonly draft: PortalDraft;
  readonly name: PortalTextName;
}

/** A text of the portal in each of its languages. */
export function PortalTextEditor({ draft, name }: PortalTextEditorProps) {
  const languages = textLanguages();
  const isOwn = languages.some((one) => writtenText(draft.saved, name, one) !== undefined);
  const missing = languages.filter((one) => fallsBackToFirstLanguage(draft.saved, name, one));
  return (
    <Disclosure
      label={
        <span className={styles.named}>
          {translate(portalTexts[name].label)}{' '}
          {isOwn ? (
            <Badge>{t('yourOwn')}</Badge>
          ) : (
            <Badge dot tone="amber">
              {t('stillExample')}
            </Badge>
          )}
          {missing.map((one) => (
            <Badge dot key={one} tone="amber">
              {t('notInLanguage', { language: languageName(one) })}
            </Badge>
          ))}
        </span>
      }
    >
      <Stack className={styles.opened} gap={6}>
        {languages.map((one) => (
          <TextInLanguage draft={draft} key={one} language={one} name={name} />
        ))}
      </Stack>
    </Disclosure>
  );
}

interface TextInLanguageProps extends PortalTextEditorProps {
  readonly language: string;
}

/** The text for readers of a language with its preview, and the way back to what they read without it. */
function TextInLanguage({ draft, name, language }: TextInLanguageProps) {
  const { label: english, ...place } = portalTexts[name];
  const isShort = 'short' in place;
  const own = writtenText(draft.saved, name, language);
  const falls = fallsBackToFirstLanguage(draft.saved, name, language);
  // The specified texts are here in the language of the page alone.
  const standard = language === pageLanguage ? standardText(name) : undefined;
  const text = own ?? (falls ? undefined : standard) ?? '';
  const label = labelIn(translate(english), language);
  const help = isShort ? t('oneParagraphWithoutMarkdown') : markdownHelp;
  return (
    <Stack gap={3}>
      <TextArea
        error={draft.faults[faultName(draft.saved, name, language)]}
        help={text === '' ? `${emptyHelp(language, falls)} ${help}` : help}
        label={label}
        lang={language}
        maxLength={isShort ? shortTextLimit : portalLimits.text}
        onChange={(event) => draft.setText(name, language, event.target.value)}
        rows={isShort ? 3 : 12}
        value={text}
      />
      <MarkdownPreview label={label} text={text}>
        {falls && standard && (
          <Button
            onClick={() => draft.setText(name, language, standard)}
            size="small"
            variant="quiet"
          >
            {t('beginWithExample')}
          </Button>
        )}
        {own !== undefined && (
          <Button
            onClick={() => draft.setText(name, language, undefined)}
            size="small"
            variant="quiet"
          >
            {t('backExample')}
          </Button>
        )}
      </MarkdownPreview>
    </Stack>
  );
}

/** The label of a field, with the language where there are several. */
export const labelIn = (label: string, language: string): string =>
  textLanguages().length < 2
    ? label
    : t('labelInLanguage', { label, language: languageName(language) });

/** The label of a changed setting or text: `name`, `texts.mission`, `translated_texts.es.mission`. */
export const settingLabel = (name: string): string => {
  const [, language, text] = /^(?:translated_)?texts\.(?:(.+)\.)?(.+)$/.exec(name) ?? [];
  if (text) {
    const label = translate(portalTexts[text as PortalTextName]?.label ?? text);
    return language ? labelIn(label, language) : label;
  }
  return translate(portalSettingLabels[name as keyof typeof portalSettingLabels] ?? name);
};

/** What readers of a language get while nothing is written for them. */
export const emptyHelp = (language: string, readsFirstLanguage: boolean): string => {
  const [first = language] = textLanguages();
  return readsFirstLanguage
    ? t('emptyReadsFirst', { language: languageName(language), first: languageName(first) })
    : t('emptyReadsExample', { language: languageName(language) });
};
