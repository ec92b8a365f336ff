import { Grid, Page, PageHeader, Section, Stack } from '@commons/ui/layout/page';
import { Card, CardLink } from '@commons/ui/lists/card';
import { CalculatorIcon, PenSparkIcon } from '@commons/ui/pictures/icons';
import { t } from '@commons/ui/text/texts';
import { useSession } from '@commons/web-kit/app-context';
import { usePageTitle } from '@commons/web-kit/page/page-title';
import { Link } from '@commons/web-kit/router';
import type { ReactNode } from 'react';
import { shownAiTools } from '../ai-tool-list';
import { toolList } from '../tool-list';
import styles from './tools.page.module.css';

/** /tools: the public calculators and, when signed in, the AI tools (decision A63). */
export default function ToolsPage() {
  usePageTitle(t('businessCalculators'));
  const { user } = useSession();
  return (
    <Page width="reading">
      <PageHeader title={t('businessCalculators')} lead={t('doSumsBeforeSign')} />
      <Stack gap={12}>
        <Grid cell="large">
          {toolList.map(({ id, name, text, page }) => (
            <ToolLink
              headingAs="h2"
              icon={<CalculatorIcon />}
              key={id}
              name={name}
              text={text}
              to={page}
            />
          ))}
        </Grid>
        {user && (
          <Section id="ai-tools" title={t('aiTools')}>
            <Grid cell="large">
              {shownAiTools().map(({ id, name, text }) => (
                <ToolLink
                  headingAs="h3"
                  icon={<PenSparkIcon />}
                  key={id}
                  name={name}
                  text={text}
                  to={`/tools/ai/${id}`}
                />
              ))}
            </Grid>
          </Section>
        )}
      </Stack>
    </Page>
  );
}

interface ToolLinkProps {
  readonly icon: ReactNode;
  readonly name: string;
  readonly text: string;
  readonly to: string;
  readonly headingAs: 'h2' | 'h3';
}

function ToolLink({ icon, name, text, to, headingAs: Heading }: ToolLinkProps) {
  return (
    <Card as="article">
      <Stack gap={3}>
        {icon}
        <Heading className={styles.name}>
          <CardLink as={Link} to={to}>
            {name}
          </CardLink>
        </Heading>
        <p>{text}</p>
      </Stack>
    </Card>
  );
}
