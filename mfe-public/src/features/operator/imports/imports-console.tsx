import { Section, Stack } from '@commons/ui/layout/page';
import { Tabs } from '@commons/ui/layout/tabs';
import { MessageBanner } from '@commons/ui/messages/banner';
import { t } from '@commons/ui/text/texts';
import { usePageTitle } from '@commons/web-kit/page/page-title';
import { useSearchParams } from '@commons/web-kit/router';
import operatorStyles from '../parts/operator.module.css';
import { useDone } from '../parts/use-done';
import { FeedsPanel } from './feeds/feeds.panel';
import { ImportRunPanel } from './import-run.panel';
import { type ImportKind, importKinds } from './imports.api';
import { ImportsList } from './imports.list';
import { UploadForm } from './upload.form';

const kindLabels: Readonly<Record<ImportKind, string>> = {
  businesses: t('importsOfBusinesses'),
  jobs: t('importsOfJobs'),
};

/** File upload and earlier imports; or the one whose id is in the address. */
export function ImportsConsole() {
  usePageTitle(t('operatorImportsTitle'));
  const [search, setSearch] = useSearchParams();
  const { done, message, clear, place } = useDone();
  const kind = importKinds.find((one) => one === search.get('of')) ?? 'businesses';
  const id = search.get('import');
  const show = (of: ImportKind, run?: string) =>
    setSearch({ ...(of !== 'businesses' && { of }), ...(run && { import: run }) });
  const open = (run?: string) => show(kind, run);
  return (
    <>
      <Tabs<ImportKind>
        active={kind}
        items={importKinds.map((one) => ({ id: one, label: kindLabels[one] }))}
        label={t('importsWhat')}
        onChange={(of) => show(of)}
      >
        <div className={operatorStyles.place} ref={place} tabIndex={-1}>
          {id ? (
            <ImportRunPanel done={done} id={id} key={id} kind={kind} onClose={() => open()} />
          ) : (
            <Stack gap={12}>
              <UploadForm key={kind} kind={kind} onRun={open} />
              {kind === 'jobs' && <FeedsPanel done={done} />}
              <Section title={t('importsBefore')}>
                <ImportsList kind={kind} onOpen={open} />
              </Section>
            </Stack>
          )}
        </div>
      </Tabs>
      <MessageBanner message={message} onClose={clear} />
    </>
  );
}
