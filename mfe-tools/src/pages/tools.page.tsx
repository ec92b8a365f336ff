import { Card, CardLink } from '@commons/ui/card';
import { CalculatorIcon } from '@commons/ui/icons';
import { Grid, Page, PageHeader, Stack } from '@commons/ui/page';
import { usePageTitle } from '@commons/web-kit/page-title';
import { Link } from '@commons/web-kit/router';
import { toolList } from '../tool-list';

/** /tools: the calculators, for everyone. */
export default function ToolsPage() {
  usePageTitle('Business calculators');
  return (
    <Page>
      <PageHeader
        title="Business calculators"
        lead="Do the sums before you sign. Free, and without an account."
      />
      <Grid cell="large">
        {toolList.map(({ id, name, text, page }) => (
          <Card as="article" key={id}>
            <Stack gap={3}>
              <CalculatorIcon />
              <h2>
                <CardLink as={Link} to={page}>
                  {name}
                </CardLink>
              </h2>
              <p>{text}</p>
            </Stack>
          </Card>
        ))}
      </Grid>
    </Page>
  );
}
