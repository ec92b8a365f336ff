import {
  type PortalPage,
  portalPageAddress,
  portalPageLimits,
  portalPagePath,
} from '@commons/contracts/portal/portal-pages';
import { portalLimits } from '@commons/contracts/portal/portal-settings-lists';
import { Button } from '@commons/ui/button';
import { CheckboxField } from '@commons/ui/checkbox-field';
import { Disclosure } from '@commons/ui/disclosure';
import { PlusIcon } from '@commons/ui/icons';
import { Stack } from '@commons/ui/page';
import { TextArea } from '@commons/ui/text-area';
import { TextField } from '@commons/ui/text-field';
import { t } from '@commons/ui/texts';
import { useState } from 'react';
import { MarkdownPreview, markdownHelp } from './markdown-preview';
import styles from './portal.module.css';
import type { PortalDraft } from './portal-draft';

const empty: PortalPage = { address: '', title: '', text: '', in_footer: true };

/** `History of the town` → `history-of-the-town`. */
const addressOf = (title: string): string =>
  title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, portalPageLimits.address)
    .replace(/^-|-$/g, '');

/** Pages that the town adds to its portal. */
export function PortalPages({ draft }: { readonly draft: PortalDraft }) {
  const pages = draft.saved.pages ?? [];
  // Those added here are open at once.
  const [added, setAdded] = useState(pages.length);
  const replace = (at: number, page: PortalPage | undefined) =>
    draft.set({ pages: pages.flatMap((one, place) => (place === at ? (page ?? []) : one)) });
  const remove = (at: number) => {
    replace(at, undefined);
    if (at < added) setAdded(added - 1);
  };
  return (
    <Stack gap={3}>
      <p className={styles.soft}>{t('pageThatPeopleMayNeed')}</p>
      {pages.map((page, at) => (
        <Disclosure
          open={at >= added}
          // biome-ignore lint/suspicious/noArrayIndexKey: pages keep their places while they are edited
          key={at}
          label={page.title || t('newPage')}
        >
          <PageFields
            fault={(name) => draft.faults[`pages.${at}.${name}`]}
            onChange={(change) => replace(at, { ...page, ...change })}
            onRemove={() => remove(at)}
            page={page}
          />
        </Disclosure>
      ))}
      {pages.length < portalPageLimits.pages && (
        <div>
          <Button
            icon={<PlusIcon />}
            onClick={() => draft.set({ pages: [...pages, empty] })}
            size="small"
          >
            {t('addPage')}
          </Button>
        </div>
      )}
    </Stack>
  );
}

interface PageFieldsProps {
  readonly page: PortalPage;
  readonly fault: (name: keyof PortalPage) => string | undefined;
  readonly onChange: (change: Partial<PortalPage>) => void;
  readonly onRemove: () => void;
}

function PageFields({ page, fault, onChange, onRemove }: PageFieldsProps) {
  const { address, title, text, in_footer } = page;
  const isUsable = address === '' || portalPageAddress.test(address);
  // The address follows the title until somebody writes another.
  const follows = address === addressOf(title);
  const titled = (to: string) =>
    onChange({ title: to, ...(follows && { address: addressOf(to) }) });
  return (
    <Stack gap={4}>
      <TextField
        error={fault('title')}
        label={t('title')}
        maxLength={portalPageLimits.title}
        onChange={(event) => titled(event.target.value)}
        value={title}
      />
      <TextField
        error={fault('address') ?? (isUsable ? undefined : t('smallLettersDigitsAndSingle'))}
        help={t('pageAtPath', { path: portalPagePath(address || '…') })}
        label={t('address')}
        maxLength={portalPageLimits.address}
        onChange={(event) => onChange({ address: event.target.value })}
        spellCheck={false}
        value={address}
      />
      <TextArea
        error={fault('text')}
        help={markdownHelp}
        label={t('text')}
        maxLength={portalLimits.text}
        onChange={(event) => onChange({ text: event.target.value })}
        rows={10}
        value={text}
      />
      <CheckboxField
        checked={in_footer}
        label={t('linkItAtFootEvery')}
        onChange={(event) => onChange({ in_footer: event.target.checked })}
      />
      <MarkdownPreview label={title} text={text}>
        <Button onClick={onRemove} size="small" variant="quiet">
          {t('removeThisPage')}
        </Button>
      </MarkdownPreview>
    </Stack>
  );
}
