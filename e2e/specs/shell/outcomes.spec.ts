import type { Page } from '@playwright/test';
import { expect, test } from '../../portal/portal.fixture';
import { withoutRemote } from '../../screens/network';

interface Outcome {
  readonly path: string;
  readonly title: string | RegExp;
  /** What happens before the page opens. */
  readonly before?: (page: Page) => Promise<unknown>;
}

const unknownId = '000000000000000000000000';

const outcomes: readonly Outcome[] = [
  { path: '/no-such-page', title: 'Page not found' },
  { path: `/jobs/${unknownId}`, title: 'Job Not Found' },
  { path: `/business-directory/${unknownId}`, title: 'Business Not Found' },
  { path: '/shared-profile/unknown', title: 'Profile Not Found' },
  { path: '/reset-password', title: 'Invalid Reset Link' },
  { path: '/verify-email?token=unknown', title: 'Verification Failed' },
  { path: '/invitation?token=unknown', title: 'This invitation is no longer valid' },
  {
    path: '/tools/loan',
    title: 'Oops! Something went wrong',
    before: withoutRemote('mfe-tools'),
  },
];

/** Where drawing, title and next step are. */
const layout = (page: Page) =>
  page.getByRole('main').evaluate((main) => {
    const title = main.querySelector('h1') as HTMLElement;
    const drawing = main.querySelector('svg[viewBox="0 0 160 120"]');
    const after = (one: Element) =>
      title.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING;
    const step = [...main.querySelectorAll('a, button')].find(after);
    const box = (one?: Element | null) => one?.getBoundingClientRect() ?? new DOMRect();
    const centre = ({ left, right }: DOMRect) => Math.round((left + right) / 2);
    const { fontSize, fontWeight, textAlign } = getComputedStyle(title);
    return {
      drawingIsAbove: box(drawing).height > 0 && box(drawing).bottom <= box(title).top,
      drawingIsCentred: Math.abs(centre(box(drawing)) - centre(box(main))) <= 1,
      drawing: [Math.round(box(drawing).top + scrollY), Math.round(box(drawing).width)],
      titleBelow: Math.round(box(title).top - box(drawing).bottom),
      title: `${fontSize} ${fontWeight} ${textAlign}`,
      stepIsBelow: box(step).height > 0 && box(step).top >= box(title).bottom,
    };
  });

test('what is not found, expired or failed has one layout on a phone and on a desktop, with a way on', async ({
  page,
}) => {
  const widths = [390, 1280];
  const found: Record<string, unknown>[] = widths.map(() => ({}));
  for (const { path, title, before } of outcomes) {
    await before?.(page);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    for (const [at, width] of widths.entries()) {
      await page.setViewportSize({ width, height: 844 });
      Object.assign(found[at] ?? {}, { [path]: await layout(page) });
    }
    await page.unrouteAll();
  }
  for (const layouts of found) {
    const [first] = Object.values(layouts);
    expect(first).toMatchObject({
      ...{ drawingIsAbove: true, drawingIsCentred: true, stepIsBelow: true },
      title: expect.stringMatching(/^28px .* center$/),
    });
    expect(layouts).toEqual(Object.fromEntries(outcomes.map(({ path }) => [path, first])));
  }
});
