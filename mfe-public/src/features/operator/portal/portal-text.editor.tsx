import { portalLimits } from '@commons/contracts/portal/portal-settings-lists';
import {
  type PortalTextName,
  portalTexts,
  shortTextLimit,
} from '@commons/contracts/portal/portal-text-lists';
import { Badge } from '@commons/ui/badge';
import { Button } from '@commons/ui/button';
import { Disclosure } from '@commons/ui/disclosure';
import { Stack } from '@commons/ui/page';
import { TextArea } from '@commons/ui/text-area';
import { say, t } from '@commons/ui/texts';
import { MarkdownPreview, markdownHelp } from './markdown-preview';
import type { PortalDraft } from './portal-draft';
import { standardText } from './standard-text';

interface PortalTextEditorProps {
  readonly draft: PortalDraft;
  readonly name: PortalTextName;
}

/** A text of the portal with its preview, and the way back to the specified one. */
export function PortalTextEditor({ draft, name }: PortalTextEditorProps) {
  const { label: english, ...place } = portalTexts[name];
  const label = say(english);
  const isShort = 'short' in place;
  const own = draft.saved.texts?.[name];
  const text = own ?? standardText(name);
  return (
    <Disclosure
      label={
        <>
          {label}{' '}
          {own === undefined ? (
            <Badge dot tone="amber">
              {t('stillExample')}
            </Badge>
          ) : (
            <Badge>{t('yourOwn')}</Badge>
          )}
        </>
      }
    >
      <Stack gap={3}>
        <TextArea
          error={draft.faults[`texts.${name}`]}
          help={isShort ? t('oneParagraphWithoutMarkdown') : markdownHelp}
          label={label}
          maxLength={isShort ? shortTextLimit : portalLimits.text}
          onChange={(event) => draft.setText(name, event.target.value)}
          rows={isShort ? 3 : 12}
          value={text}
        />
        <MarkdownPreview label={label} text={text}>
          {own !== undefined && (
            <Button onClick={() => draft.setText(name, undefined)} size="small" variant="quiet">
              {t('backExample')}
            </Button>
          )}
        </MarkdownPreview>
      </Stack>
    </Disclosure>
  );
}
