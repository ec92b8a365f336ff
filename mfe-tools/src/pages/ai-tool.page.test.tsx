import {
  fireEvent,
  networkError,
  networkText,
  refusal,
  screen,
  timedOut,
  timeoutText,
  waitFor,
  within,
} from '@commons/web-kit/testing/test-render';
import {
  enter,
  event,
  generateButton,
  openTool,
  streamOf,
  toolSamples,
} from '../testing/ai-tool-calls';

beforeEach(() => sessionStorage.clear());

const result = () => screen.queryByRole('region', { name: 'Result' });

describe.each(toolSamples)('$id', ({ id, path, required, failed, empty }) => {
  const labels = Object.keys(required);

  it('[AIT-03] generates only when no required field is blank, and says what is missing', async () => {
    const { container, calls } = openTool(id, { [`POST ${path}`]: () => streamOf('A text') });
    for (const label of labels) {
      expect(generateButton()).toBeDisabled();
      enter({ [label]: required[label as keyof typeof required] });
    }
    expect(generateButton()).toBeEnabled();
    const last = labels.at(-1) ?? '';
    enter({ [last]: '   ' });
    expect(generateButton()).toBeDisabled();
    fireEvent.submit(container.querySelector('form') as HTMLFormElement);
    const alert = within(result() as HTMLElement).getByRole('alert');
    expect(alert).toHaveTextContent(`Please fill in all required fields: ${last}`);
    expect(calls()).toEqual([]);
  });

  it('[AIT-02] is busy while generating; then shows the text and its copy buttons', async () => {
    let finish = () => {};
    async function* slow() {
      yield event('started', { id: 'a' });
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
      yield* streamOf('A finished text').slice(1);
    }
    const { user } = openTool(id, { [`POST ${path}`]: slow });
    enter(required);
    expect(result()).toBeNull();
    await user.click(generateButton());
    expect(await screen.findByRole('button', { name: 'Generating...' })).toBeDisabled();
    expect(result()).toBeNull();
    finish();
    expect(await screen.findByText('A finished text')).toBeVisible();
    await waitFor(() => expect(generateButton()).toBeEnabled());
    await user.click(screen.getByRole('button', { name: /^Copy/ }));
    expect(await navigator.clipboard.readText()).toBe('A finished text');
    expect(await screen.findByText('Copied to clipboard!')).toBeVisible();
    expect(screen.getByText(/built-in writer/)).toBeVisible();
  });

  it('[AIT-15] shows its own failure text, unless the server gives a reason', async () => {
    let failure: Error = refusal(500);
    const { user } = openTool(id, {
      [`POST ${path}`]: () => {
        throw failure;
      },
    });
    enter(required);
    await user.click(generateButton());
    expect(await within(await shown()).findByRole('alert')).toHaveTextContent(failed);
    failure = refusal(429, 'Too many requests. Please wait a moment and try again.');
    await user.click(generateButton());
    expect(await screen.findByText(/^Too many requests/)).toBeVisible();
    expect(screen.queryByText(failed)).toBeNull();
    failure = networkError();
    await user.click(generateButton());
    expect(await screen.findByText(networkText)).toBeVisible();
    failure = timedOut();
    await user.click(generateButton());
    expect(await screen.findByText(timeoutText)).toBeVisible();
  });

  it('[AIT-16] says that nothing was generated', async () => {
    const { user } = openTool(id, { [`POST ${path}`]: () => streamOf(' ') });
    enter(required);
    await user.click(generateButton());
    expect(within(await shown()).getByRole('alert')).toHaveTextContent(empty);
  });
});

const shown = () => screen.findByRole('region', { name: 'Result' });

it('[AIT-03] says what is missing when Enter is pressed in a field', async () => {
  const { user, calls } = openTool('market-analysis');
  await user.type(screen.getByLabelText('Business type'), 'Bakery{Enter}');
  expect(within(await shown()).getByRole('alert')).toHaveTextContent(
    'Please fill in all required fields: Target location, Product or service',
  );
  await user.type(screen.getByLabelText('Product or service'), 'Bread{Enter}and rolls');
  expect(screen.getByLabelText('Product or service')).toHaveValue('Bread\nand rolls');
  expect(calls()).toEqual([]);
});

it('shows the generated text as plain text, whatever it contains', async () => {
  const text = '## Plan\n\n<img src=x onerror="alert(1)"> **Do it**\n\n1. One\n2. [fill in: name]';
  const { user, container } = openTool('business-advisor', {
    'POST /ai/business-advisor': () => streamOf(text, 'some-model'),
  });
  enter(toolSamples[4].required);
  await user.click(generateButton());
  expect(await screen.findByRole('heading', { name: 'Plan' })).toBeVisible();
  expect(screen.getByText(/<img src=x onerror=/)).toBeVisible();
  expect(container.querySelector('img')).toBeNull();
  expect(screen.getByText('Do it').tagName).toBe('STRONG');
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByText('[fill in: name]').tagName).toBe('MARK');
  expect(screen.getByText(/Written by an AI model/)).toBeVisible();
  expect(screen.queryByText(/built-in writer/)).toBeNull();
});

it('copies what is being edited, and has it after a reload', async () => {
  const id = 'business-advisor';
  const { required } = toolSamples.find((sample) => sample.id === id) ?? { required: {} };
  const page = openTool(id, { [`POST /ai/${id}`]: () => streamOf('Bake more') });
  enter(required);
  await page.user.click(generateButton());
  await page.user.click(await screen.findByRole('button', { name: 'Edit' }));
  await page.user.type(screen.getByLabelText('Edit the text'), ' bread');
  await page.user.click(screen.getByRole('button', { name: /^Copy/ }));
  expect(await navigator.clipboard.readText()).toBe('Bake more bread');
  await waitFor(() =>
    expect(JSON.stringify(Object.values(sessionStorage))).toContain('Bake more bread'),
  );
});
