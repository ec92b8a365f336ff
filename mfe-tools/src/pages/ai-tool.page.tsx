import { ButtonLink } from '@commons/ui/controls/button';
import { Page, PageHeader, Row, Stack } from '@commons/ui/layout/page';
import { HiddenHeading } from '@commons/ui/layout/visually-hidden';
import { Spinner } from '@commons/ui/loading/spinner';
import { ArrowLeftIcon } from '@commons/ui/pictures/icons';
import { t } from '@commons/ui/text/texts';
import { useSession } from '@commons/web-kit/app-context';
import { usePageTitle } from '@commons/web-kit/page/page-title';
import { Link, useLocation, useParams } from '@commons/web-kit/router';
import { returnState } from '@commons/web-kit/session/return-target';
import { lazy, Suspense, useMemo } from 'react';
import { aiToolList } from '../ai-tool-list';
import { AiToolPanel } from '../features/ai-tools/ai-tool.panel';
import { aiToolOf } from '../features/ai-tools/known-tools';

// Only guests see it.
const ToolExample = lazy(() => import('../features/ai-tools/example/tool-example'));

/** /tools/ai/:tool: the page of an AI tool, for any signed-in account (decision A63). */
export default function AiToolPage() {
  const { tool: id = '' } = useParams();
  const tool = useMemo(() => aiToolOf(id), [id]);
  const listed = aiToolList.find((one) => one.id === id);
  const { user, loading } = useSession();
  const back = returnState(useLocation());
  usePageTitle(tool.name);
  if (loading) return <Spinner room="page" />;
  return (
    <Page width="reading">
      <PageHeader
        back={
          <Link to="/tools">
            <Row as="span" gap={1}>
              <ArrowLeftIcon size={18} /> {t('allTools')}
            </Row>
          </Link>
        }
        lead={listed?.text}
        title={tool.name}
      />
      {user ? (
        <section>
          {/* In a dialog, too, the panel is below a heading of the second level. */}
          <HiddenHeading>{t('entriesAndResult')}</HiddenHeading>
          <AiToolPanel key={id} tool={tool} />
        </section>
      ) : (
        <Stack gap={8}>
          <Stack gap={4}>
            <p>{t('aiToolsNeedAccount')}</p>
            <Row>
              <ButtonLink as={Link} state={back} to="/login" variant="primary">
                {t('log')}
              </ButtonLink>
              <ButtonLink as={Link} state={back} to="/register">
                {t('register')}
              </ButtonLink>
            </Row>
          </Stack>
          {listed && (
            <Suspense>
              <ToolExample tool={listed.id} />
            </Suspense>
          )}
        </Stack>
      )}
    </Page>
  );
}
