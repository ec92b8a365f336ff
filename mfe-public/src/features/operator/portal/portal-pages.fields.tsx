import {
  type PortalPage,
  portalPageAddress,
  portalPageLimits,
  portalPagePath,
} from '@commons/contracts/portal/portal-pages';
import { portalLimits } from '@commons/contracts/portal/portal-settings-lists';
import { Button } from '@commons/ui/controls/button';
import { CheckboxField } from '@commons/ui/forms/checkbox-field';
import { TextArea } from '@commons/ui/forms/text-area';
import { TextField } from '@commons/ui/forms/text-field';
import { Disclosure } from '@commons/ui/layout/disclosure';
import { Stack } from '@commons/ui/layout/page';
import { UndoToast } from '@commons/ui/messages/undo-toast';
import { PlusIcon } from '@commons/ui/pictures/icons';
import { t } from '@commons/ui/text/texts';
import { Fragment, useState } from 'react';
import { MarkdownPreview, markdownHelp } from './markdown-preview';
import { withWords, writtenPage } from './own-pages';
import { isFirstLanguage, textLanguages } from './own-texts';
import styles from './portal.module.css';
import type { PortalDraft } from './portal-draft';
import { addedEntry, type KeyedEntry } from './portal-entries';
import { emptyHelp, labelIn } from './portal-text.editor';

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

const nameOf = ({ title }: PortalPage): string => title || t('newPage');

interface RemovedPage {
  readonly page: KeyedEntry<'pages'>;
  /** Where it was. */
  readonly at: number;
}

/** Pages that the town adds to its portal. */
export function PortalPages({ draft }: { readonly draft: PortalDraft }) {
  const pages = draft.entries('pages');
  const [removed, setRemoved] = useState<RemovedPage>();
  const replace = (id: number, entry: PortalPage) =>
    draft.setEntries('pages', (now) => now.map((one) => (one.id === id ? { ...one, entry } : one)));
  const remove = (page: KeyedEntry<'pages'>, at: number) => {
    draft.setEntries('pages', (now) => now.filter(({ id }) => id !== page.id));
    setRemoved({ page, at });
  };
  const restore = ({ page, at }: RemovedPage) => {
    draft.setEntries('pages', (now) => now.toSpliced(at, 0, { ...page, isAdded: true }));
    setRemoved(undefined);
  };
  const add = () => {
    const added = addedEntry<'pages'>(empty);
    draft.setEntries('pages', (now) => [...now, added]);
  };
  return (
    <>
      <Stack gap={3}>
        <p className={styles.soft}>{t('pageThatPeopleMayNeed')}</p>
        {pages.map((page, at) => (
          <Disclosure open={page.isAdded} key={page.id} label={nameOf(page.entry)}>
            <PageFields
              fault={(place) => draft.faults[`pages.${page.id}.${place}`]}
              onChange={(changed) => replace(page.id, changed)}
              onRemove={() => remove(page, at)}
              page={page.entry}
            />
          </Disclosure>
        ))}
        {pages.length < portalPageLimits.pages && (
          <div>
            <Button icon={<PlusIcon />} onClick={add} size="small">
              {t('addPage')}
            </Button>
          </div>
        )}
      </Stack>
      <UndoToast
        done={removed && t('removedTitle', { title: nameOf(removed.page.entry) })}
        onClose={() => setRemoved(undefined)}
        onUndo={() => removed && restore(removed)}
      />
    </>
  );
}

interface PageFieldsProps {
  readonly page: PortalPage;
  /** @param place of an error in the page: `title`, `translated.es.title` */
  readonly fault: (place: string) => string | undefined;
  readonly onChange: (changed: PortalPage) => void;
  readonly onRemove: () => void;
}

function PageFields({ page, fault, onChange, onRemove }: PageFieldsProps) {
  const { address, title, in_footer } = page;
  const isUsable = address === '' || portalPageAddress.test(address);
  // The address follows the title until it is edited.
  const follows = address === addressOf(title);
  const [first = '', ...others] = textLanguages();
  const worded = (changed: PortalPage) =>
    onChange({ ...changed, ...(follows && { address: addressOf(changed.title) }) });
  return (
    <Stack gap={4}>
      <PageTitle fault={fault} language={first} onChange={worded} page={page} />
      <TextField
        error={fault('address') ?? (isUsable ? undefined : t('smallLettersDigitsAndSingle'))}
        help={t('pageAtPath', { path: portalPagePath(address || '…') })}
        label={t('address')}
        maxLength={portalPageLimits.address}
        onChange={(event) => onChange({ ...page, address: event.target.value })}
        spellCheck={false}
        value={address}
      />
      <PageText fault={fault} language={first} onChange={onChange} page={page} />
      {others.map((language) => (
        <Fragment key={language}>
          <PageTitle fault={fault} language={language} onChange={onChange} page={page} />
          <PageText fault={fault} language={language} onChange={onChange} page={page} />
        </Fragment>
      ))}
      <CheckboxField
        checked={in_footer}
        label={t('linkItAtFootEvery')}
        onChange={(event) => onChange({ ...page, in_footer: event.target.checked })}
      />
      <div>
        <Button onClick={onRemove} size="small" variant="quiet">
          {t('removeThisPage')}
        </Button>
      </div>
    </Stack>
  );
}

interface WordsProps extends Pick<PageFieldsProps, 'page' | 'fault' | 'onChange'> {
  readonly language: string;
}

const placeOf = (name: 'title' | 'text', language: string) =>
  isFirstLanguage(language) ? name : `translated.${language}.${name}`;

/** What an empty field of a further language means. */
const helpOf = (words: string, language: string) =>
  words === '' && !isFirstLanguage(language) ? emptyHelp(language, true) : '';

function PageTitle({ page, language, fault, onChange }: WordsProps) {
  const { title } = writtenPage(page, language);
  return (
    <TextField
      error={fault(placeOf('title', language))}
      help={helpOf(title, language) || undefined}
      label={labelIn(t('title'), language)}
      lang={language}
      maxLength={portalPageLimits.title}
      onChange={(event) => onChange(withWords(page, language, { title: event.target.value }))}
      value={title}
    />
  );
}

function PageText({ page, language, fault, onChange }: WordsProps) {
  const { title, text } = writtenPage(page, language);
  return (
    <Stack gap={3}>
      <TextArea
        error={fault(placeOf('text', language))}
        help={`${helpOf(text, language)} ${markdownHelp}`.trim()}
        label={labelIn(t('text'), language)}
        lang={language}
        maxLength={portalLimits.text}
        onChange={(event) => onChange(withWords(page, language, { text: event.target.value }))}
        rows={10}
        value={text}
      />
      <MarkdownPreview label={title || page.title} text={text} />
    </Stack>
  );
}
