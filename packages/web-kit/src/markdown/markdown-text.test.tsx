import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { markdownBlocks } from './markdown-blocks';
import { MarkdownBlockView } from './markdown-text';

const html = (text: string) =>
  render(
    <MemoryRouter>
      {markdownBlocks(text).map((block) => (
        <MarkdownBlockView block={block} key={JSON.stringify(block)} />
      ))}
    </MemoryRouter>,
  ).container.innerHTML;

it('reads paragraphs, headings, lists and steps', () => {
  expect(
    html('One\nline\n\n## Title\n- a\n- b\n  goes on\n\n1. first\n2. second\r\n\r\n\n\nLast'),
  ).toBe(
    '<p>One line</p><h3>Title</h3><ul><li>a</li><li>b goes on</li></ul><ol><li>first</li><li>second</li></ol><p>Last</p>',
  );
});

it('supports nested strong, emphasis and links', () => {
  expect(html('A **strong *and* more** [**word**](/contact), [b](https://a.example/?q=1).')).toBe(
    '<p>A <strong>strong <em>and</em> more</strong> <a href="/contact" data-discover="true"><strong>word</strong></a>, <a href="https://a.example/?q=1" rel="noopener">b</a>.</p>',
  );
  expect(html('2 * 3 * 4 and **')).toBe('<p>2 * 3 * 4 and **</p>');
});

it.each([
  ['<script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
  ['[a](javascript:alert(1))', '[a](javascript:alert(1))'],
  ['[a](//evil.example)', '[a](//evil.example)'],
  ['[a](/\\evil.example)', '[a](/\\evil.example)'],
  ['[a](data:text/html,x)', '[a](data:text/html,x)'],
  ['<img src=x onerror=alert(1)>', '&lt;img src=x onerror=alert(1)&gt;'],
])('shows %s as it was typed', (text, shown) => {
  expect(html(text)).toBe(`<p>${shown}</p>`);
});

it('parses a long text quickly', () => {
  const begun = performance.now();
  markdownBlocks('**[a](x) *b '.repeat(2_500));
  markdownBlocks('*'.repeat(30_000));
  markdownBlocks('['.repeat(30_000));
  expect(performance.now() - begun).toBeLessThan(1_500);
});
