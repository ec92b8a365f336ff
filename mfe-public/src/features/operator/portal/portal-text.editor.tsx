import { portalLimits } from '@commons/contracts/portal-settings-lists';
import {
  type PortalTextName,
  portalTexts,
  shortTextLimit,
} from '@commons/contracts/portal-text-lists';
import { standardTexts } from '@commons/contracts/portal-texts/standard-texts';
import { Badge } from '@commons/ui/badge';
import { Button } from '@commons/ui/button';
import { Disclosure } from '@commons/ui/disclosure';
import { Row, Stack } from '@commons/ui/page';
import { TextArea } from '@commons/ui/text-area';
import { markdownBlocks } from '@commons/web-kit/markdown/markdown-blocks';
import { MarkdownBlockView } from '@commons/web-kit/markdown/markdown-text';
import { withWordsOfPortal } from '@commons/web-kit/portal-name';
import { useState } from 'react';
import styles from './portal.module.css';
import type { PortalDraft } from './portal-draft';

interface PortalTextEditorProps {
  readonly draft: PortalDraft;
  readonly name: PortalTextName;
}

/** A text of the portal with its preview, and the way back to the specified one. */
export function PortalTextEditor({ draft, name }: PortalTextEditorProps) {
  const [isShown, setShown] = useState(false);
  const { label, ...place } = portalTexts[name];
  const isShort = 'short' in place;
  const own = draft.saved.texts?.[name];
  const text = own ?? standardTexts[name];
  return (
    <Disclosure
      label={
        <>
          {label}{' '}
          {own === undefined ? (
            <Badge dot tone="amber">
              Still the example
            </Badge>
          ) : (
            <Badge>Your own</Badge>
          )}
        </>
      }
    >
      <Stack gap={3}>
        <TextArea
          error={draft.faults[`texts.${name}`]}
          help={
            isShort
              ? 'One paragraph, without Markdown.'
              : 'Markdown: ## heading, - list, **strong**, *emphasis*, [link](/contact).'
          }
          label={label}
          maxLength={isShort ? shortTextLimit : portalLimits.text}
          onChange={(event) => draft.setText(name, event.target.value)}
          rows={isShort ? 3 : 12}
          value={text}
        />
        <Row>
          <Button aria-expanded={isShown} onClick={() => setShown(!isShown)} size="small">
            {isShown ? 'Hide the preview' : 'Preview'}
          </Button>
          {own !== undefined && (
            <Button onClick={() => draft.setText(name, undefined)} size="small" variant="quiet">
              Back to the example
            </Button>
          )}
        </Row>
        {isShown && (
          <section aria-label={`Preview: ${label}`} className={styles.paper}>
            {markdownBlocks(withWordsOfPortal(text)).map((block, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text never change places
              <MarkdownBlockView block={block} key={at} />
            ))}
          </section>
        )}
      </Stack>
    </Disclosure>
  );
}
