import { createRoot } from 'react-dom/client';
import '../styles.css';
import { Button, ButtonLink } from '../button';
import { Page, PageHeader, Row, Section } from '../page';
import { SkipLink } from '../visually-hidden';
import { ActionsAndMessages } from './actions-and-messages';
import { FormParts } from './form-parts';
import { States } from './states';
import { Things } from './things';

const root = document.documentElement;
const switchTheme = () => {
  const dark = root.dataset.theme
    ? root.dataset.theme === 'dark'
    : matchMedia('(prefers-color-scheme: dark)').matches;
  root.dataset.theme = dark ? 'light' : 'dark';
};

function Gallery() {
  return (
    <>
      <SkipLink />
      <Page>
        <PageHeader
          actions={
            <>
              <Button onClick={switchTheme}>Switch theme</Button>
              <ButtonLink href="#things" variant="primary">
                See the things
              </ButtonLink>
            </>
          }
          eyebrow="Design system"
          lead="Paper, ink and one river green. Each part of the portal is made of what stands on this page."
          title="Everything in one place"
        />
        <Section title="Actions and messages">
          <ActionsAndMessages />
        </Section>
        <Section id="things" title="Things">
          <Things />
        </Section>
        <Section action={<Row as="span">with errors in words</Row>} title="Forms">
          <FormParts />
        </Section>
        <Section title="Waiting, empty, broken">
          <States />
        </Section>
      </Page>
    </>
  );
}

createRoot(document.getElementById('main') as HTMLElement).render(<Gallery />);
